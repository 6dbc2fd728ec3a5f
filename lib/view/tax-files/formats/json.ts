import { z } from 'zod/mini'
import { jsonOf } from '@/lib/domain/text/json'
import type { TaxProgram, TaxRow, TaxSide } from '../tax-program'

/** For the visitor's own tools: no table, but a document (behaviour 19.10). */
export const json: TaxProgram = {
  name: 'JSON',
  file: 'For your own tools',
  steps: ['For your own tools: ids, mints, exact amounts and fees.'],
  ofWallets: 'Each trade has its wallet as userAddress.',
}

/** A trade as the JSON file has it: every amount is text, an unknown fee is null (behaviour 19.10). */
export function taxDocumentTrade(row: TaxRow) {
  const side = ({ mint, asset, amount }: TaxSide) => ({ mint, symbol: asset, amount })
  return {
    id: row.id,
    ...(row.wallet !== undefined && { userAddress: row.wallet }),
    date: new Date(row.dateMs).toISOString(),
    orderType: row.orderType,
    orderKey: row.orderKey,
    transactionSignature: row.transactionSignature,
    sent: side(row.sent),
    received: side(row.received),
    fee: row.fee ?? null,
  }
}

/** The text of the JSON file (behaviour 19.10). */
export function taxDocumentText(document: {
  priceSource: string
  pricesMissing: number
  trades: readonly unknown[]
}): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

const documentSchema = z.object({ priceSource: z.string(), trades: z.array(z.unknown()) })

/** The trades of an answer of the route; undefined if it is no such file. */
export function tradesOfDocument(text: string): readonly unknown[] | undefined {
  return documentSchema.safeParse(jsonOf(text)).data?.trades
}
