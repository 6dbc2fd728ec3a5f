/** @jest-environment node */
import fc from 'fast-check'
import { identifierSchema, isIdentifier, signatureSchema } from './identifier'

describe('a mint, order key or transaction', () => {
  it.each([
    ['base58', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['a shortened sample', '0rder…'],
    ['letters of another alphabet', 'Ключ1'],
    ['128 characters', 'a'.repeat(128)],
  ])('%s passes', (_, text) => {
    expect(identifierSchema.safeParse(text).data).toBe(text)
    expect(isIdentifier(text)).toBe(true)
  })

  it.each([
    ['no text', ''],
    ['129 characters', 'a'.repeat(129)],
    ['no text but a number', 5],
    ['null', null],
  ])('%s is refused', (_, value) => {
    expect(identifierSchema.safeParse(value).success).toBe(false)
    expect(isIdentifier(value)).toBe(false)
  })

  it('with a character that could end a CSV cell, start a formula or leave a path is refused', () => {
    const harmful = fc.constantFrom(...',;"\'\n\r\t =+-@/\\?#&%.:<>|\0\u200b\u202e')
    const harmless = fc.stringMatching(/^[A-Za-z0-9]{0,20}$/)
    fc.assert(
      fc.property(harmless, harmful, harmless, (before, character, after) => {
        expect(identifierSchema.safeParse(before + character + after).success).toBe(false)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a transaction’s signature', () => {
  it.each(['', '5ig…'])('"%s" passes: it is empty where the service names none', (text) => {
    expect(signatureSchema.safeParse(text).data).toBe(text)
  })

  it.each([' ', '=1', null])('%p is refused', (value) => {
    expect(signatureSchema.safeParse(value).success).toBe(false)
  })
})
