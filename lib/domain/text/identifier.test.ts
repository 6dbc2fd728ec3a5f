/** @jest-environment node */
import fc from 'fast-check'
import { identifierSchema, isKeyText, orderKeySchema, signatureSchema } from './identifier'

const UUID = '0b1f6b1e-6c2a-4b36-9d1c-0a9f6f1f2c11'

describe('an identifier is base58', () => {
  it.each([
    ['an address', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', true],
    ['128 characters', 'a'.repeat(128), true],
    ['129 characters', 'a'.repeat(129), false],
    ['a shortened sample', 'EPjF…Dt1v', false],
    ['letters of another alphabet', 'Ключ1', false],
    ['digits of another alphabet', '١٢', false],
    ['the digit 0', '0rder', false],
    ['the letter l', 'wallet', false],
    ['the letter I', 'Id', false],
    ['the letter O', 'Order', false],
    ['an underscore', 'a_b', false],
    ['a line break at its end', 'a\n', false],
    ['no text', '', false],
    ['a number', 5, false],
  ])('%s', (_, value, isValid) => {
    expect(identifierSchema.safeParse(value).success).toBe(isValid)
    expect(orderKeySchema.safeParse(value).success).toBe(isValid)
  })

  it.each([
    ['a UUID', UUID, true],
    ['words', 'provider-order-1', true],
    ['129 characters', `${'a'.repeat(64)}-${'b'.repeat(64)}`, false],
    ['a hyphen at its start', `-${UUID}`, false],
    ['a hyphen at its end', `${UUID}-`, false],
    ['two hyphens', 'a--b', false],
    ['other letters', 'ключ-1', false],
  ])('unlike a mint, an order key may also have hyphens: %s', (_, value, isValid) => {
    expect(orderKeySchema.safeParse(value).success).toBe(isValid)
    expect(identifierSchema.safeParse(value).success).toBe(false)
  })

  it('never has a character that could end a CSV cell, start a formula or leave a path', () => {
    const harmful = fc.constantFrom(...',;"\'\n\r\t =+@/\\?#&%.:<>|\0\u200b\u202e')
    const harmless = fc.stringMatching(/^[A-Za-z0-9]{0,20}$/)
    fc.assert(
      fc.property(harmless, harmful, harmless, (before, character, after) => {
        const text = before + character + after
        expect(identifierSchema.safeParse(text).success).toBe(false)
        expect(orderKeySchema.safeParse(text).success).toBe(false)
      }),
      { numRuns: 200 },
    )
  })
})

it.each([
  ['', true],
  ['5ig', true],
  ['5ig…', false],
  ['=1', false],
  [null, false],
])('a signature is base58 or empty: %p', (value, isValid) => {
  expect(signatureSchema.safeParse(value).success).toBe(isValid)
})

it.each([
  ['letters, digits and signs', 'a-B_9.~!', true],
  ['200 characters', 'k'.repeat(200), true],
  ['201 characters', 'k'.repeat(201), false],
  ['no text', '', false],
  ['a space', 'my key', false],
  ['another alphabet', 'ключ', false],
])('an API key: %s (behaviour 8.9)', (_, text, isValid) => {
  expect(isKeyText(text)).toBe(isValid)
})
