/** @jest-environment node */
import bs58 from 'bs58'
import fc from 'fast-check'
import {
  COMPUTE_BUDGET,
  MEMO,
  NOW_MS,
  testChallenge,
  testTransaction,
  signedTransaction,
  SIGNER,
  SOMEBODY_ELSE,
} from '@/lib/domain/testing/test-challenges'
import {
  checkMessage,
  checkSignedMessage,
  checkSignedTransaction,
  checkTransaction,
} from './signing-check'

const context = { userAddress: SIGNER, nowMs: NOW_MS }
const inMs = (ms: number) => new Date(NOW_MS + ms).toISOString()

describe('a message is signed only if it names this wallet and Jupiter and expires soon (behaviour 25.6)', () => {
  it.each([
    ['a minute', inMs(60_000), 60_000],
    ['10 minutes', inMs(600_000), 600_000],
    ['seconds without fractions', '2026-11-23T14:37:00Z', 300_000],
    ['another zone', '2026-11-23T16:37:00+02:00', 300_000],
  ])('%s', (_, expires, leftMs) => {
    const message = testChallenge({ expires })
    const expected = { text: message, expiresAtMs: NOW_MS + leftMs }
    expect(checkMessage(message, context)).toEqual(expected)
  })

  it.each([
    ['another wallet', { address: SOMEBODY_ELSE }, 'other wallet'],
    ['a longer address that begins with this wallet’s', { address: `${SIGNER}x` }, 'other wallet'],
    ['another service', { service: 'Neptune' }, 'other service'],
    ['a word that begins with ‘Jupiter’', { service: 'Jupiters' }, 'other service'],
    ['a text instead of a time', { expires: 'noon' }, 'no expiry'],
    ['a time that does not exist', { expires: '2026-99-99T99:99:99Z' }, 'no expiry'],
    ['a time without its zone', { expires: '2026-11-23T14:37:00' }, 'no expiry'],
    ['the present time', { expires: inMs(0) }, 'expired'],
    ['more than 10 minutes', { expires: inMs(600_001) }, 'late expiry'],
    ['two times, one late', { expires: `${inMs(1_000)} or ${inMs(3_600_000)}` }, 'late expiry'],
  ])('not with %s', (_, change, refusal) => {
    const check = checkMessage(testChallenge(change), context)
    expect(check).toBe(refusal)
  })

  it('the check of a random text neither throws nor passes', () => {
    const random = fc.string({ unit: 'binary' })
    fc.assert(fc.property(random, (text) => typeof checkMessage(text, context) === 'string'))
  })
})

