import { z } from 'zod/mini'

const IDENTIFIER = /^[\p{L}\p{N}…]{1,128}$/u
const ORDER_KEY = /^[\p{L}\p{N}…][\p{L}\p{N}…_-]{0,127}$/u
/** 1 to 200 visible ASCII characters without spaces: keys are sent in a header. */
const API_KEY = /^[\x21-\x7e]{1,200}$/

/**
 * The address of a mint or wallet, or the id of a transaction. On Solana they are base58, but any
 * letters and digits pass, and the ellipsis of shortened samples. Nothing passes that could end a CSV
 * cell, start a formula or leave a URL's path (behaviour 3.13).
 */
export const identifierSchema = z.string().check(z.regex(IDENTIFIER))

/** An order's key; newer ones are UUIDs, with hyphens inside. */
export const orderKeySchema = z.string().check(z.regex(ORDER_KEY))

/** A transaction's signature; empty if Jupiter gives none. */
export const signatureSchema = z.union([z.literal(''), identifierSchema])

/** Returns whether a text can be an API key (behaviour 8.9). */
export function isKeyText(text: string): boolean {
  return API_KEY.test(text)
}
