import { z } from 'zod/mini'

const IDENTIFIER = /^[\p{L}\p{N}…]{1,128}$/u

/**
 * What services name mints, order keys and transactions with: on Solana base58 text. Any letters
 * and digits pass (and the ellipsis of shortened samples), so that an answer is not refused for its
 * alphabet; nothing passes that could end a CSV cell, start a formula or leave a URL's path.
 */
export const identifierSchema = z.string().check(z.regex(IDENTIFIER))

/** A transaction's signature; empty where the service names none. */
export const signatureSchema = z.union([z.literal(''), identifierSchema])

/** As `identifierSchema`, for checks by the ten thousand. */
export function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && IDENTIFIER.test(value)
}