describe('a signature is used only if the wallet signed exactly the message (behaviour 25.6)', () => {
  const message = new TextEncoder().encode(testChallenge())
  const signature = new Uint8Array(64).fill(1)

  it.each([
    ['the same bytes', message, signature, undefined],
    ['fewer bytes', message.subarray(1), signature, 'changed'],
    ['more bytes', Uint8Array.from([...message, 0]), signature, 'changed'],
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

const EARLIER_MEMO = 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVFDwQDDFMNo'
const SYSTEM = bs58.encode(new Uint8Array(32))
const text = testChallenge()

/** The data of an instruction: its kind, and a number in little-endian bytes. */
function littleEndian(kind: number, bytes: number, value: bigint): string {
  const codes = Array.from({ length: bytes }, (_, at) => Number((value >> BigInt(8 * at)) & 255n))
  return String.fromCharCode(kind, ...codes)
}
const unitLimit = (units: number) => littleEndian(2, 4, BigInt(units))
const unitPrice = (microLamports: bigint) => littleEndian(3, 8, microLamports)

describe('a transaction is signed only if all it does is carry a memo and limit its cost (behaviour 25.6)', () => {
  it.each([
    ['a legacy one', {}, text],
    ['one of version 0', { version: 0x80 }, text],
    ['with the earlier memo program', { instructions: [[EARLIER_MEMO, text]] }, text],
  ] as const)('%s', (_, change, memo) => {
    const check = checkTransaction(testTransaction(change), context)
    expect(check).toEqual({ text: memo, expiresAtMs: NOW_MS + 300_000 })
  })

  it('a memo that names no time is not checked as a message', () => {
    const memo = `Jupiter signs in ${SIGNER}, nonce f3a9c1e0`
    const transaction = testTransaction({ instructions: [[MEMO, memo]] })
    const expected = { text: memo, expiresAtMs: undefined }
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
    [
      'a cost limit alone',
      { instructions: [[COMPUTE_BUDGET, unitLimit(200_000)]] },
      'unreadable transaction',
    ],
    ['a memo that is not text', withMemo('\u00ff'), 'unreadable transaction'],
    ['another payer', { signers: [SOMEBODY_ELSE, SIGNER] }, 'other payer'],
    ['a second signer', { signers: [SIGNER, SOMEBODY_ELSE] }, 'other signers'],
    ['a later version', { version: 0x81 }, 'unreadable transaction'],
    ['accounts from tables', { version: 0x80, lookups: 1 }, 'unreadable transaction'],
    ['another wallet', withMemo(testChallenge({ address: SOMEBODY_ELSE })), 'other wallet'],
    ['another service', withMemo(testChallenge({ service: 'Neptune' })), 'other service'],
    ['a memo without a time and a wallet', withMemo('Jupiter'), 'other wallet'],
    ['a memo without a time and a service', withMemo(SIGNER), 'other service'],
    ['an expired memo', withMemo(testChallenge({ expires: '2020-01-01T00:00Z' })), 'expired'],
  ] as const)('not with %s', (_, change, refusal) => {
    const check = checkTransaction(testTransaction(change), context)
    expect(check).toBe(refusal)
  })

  const withBudgets = (...budgets: string[]) =>
    testTransaction({
      instructions: [...budgets.map((data) => [COMPUTE_BUDGET, data] as const), [MEMO, text]],
    })
  it.each<[string, string[], string | undefined]>([
    ['nothing', [], undefined],
    ['a limit alone', [unitLimit(1_400_000)], undefined],
    ['a fee of 7,000 lamports', [unitLimit(200_000), unitPrice(10_000n)], undefined],
    ['the highest fee', [unitLimit(95_000), unitPrice(1_000_000n)], undefined],
    ['the highest fee, rounded up', [unitLimit(94_999), unitPrice(1_000_001n)], undefined],
    ['a fraction of a lamport more', [unitLimit(95_000), unitPrice(1_000_001n)], 'high fee'],
    ['a fee of 1,400 SOL', [unitLimit(1_400_000), unitPrice(10n ** 12n)], 'high fee'],
    ['the highest numbers', [unitLimit(2 ** 32 - 1), unitPrice(2n ** 64n - 1n)], 'high fee'],
    ['a price without a limit', [unitPrice(67_857n)], undefined],
    ['a price without a limit, a fraction more', [unitPrice(67_858n)], 'high fee'],
    ['heap and data size', [littleEndian(1, 4, 262_144n), littleEndian(4, 4, 65_536n)], undefined],
    ['the deprecated request, which can add a fee', [littleEndian(0, 8, 1n)], 'other instructions'],
    ['an unknown instruction', [littleEndian(5, 4, 1n)], 'other instructions'],
    ['no data', [''], 'other instructions'],
    ['too few bytes', [unitPrice(1n).slice(0, -1)], 'other instructions'],
    ['too many bytes', [`${unitLimit(1)}\0`], 'other instructions'],
    ['two prices', [unitPrice(1n), unitPrice(2n)], 'other instructions'],
    ['two limits', [unitLimit(1), unitLimit(1)], 'other instructions'],
  ])('compute budgets with %s: %s', (_, budgets, refusal) => {
    const check = checkTransaction(withBudgets(...budgets), context)
    expect(check).toEqual(refusal ?? { text, expiresAtMs: NOW_MS + 300_000 })
  })

  it('no fee over 100,000 lamports passes, whatever limit and price are', () => {
    const anyUnits = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    fc.assert(
      fc.property(anyUnits, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (units, price) => {
        const check = checkTransaction(withBudgets(unitLimit(units), unitPrice(price)), context)
        const isCheap = BigInt(units) * price <= 95_000n * 1_000_000n
        expect(check === 'high fee').toBe(!isCheap)
      }),
    )
  })

  it('not with bytes left over, or with too few', () => {
    const bytes = testTransaction()
    const unreadable = 'unreadable transaction'
    expect(checkTransaction(Uint8Array.from([...bytes, 0]), context)).toBe(unreadable)
    for (let length = 0; length < bytes.length; length += 1) {
      expect(checkTransaction(bytes.subarray(0, length), context)).toBe(unreadable)
    }
  })

  it('the check of random bytes neither throws nor passes, and no changed account, program or payer passes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        expect(typeof checkTransaction(bytes, context)).toBe('string')
      }),
    )
    const bytes = testTransaction()
    // From the message's header to its last account: the programs and the payer.
    fc.assert(
      fc.property(fc.integer({ min: 68, max: 164 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = bytes.map((byte, index) => (index === at ? byte ^ by : byte))
        expect(typeof checkTransaction(changed, context)).toBe('string')
      }),
    )
  })
})

describe('a signature is used only if the wallet signed exactly the transaction (behaviour 25.6)', () => {
  const unsigned = testTransaction()
  const signed = signedTransaction(unsigned)

  it.each([
    ['the transaction with its signature', signed, undefined],
    ['the transaction without a signature', unsigned, 'no signature'],
    ['another transaction', signedTransaction(testTransaction({ version: 0x80 })), 'changed'],
    ['something else', Uint8Array.from([1, 2, 3]), 'changed'],
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
