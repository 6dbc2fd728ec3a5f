import { fireEvent, render, screen } from '@testing-library/react'
import { Checkbox } from './checkbox'

it.each([
  ['unchecked', false, 'false', true],
  ['indeterminate', 'mixed', 'mixed', true],
  ['checked', true, 'true', false],
] as const)('%s: a press changes the box, and Enter doesn’t', (_, checked, aria, next) => {
  const onCheckedChange = jest.fn()
  render(<Checkbox checked={checked} onCheckedChange={onCheckedChange} />)
  const box = screen.getByRole('checkbox')
  expect(box.getAttribute('aria-checked')).toBe(aria)
  fireEvent.click(box)
  expect(onCheckedChange.mock.calls).toEqual([[next]])
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(box, { key: ' ' })).toBe(true)
})
