import { z } from 'zod/mini'
import { jsonOf } from '@/lib/domain/text/json-value'
import type { TaxProgram, TaxRow, TaxSide } from '../tax-program'

/** For the visitor's own tools: no table, but a document (behaviour 19.10). */
export const json: TaxProgram = {
  name: 'JSON',
  file: 'For your own tools',
  steps: ['For your own tools: ids, mints, exact amounts and fees.'],
  ofWallets: 'Each trade has its wallet as userAddress.',
}

const sideSchema = z.object({ mint: z.string(), symbol: z.string(), amount: z.string() })
const documentSchema = z.object({
  priceSource: z.string(),
  pricesMissing: z.int(),
  trades: z.array(
    z.object({
      id: z.string(),
      /** Only if the file is of several wallets. */
      userAddress: z.optional(z.string()),
      date: z.string(),
      orderType: z.string(),
      orderKey: z.string(),
      transactionSignature: z.string(),
      sent: sideSchema,
      received: sideSchema,
      fee: z.nullable(z.string()),
    }),
  ),
})
/** The JSON file: every amount is text, an unknown fee is null (behaviour 19.10). */
export type TaxDocument = z.infer<typeof documentSchema>

/** A trade as the JSON file has it. */
export function taxDocumentTrade(row: TaxRow): TaxDocument['trades'][number] {
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

/** The text of the JSON file. */
export function taxDocumentText(document: TaxDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Reads an answer of the route; undefined if it is no document. */
export function readTaxDocument(text: string): TaxDocument | undefined {
  return documentSchema.safeParse(jsonOf(text)).data
}
