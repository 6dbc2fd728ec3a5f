/** @jest-environment node */
import bs58 from 'bs58'
import fc from 'fast-check'
import {
  COMPUTE_BUDGET,
  MEMO,
  NOW_MS,
  sampleChallenge,
  sampleTransaction,
  signedTransaction,
  SIGNER,
  SOMEBODY_ELSE,
} from '@/lib/domain/testing/sample-challenges'
import { checkSignedTransaction, checkTransaction } from './transaction-check'

const context = { userAddress: SIGNER, nowMs: NOW_MS }
const EARLIER_MEMO = 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVFDwQDDFMNo'
const SYSTEM = bs58.encode(new Uint8Array(32))
const text = sampleChallenge()

describe('a transaction is signed only if it holds a memo and its costs (behaviour 25.6)', () => {
  it.each([
    ['a legacy one', {}, text],
    ['one of version 0', { version: 0x80 }, text],
    ['with the earlier memo program', { instructions: [[EARLIER_MEMO, text]] }, text],
  ] as const)('%s', (_, change, memo) => {
    const check = checkTransaction(sampleTransaction(change), context)
    expect(check).toEqual({ isFine: true, text: memo, expiresAtMs: NOW_MS + 300_000 })
  })

  it('a memo that names no time has nothing to check', () => {
    const transaction = sampleTransaction({ instructions: [[MEMO, 'nonce f3a9c1e0']] })
    const expected = { isFine: true, text: 'nonce f3a9c1e0', expiresAtMs: undefined }
    expect(checkTransaction(transaction, context)).toEqual(expected)
  })

  const withMemo = (memo: string) => ({ instructions: [[MEMO, memo]] as const })
  it.each([
    [
      'a transfer',
      {
        instructions: [
          [MEMO, text],
          [SYSTEM, '\u0002'],
        ],
      },
      'other instructions',
    ],
    ['no memo', { instructions: [[COMPUTE_BUDGET, '']] }, 'unreadable transaction'],
    ['a memo that is no text', withMemo('\u00ff'), 'unreadable transaction'],
    ['another payer', { signers: [SOMEBODY_ELSE, SIGNER] }, 'other payer'],
    ['a second signer', { signers: [SIGNER, SOMEBODY_ELSE] }, 'other signers'],
    ['a later version', { version: 0x81 }, 'unreadable transaction'],
    ['accounts from tables', { version: 0x80, lookups: 1 }, 'unreadable transaction'],
    ['another wallet', withMemo(sampleChallenge({ address: SOMEBODY_ELSE })), 'other wallet'],
    ['another service', withMemo(sampleChallenge({ service: 'Neptune' })), 'other service'],
    ['an expired memo', withMemo(sampleChallenge({ expires: '2020-01-01T00:00Z' })), 'expired'],
  ] as const)('not with %s', (_, change, refusal) => {
    const check = checkTransaction(sampleTransaction(change), context)
    expect(check).toEqual({ isFine: false, refusal })
  })

  it('not with bytes that are left, or too few', () => {
    const bytes = sampleTransaction()
    const unreadable = { isFine: false, refusal: 'unreadable transaction' }
    expect(checkTransaction(Uint8Array.from([...bytes, 0]), context)).toEqual(unreadable)
    for (let length = 0; length < bytes.length; length += 1) {
      expect(checkTransaction(bytes.subarray(0, length), context)).toEqual(unreadable)
    }
  })

  it('no bytes throw, and no other account, program or payer passes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        expect(checkTransaction(bytes, context).isFine).toBe(false)
      }),
    )
    const bytes = sampleTransaction()
    // From the message's header to its last account: the programs and the payer.
    fc.assert(
      fc.property(fc.integer({ min: 68, max: 164 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = bytes.map((byte, index) => (index === at ? byte ^ by : byte))
        expect(checkTransaction(changed, context).isFine).toBe(false)
      }),
    )
  })
})

describe('what the wallet signed is the same, byte for byte (behaviour 25.6)', () => {
  const unsigned = sampleTransaction()
  const signed = signedTransaction(unsigned)

  it.each([
    ['with its signature', signed, undefined],
    ['without one', unsigned, 'no signature'],
    ['as another transaction', signedTransaction(sampleTransaction({ version: 0x80 })), 'changed'],
    ['as something else', Uint8Array.from([1, 2, 3]), 'changed'],
  ])('%s', (_, bytes, refusal) => {
    expect(checkSignedTransaction(unsigned, bytes)).toBe(refusal)
  })

  it('one byte changed anywhere in the message is refused', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 65, max: signed.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const bytes = signed.map((byte, index) => (index === at ? byte ^ change : byte))
          return checkSignedTransaction(unsigned, bytes) === 'changed'
        },
      ),
    )
  })
})
