import { z } from 'zod/mini'
import { jsonOf } from '@/lib/domain/text/json-value'
import type { TaxSide, TaxRow } from './tax-row'

const sideSchema = z.object({ mint: z.string(), symbol: z.string(), amount: z.string() })
const documentSchema = z.object({
  priceSource: z.string(),
  pricesMissing: z.int(),
  trades: z.array(
    z.object({
      id: z.string(),
      /** Only where the file is of several wallets. */
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
/** The JSON file: every amount is text, a fee that is not known null (behaviour 19.10). */
export type TaxDocument = z.infer<typeof documentSchema>

/** What the JSON file says of some trades. */
export function taxDocument(
  trades: readonly TaxRow[],
  priceSource: string,
  pricesMissing: number,
): TaxDocument {
  const side = ({ mint, asset, amount }: TaxSide) => ({ mint, symbol: asset, amount })
  return {
    priceSource,
    pricesMissing,
    trades: trades.map(({ dateMs, sent, received, fee, ...trade }) => ({
      id: trade.id,
      ...(trade.wallet !== undefined && { userAddress: trade.wallet }),
      date: new Date(dateMs).toISOString(),
      orderType: trade.orderType,
      orderKey: trade.orderKey,
      transactionSignature: trade.transactionSignature,
      sent: side(sent),
      received: side(received),
      fee: fee ?? null,
    })),
  }
}

/** The text of the JSON file. */
export function taxDocumentText(document: TaxDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

/** An answer of the route as a document; undefined where it is none. */
export function readTaxDocument(text: string): TaxDocument | undefined {
  return documentSchema.safeParse(jsonOf(text)).data
}
