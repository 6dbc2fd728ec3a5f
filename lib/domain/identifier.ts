import { z } from 'zod/mini'

/**
 * What services name mints, order keys and transactions with: on Solana base58 text. Any letters
 * and digits pass (and the ellipsis of shortened samples), so that an answer is not refused for its
 * alphabet; nothing passes that could end a CSV cell, start a formula or leave a URL's path.
 */
export const identifierSchema = z.string().check(z.regex(/^[\p{L}\p{N}…]{1,128}$/u))

/** A transaction's signature; empty where the service names none. */
export const signatureSchema = z.union([z.literal(''), identifierSchema])
