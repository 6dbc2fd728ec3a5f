import { z } from 'zod/mini'
import type { SourceAnswer } from '@/lib/domain/prices/best-price'
import { priceText } from '@/lib/domain/prices/token-price'

/** Farther from its minute no record is a price (behaviour 8.31). */
export const FARTHEST_SECONDS = 1_800

/** One of DefiLlama's records. A price of 0 is how it marks a coin in distress: that is none. */
const recordSchema = z.object({
  timestamp: z.int(),
  price: z.number().check(z.positive(), z.lt(Infinity)),
})
type PriceRecord = z.infer<typeof recordSchema>

/** What can be read of an answer's records; the others are no prices. */
export function readRecords(items: readonly unknown[]): PriceRecord[] {
  return items.flatMap((item) => recordSchema.safeParse(item).data ?? [])
}

/**
 * A minute's price: that of the nearest record within 30 minutes, of two at one distance the earlier
 * one (behaviour 8.31). Records come in any order; several minutes may share one.
 * @param minute in Unix seconds
 */
export function nearestPrice(records: readonly PriceRecord[], minute: number): SourceAnswer {
  let nearest: PriceRecord | undefined
  for (const record of records) {
    if (!nearest || isNearer(record.timestamp - minute, nearest.timestamp - minute)) {
      nearest = record
    }
  }
  const apartSeconds = nearest ? nearest.timestamp - minute : Infinity
  if (!nearest || Math.abs(apartSeconds) > FARTHEST_SECONDS) {
    return { source: 'defillama', value: undefined }
  }
  return { source: 'defillama', value: priceText(nearest.price), apartSeconds }
}

function isNearer(apart: number, than: number): boolean {
  const difference = Math.abs(apart) - Math.abs(than)
  return difference < 0 || (difference === 0 && apart < than)
}
