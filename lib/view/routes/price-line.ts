import * as z from '@/lib/domain/text/zod'
import { jsonOf } from '@/lib/domain/text/json'
import { type PriceResult, STOP_STATUSES } from '@/lib/domain/prices/price-result'
import { partsOfKey, priceKey, tokenPriceSchema } from '@/lib/domain/prices/token-price'
import { stopText } from '@/lib/view/prices/price-run-label'

/** The content type of an answer of one price a line (behaviour 12.5). */
export const PRICE_LINES_TYPE = 'application/x-ndjson'

const keySchema = z.string().check(z.regex(/^[^-]{1,128}-\d{1,12}$/))
/** A line of such an answer. */
export const priceLineSchema = z.union([
  z.object({ key: keySchema, value: tokenPriceSchema }),
  z.object({ error: z.string(), key: keySchema }),
  z.object({ error: z.string(), status: z.literal(STOP_STATUSES) }),
  z.object({ waitMs: z.number().check(z.nonnegative()) }),
  z.object({ left: z.int().check(z.minimum(0)) }),
])

/** Returns a result as a line of such an answer. */
export function priceLine(result: PriceResult): string {
  return `${JSON.stringify(wireOf(result))}\n`
}

/** Returns the result that a line holds, `undefined` if it holds none. */
export function parsePriceLine(line: string): PriceResult | undefined {
  const { data } = priceLineSchema.safeParse(jsonOf(line))
  if (!data) return undefined
  if ('value' in data) return { kind: 'price', ...partsOfKey(data.key), price: data.value }
  if ('key' in data) return { kind: 'failed', ...partsOfKey(data.key), error: data.error }
  if ('status' in data) return { kind: 'stopped', status: data.status }
  if ('waitMs' in data) return { kind: 'wait', ms: data.waitMs }
  return { kind: 'end', left: data.left }
}

function wireOf(result: PriceResult): z.infer<typeof priceLineSchema> {
  switch (result.kind) {
    case 'price':
      return { key: priceKey(result.mint, result.minute), value: result.price }
    case 'failed':
      return { error: result.error, key: priceKey(result.mint, result.minute) }
    case 'stopped':
      return { error: stopText(result.status), status: result.status }
    case 'wait':
      return { waitMs: result.ms }
    case 'end':
      return { left: result.left }
  }
}
