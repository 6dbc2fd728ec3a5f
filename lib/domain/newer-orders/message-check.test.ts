/** @jest-environment node */
import fc from 'fast-check'
import {
  NOW_MS,
  sampleChallenge,
  SIGNER,
  SOMEBODY_ELSE,
} from '@/lib/domain/testing/sample-challenges'
import { checkMessage, checkSignedMessage } from './message-check'

const context = { userAddress: SIGNER, nowMs: NOW_MS }
const inMs = (ms: number) => new Date(NOW_MS + ms).toISOString()

describe('a message is signed only if it names this wallet and Jupiter and expires soon (behaviour 25.6)', () => {
  it.each([
    ['a minute', inMs(60_000), 60_000],
    ['10 minutes', inMs(600_000), 600_000],
    ['seconds without parts', '2026-11-23T14:37:00Z', 300_000],
    ['another zone', '2026-11-23T16:37:00+02:00', 300_000],
  ])('%s', (_, expires, leftMs) => {
    const check = checkMessage(sampleChallenge({ expires }), context)
    expect(check).toEqual({ isFine: true, expiresAtMs: NOW_MS + leftMs })
  })

  it.each([
    ['another wallet', { address: SOMEBODY_ELSE }, 'other wallet'],
    ['a longer address that begins alike', { address: `${SIGNER}x` }, 'other wallet'],
    ['another service', { service: 'Neptune' }, 'other service'],
    ['a word that begins alike', { service: 'Jupiters' }, 'other service'],
    ['no time', { expires: 'noon' }, 'no expiry'],
    ['no such time', { expires: '2026-99-99T99:99:99Z' }, 'no expiry'],
    ['a time without its zone', { expires: '2026-11-23T14:37:00' }, 'no expiry'],
    ['just now', { expires: inMs(0) }, 'expired'],
    ['more than 10 minutes', { expires: inMs(600_001) }, 'late expiry'],
    ['a second time, later', { expires: `${inMs(1_000)} or ${inMs(3_600_000)}` }, 'late expiry'],
  ])('not with %s', (_, change, refusal) => {
    const check = checkMessage(sampleChallenge(change), context)
    expect(check).toEqual({ isFine: false, refusal })
  })

  it('and no text throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => !checkMessage(text, context).isFine),
    )
  })
})

describe('what the wallet signed is the same, byte for byte (behaviour 25.6)', () => {
  const message = new TextEncoder().encode(sampleChallenge())
  const signature = new Uint8Array(64).fill(1)

  it.each([
    ['the same', message, signature, undefined],
    ['less', message.subarray(1), signature, 'changed'],
    ['more', Uint8Array.from([...message, 0]), signature, 'changed'],
    ['a signature of 63 bytes', message, signature.subarray(1), 'no signature'],
    ['an empty signature', message, new Uint8Array(64), 'no signature'],
  ])('%s', (_, signedMessage, bytes, refusal) => {
    expect(checkSignedMessage(message, { signedMessage, signature: bytes })).toBe(refusal)
  })

  it('one byte changed anywhere is refused', () => {
    fc.assert(
      fc.property(fc.nat(message.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const signedMessage = message.map((byte, index) => (index === at ? byte ^ change : byte))
        return checkSignedMessage(message, { signedMessage, signature }) === 'changed'
      }),
    )
  })
})
