import { z } from 'zod/mini'

const IDENTIFIER = /^[\p{L}\p{N}…]{1,128}$/u

/**
 * The text that names a mint, an order or a transaction: on Solana it is base58. Any letters and
 * digits pass, and the ellipsis of shortened samples (behaviour 3.13), so that no answer is refused
 * for its alphabet; nothing passes that could end a CSV cell, start a formula or leave a URL's
 * path.
 */
export const identifierSchema = z.string().check(z.regex(IDENTIFIER))

/** A transaction's signature; empty where Jupiter names none. */
export const signatureSchema = z.union([z.literal(''), identifierSchema])

/** The same check without zod, which is too slow for the tens of thousands of a restored cache. */
export function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && IDENTIFIER.test(value)
}
