/** @jest-environment node */
import bs58 from 'bs58'
import fc from 'fast-check'
import { INVALID_ADDRESS, isAddress } from './address'

const USDC_MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const anyAddress = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => bs58.encode(bytes))

describe('an address is valid', () => {
  it.each([
    ['with 44 characters', USDC_MINT],
    ['with 43 characters', 'So11111111111111111111111111111111111111112'],
    ['with 32 characters, 32 bytes of zero', '1'.repeat(32)],
  ])('%s', (_, text) => {
    expect(isAddress(text)).toBe(true)
  })

  it('when it is any 32 bytes encoded', () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        expect(text.length).toBeGreaterThanOrEqual(32)
        expect(text.length).toBeLessThanOrEqual(44)
        expect(isAddress(text)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('an address is invalid', () => {
  it.each([
    ['when it is empty', ''],
    ['with 31 characters', '1'.repeat(31)],
    ['with 45 characters', '1'.repeat(45)],
    ['with 32 characters that decode to fewer than 32 bytes', '2'.repeat(32)],
    ['with 44 characters that decode to more than 32 bytes', 'z'.repeat(44)],
    ['with 33 characters that decode to 33 bytes', '1'.repeat(33)],
    ['with a space before it', ` ${USDC_MINT}`],
    ['with a line break after it', `${USDC_MINT}\n`],
    ['with a letter outside base58', `é${USDC_MINT.slice(1)}`],
  ])('%s', (_, text) => {
    expect(isAddress(text)).toBe(false)
  })

  it.each(['0', 'O', 'I', 'l'])('with the character %s anywhere', (character) => {
    fc.assert(
      fc.property(anyAddress, fc.nat(), (text, place) => {
        const at = place % text.length
        expect(isAddress(text.slice(0, at) + character + text.slice(at + 1))).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('when it decodes to any other number of bytes', () => {
    const otherBytes = fc.uint8Array({ maxLength: 48 }).filter((bytes) => bytes.length !== 32)
    fc.assert(
      fc.property(otherBytes, (bytes) => {
        expect(isAddress(bs58.encode(bytes))).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('and is told by the text of behaviour 15.1, never by an exception', () => {
    expect(INVALID_ADDRESS).toBe('Invalid address')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(typeof isAddress(text)).toBe('boolean')
      }),
      { numRuns: 200 },
    )
  })
})
