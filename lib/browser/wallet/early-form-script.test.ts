/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import bs58 from 'bs58'
import fc from 'fast-check'
import { INVALID_ADDRESS, isAddress } from '@/lib/domain/wallet/address'
import { EARLY_FORM_SCRIPT } from './early-form-script'

const NEUTRAL = 'Public address only.'

const field = () => screen.getByRole('textbox')

function early(typed = '') {
  document.body.innerHTML = `<form><input id="userAddress" data-state="neutral" value="${typed}"><button data-scripted disabled></button><p id="address-message" role="status">${NEUTRAL}</p></form>`
  new Function(EARLY_FORM_SCRIPT)()
}

function type(value: string) {
  fireEvent.input(field(), { target: { value } })
  return shown()
}

function shown() {
  const line = screen.getByRole('status')
  return [
    field().dataset.state,
    field().getAttribute('aria-invalid'),
    line.dataset.state,
    line.textContent,
    screen.getByRole('button').hasAttribute('disabled'),
  ]
}

const INVALID = ['invalid', 'true', 'invalid', INVALID_ADDRESS, true]
const VALID = ['valid', null, 'valid', 'Valid address', false]
const UNTOUCHED = ['neutral', null, undefined, NEUTRAL, true]

it('the form answers before its code has come, and follows every change (behaviour 1.7)', () => {
  early()
  expect(shown()).toEqual(UNTOUCHED)
  expect(type('abc')).toEqual(INVALID)
  expect(type(` ${'1'.repeat(32)} `)).toEqual(VALID)
  expect(type('')).toEqual(['neutral', null, 'neutral', NEUTRAL, true])
})

it('a text that was there before is checked too (behaviour 1.2)', () => {
  early('So11111111111111111111111111111111111111112')
  expect(shown()).toEqual(VALID)
})

it('takes the same texts for addresses as the rest of the app (behaviour 1.6)', () => {
  early()
  const typedInto = field()
  const bytes = fc.uint8Array({ minLength: 30, maxLength: 34 })
  const texts = fc.oneof(
    bytes.map((some) => bs58.encode(some)),
    fc
      .uint8Array({ maxLength: 8 })
      .map((end) => bs58.encode(Uint8Array.from([...new Uint8Array(32 - end.length), ...end]))),
    fc.string({ minLength: 30, maxLength: 46 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      fireEvent.input(typedInto, { target: { value: text } })
      expect(typedInto.dataset.state === 'valid').toBe(isAddress(text.trim()))
    }),
    { numRuns: 500 },
  )
})
