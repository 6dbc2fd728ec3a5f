/** @jest-environment node */
import bs58 from 'bs58'
import fc from 'fast-check'
import { isAddress } from './address'

const USDC_MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

it.each<[string, string, boolean]>([
  ['44 characters', USDC_MINT, true],
  ['43 characters', 'So11111111111111111111111111111111111111112', true],
  ['32 characters, 32 bytes of zero', '1'.repeat(32), true],
  ['nothing', '', false],
  ['31 characters', '1'.repeat(31), false],
  ['45 characters', '1'.repeat(45), false],
  ['32 characters that decode to fewer than 32 bytes', '2'.repeat(32), false],
  ['44 characters that decode to more than 32 bytes', 'z'.repeat(44), false],
  ['33 characters that decode to 33 bytes', '1'.repeat(33), false],
  ['a space before it', ` ${USDC_MINT}`, false],
  ['a line break after it', `${USDC_MINT}\n`, false],
  ['0', `0${USDC_MINT.slice(1)}`, false],
  ['O', `O${USDC_MINT.slice(1)}`, false],
  ['I', `I${USDC_MINT.slice(1)}`, false],
  ['l', `l${USDC_MINT.slice(1)}`, false],
])('an address (behaviour 1.6): %s', (_, text, expected) => {
  expect(isAddress(text)).toBe(expected)
})

it('any bytes are an address if they are 32, and no text throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 30, maxLength: 34 }), (bytes) => {
      expect(isAddress(bs58.encode(bytes))).toBe(bytes.length === 32)
    }),
  )
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !isAddress(text)))
})
