import { fireEvent, render, screen } from '@testing-library/react'
import { Checkbox } from './checkbox'

beforeAll(() => {
  // jsdom has none; Radix measures the box that its hidden input covers.
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
    },
  })
})

it.each([
  ['checked', true, 'true', false],
  ['unchecked', false, 'false', true],
  ['indeterminate', 'indeterminate', 'mixed', true],
] as const)('%s, for readers too; a click changes it', (_, checked, ariaChecked, next) => {
  const onCheckedChange = jest.fn()
  render(<Checkbox checked={checked} onCheckedChange={onCheckedChange} />)
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe(ariaChecked)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(onCheckedChange.mock.calls).toEqual([[next]])
})

it.each([
  ['sends its name', true, 'on'],
  ['unchecked sends nothing', false, null],
])('in a form it %s', (_, checked, sent) => {
  render(
    <form aria-label="Key">
      <Checkbox name="rememberApiKey" checked={checked} onCheckedChange={() => {}} />
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(new FormData(form).get('rememberApiKey')).toBe(sent)
})
