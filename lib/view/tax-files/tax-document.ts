import * as z from '@/lib/domain/text/zod'
import { PRICE_SOURCES, type PriceSource } from '@/lib/domain/prices/price-answers'
import { tradeId } from '@/lib/domain/trades/order-event'
import type { TaxRow, TaxSide } from './tax-rows'

/** Returns the text of the JSON file (behaviour 19.2, 19.9). */
export function taxDocumentText(document: {
  priceSource: string
  pricesMissing: number
  trades: readonly unknown[]
}): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

const documentSchema = z.object({ priceSource: z.string(), trades: z.array(z.unknown()) })

/** Returns the trades of a JSON file; undefined for any other text. */
export function tradesOfDocument(text: string): readonly unknown[] | undefined {
  return documentSchema.safeParse(z.jsonOf(text)).data?.trades
}

/**
 * Returns the sources of the prices, the best first; 'birdeye' if a body names none. The file calls manual prices
 * 'typed', as it has since version 1.0.0, so that what reads it needs no change (behaviour 19.9).
 */
export function priceSourceText(
  counts: Partial<Record<PriceSource, number | undefined>> = { birdeye: 1 },
): string {
  const sources = PRICE_SOURCES.filter((source) => (counts[source] ?? 0) > 0)
  return sources.map((source) => (source === 'manual' ? 'typed' : source)).join(', ')
}

/** Returns a trade of the JSON file. Amounts are text, and an unknown fee is null (behaviour 19.2). */
export function taxDocumentTrade(row: TaxRow) {
  const side = ({ mint, asset, amount }: TaxSide) => ({ mint, symbol: asset, amount })
  return {
    id: tradeId(row),
    ...(row.namesWallet && { userAddress: row.userAddress }),
    date: new Date(row.date).toISOString(),
    orderType: row.orderType,
    orderKey: row.orderKey,
    transactionSignature: row.transactionSignature,
    sent: side(row.sent),
    received: side(row.received),
    fee: row.deducted ?? null,
  }
}
