import { fireEvent, render, screen } from '@testing-library/react'
import { Checkbox } from './checkbox'

it.each([
  ['unchecked', false, 'false', true],
  ['indeterminate', 'indeterminate', 'mixed', true],
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

it.each([
  [true, 'on'],
  [false, null],
])('if a checkbox of a form is checked (%s), the form sends %s', (checked, sent) => {
  render(
    <form aria-label="Key">
      <Checkbox name="rememberApiKey" checked={checked} onCheckedChange={() => {}} />
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(new FormData(form).get('rememberApiKey')).toBe(sent)
})

it.each(['form', 'div'] as const)(
  'a click on the label changes a checkbox in a %s once',
  (Around) => {
    const onCheckedChange = jest.fn()
    render(
      <Around>
        <label>
          <Checkbox checked={false} onCheckedChange={onCheckedChange} />
          Missing price
        </label>
      </Around>,
    )
    fireEvent.click(screen.getByText('Missing price'))
    expect(onCheckedChange.mock.calls).toEqual([[true]])
    expect(screen.getByRole('checkbox', { name: 'Missing price' })).toBeDefined()
  },
)
