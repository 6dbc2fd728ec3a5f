import Big from 'big.js'
import { z } from 'zod/mini'
import { decimalTextSchema } from '@/lib/domain/amounts/amount'
import { signatureSchema } from '@/lib/domain/text/identifier'

/** A JSON number with more digits may not be the number that was written. */
const EXACT_NUMBER_DIGITS = 15
/** Written out, a larger exponent has too many digits for an amount, and could fill the memory. */
const MAX_EXPONENT = 60

/**
 * An amount as Jupiter sends it: decimal text, or now and then a JSON number. Plain decimal text
 * comes out, digit for digit as it was written (behaviour 3.18).
 */
export const wireAmount = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => plainDecimal(value) ?? ''),
  ),
  decimalTextSchema,
)

/**
 * A time of Jupiter's: ISO 8601, taken as UTC where it names no zone; UTC with ms comes out
 * (behaviour 3.18).
 */
export const wireTime = z.pipe(
  z.pipe(
    z.iso.datetime({ offset: true, local: true }),
    z.transform((text) => (/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)),
  ),
  z.pipe(
    z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
    z.transform((text) => new Date(text).toISOString()),
  ),
)

/** A transaction's signature that may be missing. */
export const wireSignature = z.pipe(
  z.optional(z.nullable(signatureSchema)),
  z.transform((signature) => signature ?? ''),
)

/** The number of pages, at times as text. */
export const wirePageCount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.minimum(0))),
)

function plainDecimal(value: string | number): string | undefined {
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return value
  try {
    const exact = new Big(value)
    const isExact = typeof value === 'string' || exact.c.length <= EXACT_NUMBER_DIGITS
    const isSized = Math.abs(exact.e) <= MAX_EXPONENT
    return isExact && isSized && exact.s === 1 ? exact.toFixed() : undefined
  } catch {
    return undefined
  }
}
