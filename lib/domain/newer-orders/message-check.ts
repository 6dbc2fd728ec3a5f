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
export function lastTime(text: string): number | undefined {
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

export function areSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}

/** Returns whether some bytes can be a signature: 64 of them, not all 0 as before signing. */
export function isSignature(bytes: Uint8Array): boolean {
  return bytes.length === SIGNATURE_BYTES && bytes.some((byte) => byte !== 0)
}
