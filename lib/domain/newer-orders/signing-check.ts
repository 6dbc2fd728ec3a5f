import bs58 from 'bs58'

/** Why nothing is signed, or why a signature is not used (behaviour 25.6). */
export type SigningRefusal =
  | 'other wallet'
  | 'other service'
  | 'no expiry'
  | 'expired'
  | 'late expiry'
  | 'unreadable transaction'
  | 'other instructions'
  | 'other payer'
  | 'other signers'
  | 'changed'
  | 'no signature'

export type MessageCheck =
  { isFine: true; expiresAtMs: number } | { isFine: false; refusal: SigningRefusal }

/** The wallet that signs, and the time in Unix milliseconds. */
export type SigningContext = { userAddress: string; nowMs: number }

const MAX_LIFE_MS = 10 * 60_000
/** A moment in ISO 8601, with its zone. */
export const ISO_TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g
const SIGNATURE_BYTES = 64

/**
 * Checks a text before a wallet signs it: it names this wallet and Jupiter, and expires within 10
 * minutes. The last time in it is when it expires (behaviour 25.6).
 */
export function checkMessage(text: string, { userAddress, nowMs }: SigningContext): MessageCheck {
  const words = text.split(/[^A-Za-z0-9]+/)
  if (!words.includes(userAddress)) return { isFine: false, refusal: 'other wallet' }
  if (!words.includes('Jupiter')) return { isFine: false, refusal: 'other service' }
  const expiresAtMs = lastTime(text)
  if (expiresAtMs === undefined) return { isFine: false, refusal: 'no expiry' }
  if (expiresAtMs <= nowMs) return { isFine: false, refusal: 'expired' }
  if (expiresAtMs > nowMs + MAX_LIFE_MS) return { isFine: false, refusal: 'late expiry' }
  return { isFine: true, expiresAtMs }
}

/** Returns the last of the times in a text, in Unix milliseconds; `undefined` without any. */
function lastTime(text: string): number | undefined {
  const times = (text.match(ISO_TIME) ?? []).map((time) => Date.parse(time))
  const valid = times.filter((ms) => !Number.isNaN(ms))
  return valid.length === 0 ? undefined : Math.max(...valid)
}

/**
 * Checks what a wallet made of a message: it signed the very same bytes (behaviour 25.6).
 * @returns why the signature is not used; `undefined` if it is
 */
export function checkSignedMessage(
  message: Uint8Array,
  signed: { signedMessage: Uint8Array; signature: Uint8Array },
): SigningRefusal | undefined {
  if (!areSameBytes(message, signed.signedMessage)) return 'changed'
  return isSignature(signed.signature) ? undefined : 'no signature'
}

function areSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}

/** Returns whether some bytes can be a signature: 64 of them, not all 0 as before signing. */
function isSignature(bytes: Uint8Array): boolean {
  return bytes.length === SIGNATURE_BYTES && bytes.some((byte) => byte !== 0)
}

/** What a transaction may do: carry a memo, and say what it costs at most. */
const MEMO_PROGRAMS = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVFDwQDDFMNo',
]
const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

const ADDRESS_BYTES = 32
/** The first byte of a message that has a version, less the version. */
const VERSIONED = 0x80

type Instruction = { program: string; data: Uint8Array }
type Transaction = {
  signatures: readonly Uint8Array[]
  /** What is signed: all that follows the signatures. */
  message: Uint8Array
  requiredSignatures: number
  accounts: readonly string[]
  instructions: readonly Instruction[]
}

export type TransactionCheck =
  | {
      isFine: true
      /** The memo, to be shown. */
      text: string
      /** `undefined` if the memo names no time. */
      expiresAtMs: number | undefined
    }
  | { isFine: false; refusal: SigningRefusal }

/**
 * Checks a transaction before a wallet signs it, in place of a message: it holds nothing but a memo and
 * what it costs at most, and the wallet alone signs and pays. A memo that names a time is checked as a
 * message (behaviour 25.6).
 */
export function checkTransaction(bytes: Uint8Array, context: SigningContext): TransactionCheck {
  const transaction = parseTransaction(bytes)
  const refusal = transaction && refusalOf(transaction, context)
  const text = transaction && memoOf(transaction)
  if (text === undefined) return { isFine: false, refusal: refusal ?? 'unreadable transaction' }
  if (refusal !== undefined) return { isFine: false, refusal }
  if (lastTime(text) === undefined) return { isFine: true, text, expiresAtMs: undefined }
  const check = checkMessage(text, context)
  return check.isFine ? { ...check, text } : check
}

/**
 * Checks what a wallet made of a transaction: the same message, byte for byte, with one signature more
 * (behaviour 25.6).
 * @returns why it is not used; `undefined` if it is
 */
export function checkSignedTransaction(
  unsigned: Uint8Array,
  signed: Uint8Array,
): SigningRefusal | undefined {
  const [before, after] = [parseTransaction(unsigned), parseTransaction(signed)]
  if (!before || !after || !areSameBytes(before.message, after.message)) return 'changed'
  const [signature] = after.signatures
  return signature && isSignature(signature) ? undefined : 'no signature'
}

function refusalOf(
  { signatures, requiredSignatures, accounts, instructions }: Transaction,
  { userAddress }: SigningContext,
): SigningRefusal | undefined {
  const allowed = [...MEMO_PROGRAMS, COMPUTE_BUDGET_PROGRAM]
  if (!instructions.every(({ program }) => allowed.includes(program))) return 'other instructions'
  if (accounts[0] !== userAddress) return 'other payer'
  return requiredSignatures === 1 && signatures.length === 1 ? undefined : 'other signers'
}

/** Returns the text of the memos; `undefined` if there is none, or it is no text. */
function memoOf({ instructions }: Transaction): string | undefined {
  const memos = instructions.filter(({ program }) => MEMO_PROGRAMS.includes(program))
  if (memos.length === 0) return undefined
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return memos.map(({ data }) => decoder.decode(data)).join('\n')
  } catch {
    return undefined
  }
}

/**
 * Returns what a transaction of Solana's wire format holds, legacy or of version 0; `undefined` if it
 * is neither, has bytes left, or looks accounts up in tables, as none may be hidden there.
 */
function parseTransaction(bytes: Uint8Array): Transaction | undefined {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new RangeError('The transaction ends too early')
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = (): number => take(1)[0] ?? 0
  /** A number of up to 16 bits, seven a byte. */
  const length = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const next = byte()
      value += (next & 0x7f) * 2 ** shift
      if (next < 0x80) return value
    }
    throw new RangeError('No length of Solana’s')
  }
  const list = <T>(item: () => T): T[] => {
    const items: T[] = []
    for (let left = length(); left > 0; left -= 1) items.push(item())
    return items
  }
  try {
    const signatures = list(() => take(SIGNATURE_BYTES))
    const messageAt = at
    const isVersioned = bytes[at] === VERSIONED
    if (isVersioned) byte()
    const requiredSignatures = byte()
    take(2)
    const accounts = list(() => bs58.encode(take(ADDRESS_BYTES)))
    // A recent block's hash.
    take(32)
    const instructions = list((): Instruction => {
      const program = accounts[byte()] ?? ''
      list(byte)
      return { program, data: take(length()) }
    })
    const lookups = isVersioned ? length() : 0
    if (lookups > 0 || at < bytes.length) return undefined
    const message = bytes.subarray(messageAt)
    return { signatures, message, requiredSignatures, accounts, instructions }
  } catch {
    return undefined
  }
}
