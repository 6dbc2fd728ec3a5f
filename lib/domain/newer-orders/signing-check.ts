import bs58 from 'bs58'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'

/** Why the wallet isn't asked to sign, or why its signature isn't used (behaviour 25.6). */
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

/** What the wallet may be asked to sign. */
export type CheckedText = {
  /** The message, or the transaction's memo. */
  text: string
  /** In Unix milliseconds; undefined if the memo names no time. */
  expiresAtMs: number | undefined
}

type SigningContext = { userAddress: string; nowMs: number }

const MAX_LIFE_MS = 10 * MINUTE_MS
export const ISO_TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g
const SIGNATURE_BYTES = 64

/** Checks that a text names this wallet and Jupiter and expires within 10 minutes (behaviour 25.6). */
export function checkMessage(
  text: string,
  { userAddress, nowMs }: SigningContext,
): CheckedText | SigningRefusal {
  const words = text.split(/[^A-Za-z0-9]+/)
  if (!words.includes(userAddress)) return 'other wallet'
  if (!words.includes('Jupiter')) return 'other service'
  const expiresAtMs = latestTime(text)
  if (expiresAtMs === undefined) return 'no expiry'
  if (expiresAtMs <= nowMs) return 'expired'
  if (expiresAtMs > nowMs + MAX_LIFE_MS) return 'late expiry'
  return { text, expiresAtMs }
}

/** Returns the latest time in a text, in Unix milliseconds; undefined if it has none. */
function latestTime(text: string): number | undefined {
  const times = (text.match(ISO_TIME) ?? []).map((time) => Date.parse(time))
  const valid = times.filter((ms) => !Number.isNaN(ms))
  return valid.length === 0 ? undefined : Math.max(...valid)
}

/** Returns why a wallet's signature of these bytes can't be used; undefined if it can (behaviour 25.6). */
export function checkSignedMessage(
  message: Uint8Array,
  { signedMessage, signature }: { signedMessage: Uint8Array; signature: Uint8Array },
): SigningRefusal | undefined {
  const isSame =
    message.length === signedMessage.length &&
    message.every((byte, at) => byte === signedMessage[at])
  if (!isSame) return 'changed'
  // An unsigned transaction has 64 zeros in place of the signature.
  const isSigned = signature.length === SIGNATURE_BYTES && signature.some((byte) => byte !== 0)
  return isSigned ? undefined : 'no signature'
}

/** A transaction may call only programs that carry a memo, and the one below that limits the transaction's cost. */
const MEMO_PROGRAMS = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVFDwQDDFMNo',
]
const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

const ADDRESS_BYTES = 32
/** The first byte of a message of version 0. A legacy message has no version. */
const VERSION_0 = 0x80

type Instruction = { program: string; data: Uint8Array }

/** Checks that a transaction only carries a memo and limits its cost, and that this wallet pays (behaviour 25.6). */
export function checkTransaction(
  bytes: Uint8Array,
  context: SigningContext,
): CheckedText | SigningRefusal {
  const transaction = parseTransaction(bytes)
  if (!transaction) return 'unreadable transaction'
  const { signatures, requiredSignatures, accounts, instructions } = transaction
  const allowed = [...MEMO_PROGRAMS, COMPUTE_BUDGET_PROGRAM]
  if (!instructions.every(({ program }) => allowed.includes(program))) return 'other instructions'
  if (accounts[0] !== context.userAddress) return 'other payer'
  if (requiredSignatures !== 1 || signatures.length !== 1) return 'other signers'
  const text = memoOf(instructions)
  if (text === undefined) return 'unreadable transaction'
  // A memo that names a time is checked as a message is.
  if (latestTime(text) === undefined) return { text, expiresAtMs: undefined }
  return checkMessage(text, context)
}

/** Returns why a signed transaction can't be used; undefined if the wallet only added a signature (behaviour 25.6). */
export function checkSignedTransaction(
  unsigned: Uint8Array,
  signed: Uint8Array,
): SigningRefusal | undefined {
  const [before, after] = [parseTransaction(unsigned), parseTransaction(signed)]
  if (!before || !after) return 'changed'
  const [signature = new Uint8Array()] = after.signatures
  return checkSignedMessage(before.message, { signedMessage: after.message, signature })
}

/** Returns the text of the memos; undefined without a memo, or if one isn't text. */
function memoOf(instructions: readonly Instruction[]): string | undefined {
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
 * Parses a transaction in Solana's wire format, legacy or version 0. Returns undefined if the transaction is
 * neither, if bytes are left over, or if it uses lookup tables, because this check can't see their accounts.
 */
function parseTransaction(bytes: Uint8Array) {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new RangeError('The transaction ends too early')
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = (): number => take(1)[0] ?? 0
  /** Reads a number of up to 16 bits, seven of them in each byte. */
  const length = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const next = byte()
      value += (next & 0x7f) * 2 ** shift
      if (next < 0x80) return value
    }
    throw new RangeError('The length takes more than three bytes')
  }
  const list = <T>(item: () => T): T[] => {
    const items: T[] = []
    for (let left = length(); left > 0; left -= 1) items.push(item())
    return items
  }
  try {
    const signatures = list(() => take(SIGNATURE_BYTES))
    const messageAt = at
    const isVersioned = bytes[at] === VERSION_0
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
    // The wallet signs these bytes.
    const message = bytes.subarray(messageAt)
    return { signatures, message, requiredSignatures, accounts, instructions }
  } catch {
    return undefined
  }
}
