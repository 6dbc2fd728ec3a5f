import { fireEvent, render, screen } from '@testing-library/react'
import { FeeSwitch, SwitchableTable } from './trade-switches'

it.each([
  [true, 'Fees of newer orders are unknown'],
  [false, null],
])(
  'the fee switch says which fees it can’t subtract; newer trades shown: %s (behaviour 25.16)',
  (hasNewerTrades, description) => {
    render(
      <SwitchableTable hasNewerTrades={hasNewerTrades}>
        <FeeSwitch />
      </SwitchableTable>,
    )
    const control = screen.getByRole('switch', { name: 'Subtract fee' })
    expect(control.getAttribute('aria-description')).toBe(description)
    expect(screen.getByText('Subtract fee').closest('[title]')?.getAttribute('title') ?? null).toBe(
      description,
    )
  },
)

it('the fee switch stays as it was left when the page opens again (behaviour 5.8)', () => {
  const open = () =>
    render(
      <SwitchableTable hasNewerTrades={false}>
        <FeeSwitch />
      </SwitchableTable>,
    )
  const isOn = () => screen.getByRole('switch').getAttribute('aria-checked')
  const { unmount } = open()
  expect(isOn()).toBe('true')
  fireEvent.click(screen.getByRole('switch'))
  expect(isOn()).toBe('false')
  unmount()
  open()
  expect(isOn()).toBe('false')
})
