import * as z from '@/lib/domain/text/zod'

const BASE58 = '[1-9A-HJ-NP-Za-km-z]'
const IDENTIFIER = new RegExp(`^${BASE58}{1,128}$`)
/** Base58, or letters and digits joined by hyphens, as in a UUID. */
const ORDER_KEY = new RegExp(`^(?=.{1,128}$)(?:${BASE58}+|[0-9A-Za-z]+(?:-[0-9A-Za-z]+)+)$`)
/** 1 to 200 visible ASCII characters without spaces, because a header carries the key. */
const API_KEY = /^[\x21-\x7e]{1,200}$/

/** A mint, wallet or transaction. It can't end a CSV cell, start a formula or leave a URL's path (behaviour 3.13). */
export const identifierSchema = z.string().check(z.regex(IDENTIFIER))

/** An order's key. Keys of newer orders are UUIDs. */
export const orderKeySchema = z.string().check(z.regex(ORDER_KEY))

/** A transaction's signature; empty if Jupiter gives none. */
export const signatureSchema = z.union([z.literal(''), identifierSchema])

/** Returns whether a text can be an API key (behaviour 8.9). */
export function isKeyText(text: string): boolean {
  return API_KEY.test(text)
}
