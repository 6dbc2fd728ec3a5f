import { fireEvent, render, screen } from '@testing-library/react'
import { Switch } from './switch'

it.each([true, false])('a switch says whether it is on (%s), and a press changes it', (checked) => {
  const onCheckedChange = jest.fn()
  render(<Switch checked={checked} onCheckedChange={onCheckedChange} />)
  const button = screen.getByRole('switch')
  expect(button.getAttribute('aria-checked')).toBe(String(checked))
  fireEvent.click(button)
  expect(onCheckedChange.mock.calls).toEqual([[!checked]])
})
