import * as z from '@/lib/domain/text/zod'
import { decimalTextSchema } from '@/lib/domain/amounts/amount'
import { shifted, significantDigits } from '@/lib/domain/amounts/decimal'
import { signatureSchema } from '@/lib/domain/text/identifier'

/**
 * A field's value that is a JSON number of 16 characters or more, or with an exponent. This never matches inside a
 * string, because the quotation mark before the field's name would have ended that string.
 */
const INEXACT_NUMBER =
  /":(?<="[A-Za-z_]\w*":)(\s*)(?=[-+.\deE]{16}|[-+.\d]*[eE])(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?=\s*[,}\]])/g

/**
 * Puts the long numbers of a JSON text into quotation marks, because parsing could lose their digits (behaviour 3.13):
 * 12345678901234567 would become 12345678901234568, and 1e-400 would become 0. Shorter numbers have at most 15 digits,
 * which parsing keeps. This covers only fields whose names consist of letters, digits and underscores.
 */
export function withExactNumbers(json: string): string {
  return json.replace(INEXACT_NUMBER, '":$1"$2"')
}

/** A parsed number with more digits may differ from the written one. */
const EXACT_NUMBER_DIGITS = 15
/** Digits with at most one point, and a power of ten. */
const NUMERIC = /^(\d+\.?\d*|\.\d+)(?:e([+-]?\d+))?$/i
/** With a larger exponent an amount would have too many digits, and could fill the memory. */
const MAX_EXPONENT = 60

/** An amount: text, or a JSON number as in 2025. It becomes decimal text with the same digits (behaviour 3.13). */
export const wireAmount = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => plainDecimal(value) ?? ''),
  ),
  decimalTextSchema,
)

/** An amount that an order can lack; undefined if it is missing or invalid. */
export const optionalAmount = z.catch(z.orUndefined(wireAmount), undefined)

function plainDecimal(value: string | number): string | undefined {
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return value
  const [, written, exponent = '0'] = NUMERIC.exec(String(value)) ?? []
  if (written === undefined || Object.is(value, -0)) return undefined
  const isExact =
    typeof value === 'string' || significantDigits(written).length <= EXACT_NUMBER_DIGITS
  if (!isExact || Math.abs(Number(exponent)) > MAX_EXPONENT) return undefined
  return shifted(written, -Number(exponent))
}

/** A time as Jupiter sends it, in ISO 8601. Without a zone it is in UTC. It becomes UTC with milliseconds. */
export const wireTime = z.pipe(
  z.pipe(
    z.isoDateTime({ offset: true, local: true }),
    z.transform((text) => {
      const timeMs = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
      return Number.isNaN(timeMs) ? '' : new Date(timeMs).toISOString()
    }),
  ),
  // The conversion to UTC can lead to a year with five digits or a sign.
  z.string().check(z.regex(/^\d{4}-/)),
)

const MAX_MS = Date.UTC(9999, 11, 31)
/** Smaller numbers are seconds. As milliseconds they would be times before 1973. */
const MIN_MS = 1e11

/** A time as ISO text, or in Unix seconds or milliseconds (behaviour 6.12, 25.11). */
export const timeOrNumber = z.union([
  wireTime,
  z.pipe(
    z.int().check(z.minimum(1), z.maximum(MAX_MS)),
    z.transform((time) => new Date(time < MIN_MS ? time * 1_000 : time).toISOString()),
  ),
])

/** A time that can be lacking: undefined if it is absent, null or 0. */
export const optionalTime = z.pipe(
  z.optional(z.nullable(z.union([timeOrNumber, z.literal(0)]))),
  z.transform((time) => time || undefined),
)

export const wireSignature = z.pipe(
  z.optional(z.nullable(signatureSchema)),
  z.transform((signature) => signature ?? ''),
)

/** A signature that an order can lack; empty if it is missing or invalid. */
export const optionalSignature = z.catch(wireSignature, '')

/** A whole number, as text or number. */
function wireInteger(minimum: number, maximum: number) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  )
}

const MAX_SECONDS = 1e10

/** Whole seconds; undefined if missing or invalid. */
export const optionalSeconds = z.catch(z.optional(wireInteger(1, MAX_SECONDS)), undefined)

/** A larger number would be nonsense, and could fill the memory. */
const MAX_PAGES = 100_000

export const wirePageCount = wireInteger(0, MAX_PAGES)
