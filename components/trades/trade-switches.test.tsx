import { fireEvent, render, screen } from '@testing-library/react'
import { FeeSwitch } from './trade-switches'

it.each([['Fees of newer orders are unknown'], [undefined]])(
  'the fee switch says which fees it can’t subtract: %s (behaviour 25.16)',
  (note) => {
    render(<FeeSwitch note={note} />)
    const description = note ?? null
    const control = screen.getByRole('switch', { name: 'Subtract fee' })
    expect(control.getAttribute('aria-description')).toBe(description)
    expect(screen.getByText('Subtract fee').closest('[title]')?.getAttribute('title') ?? null).toBe(
      description,
    )
  },
)

it('the fee switch stays as it was left when the page opens again (behaviour 5.8)', () => {
  const open = () => render(<FeeSwitch note={undefined} />)
  const isOn = () => screen.getByRole('switch').getAttribute('aria-checked')
  const { unmount } = open()
  expect(isOn()).toBe('true')
  fireEvent.click(screen.getByRole('switch'))
  expect(isOn()).toBe('false')
  unmount()
  open()
  expect(isOn()).toBe('false')
})
