import { fireEvent, render, screen } from '@testing-library/react'
import { ApiKeyForm } from './api-key-form'

const form = {
  apiKey: 'my-key',
  setApiKey: () => {},
  isRemembered: false,
  setIsRemembered: () => {},
  fault: undefined,
  hasKey: false,
  isStored: false,
  remove: () => {},
}

it('a key is hidden until ‘Show key’ is pressed, and browsers never take it for a password (behaviour 8.9)', () => {
  render(<ApiKeyForm label="Key" form={form} note="" onSubmit={() => {}} />)
  const field = screen.getByLabelText('Key')
  const isHidden = () => field.className.includes('text-security:disc')
  const expectNoPassword = () =>
    expect([
      ...[field.getAttribute('type') ?? 'text', field.getAttribute('autocomplete')],
      ...[field.hasAttribute('data-1p-ignore'), field.getAttribute('data-lpignore')],
    ]).toEqual(['text', 'off', true, 'true'])
  expectNoPassword()
  expect(isHidden()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Show key' }))
  expectNoPassword()
  expect(isHidden()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Hide key' }))
  expect(isHidden()).toBe(true)
})

it.each([
  [true, 'on'],
  [false, null],
])(
  'if ‘Remember API key’ is checked (%s), the form’s `rememberApiKey` is %s (behaviour 12.4)',
  (isRemembered, sent) => {
    const fields = { ...form, isRemembered }
    render(<ApiKeyForm label="Key" form={fields} note="" onSubmit={() => {}} />)
    const { form: element } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Key' })
    expect(new FormData(element ?? undefined).get('rememberApiKey')).toBe(sent)
  },
)
