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
  | 'high fee'
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
export function checkMessage(text: string, context: SigningContext): CheckedText | SigningRefusal {
  const refusal = nameRefusal(text, context)
  if (refusal) return refusal
  const { nowMs } = context
  const expiresAtMs = latestTime(text)
  if (expiresAtMs === undefined) return 'no expiry'
  if (expiresAtMs <= nowMs) return 'expired'
  if (expiresAtMs > nowMs + MAX_LIFE_MS) return 'late expiry'
  return { text, expiresAtMs }
}

/** Returns why a text can't be signed if it doesn't name this wallet and Jupiter. */
function nameRefusal(text: string, { userAddress }: SigningContext): SigningRefusal | undefined {
  const words = text.split(/[^A-Za-z0-9]+/)
  if (!words.includes(userAddress)) return 'other wallet'
  return words.includes('Jupiter') ? undefined : 'other service'
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

/**
 * A transaction may call only programs that carry a memo, and the one below that sets the transaction's fee. We never
 * send the transaction, but whoever gets the signed bytes could. So it must do nothing else, and cost next to nothing.
 */
const MEMO_PROGRAMS = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVFDwQDDFMNo',
]
const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

/**
 * The instructions of ComputeBudget by their first byte, and their length in bytes. RequestUnits (0) isn't among
 * them: it is deprecated, and it can add a fee.
 */
const HEAP_FRAME = 1
const UNIT_LIMIT = 2
const UNIT_PRICE = 3
const DATA_SIZE_LIMIT = 4
const BUDGET_LENGTHS = new Map([
  [HEAP_FRAME, 5],
  [UNIT_LIMIT, 5],
  [UNIT_PRICE, 9],
  [DATA_SIZE_LIMIT, 5],
])
/** A transaction without a limit can't use more units than this. */
const MAX_UNITS = 1_400_000n
const MICRO_LAMPORTS = 1_000_000n
const LAMPORTS_PER_SIGNATURE = 5_000n
/** 0.0001 SOL (behaviour 25.6). */
const MAX_FEE_LAMPORTS = 100_000n

const ADDRESS_BYTES = 32
/** The first byte of a message of version 0. A legacy message has no version. */
const VERSION_0 = 0x80

type Instruction = { program: string; data: Uint8Array }

/**
 * Checks that a transaction only carries a memo that names this wallet and Jupiter, that this wallet pays, and that
 * the fee is at most 0.0001 SOL (behaviour 25.6).
 */
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
  const budgets = instructions.filter(({ program }) => program === COMPUTE_BUDGET_PROGRAM)
  const lamports = priorityFee(budgets.map(({ data }) => data))
  if (lamports === undefined) return 'other instructions'
  if (lamports + LAMPORTS_PER_SIGNATURE > MAX_FEE_LAMPORTS) return 'high fee'
  const text = memoOf(instructions)
  if (text === undefined) return 'unreadable transaction'
  // A memo that names a time is checked as a message is.
  if (latestTime(text) !== undefined) return checkMessage(text, context)
  return nameRefusal(text, context) ?? { text, expiresAtMs: undefined }
}

/** Returns the most that compute budgets can add to the fee, in lamports; undefined if one is unknown or repeated. */
function priorityFee(budgets: readonly Uint8Array[]): bigint | undefined {
  const values = new Map<number, bigint>()
  for (const data of budgets) {
    const [kind = -1, ...bytes] = data
    if (BUDGET_LENGTHS.get(kind) !== data.length || values.has(kind)) return undefined
    values.set(
      kind,
      bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n),
    )
  }
  const microLamports = (values.get(UNIT_LIMIT) ?? MAX_UNITS) * (values.get(UNIT_PRICE) ?? 0n)
  return (microLamports + MICRO_LAMPORTS - 1n) / MICRO_LAMPORTS
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
