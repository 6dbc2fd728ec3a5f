import { z } from 'zod/mini'
import { signatureSchema } from '@/lib/domain/text/identifier'

/** A transaction's signature that may be missing. */
export const wireSignature = z.pipe(
  z.optional(z.nullable(signatureSchema)),
  z.transform((signature) => signature ?? ''),
)

/** A signature that an order can be without, whatever stands in its place. */
export const toldSignature = z.catch(wireSignature, '')

const LONGEST_SECONDS = 1e10

/** Whole seconds, as text or number, that an order can be without. */
export const toldSeconds = z.catch(
  z.optional(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(LONGEST_SECONDS))),
    ),
  ),
  undefined,
)

/** More would be nonsense, and fill the memory. */
const MAX_PAGES = 100_000

/** The number of pages, at times as text. */
export const wirePageCount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(MAX_PAGES))),
)
