import type { TaxSide, TaxRow } from './tax-row'

type Side = { mint: string; symbol: string; amount: string }

/** The JSON file: every amount is text, a fee that is not known null (behaviour 19.10). */
type TaxDocument = {
  priceSource: string
  pricesMissing: number
  trades: {
    id: string
    date: string
    orderType: string
    orderKey: string
    transactionSignature: string
    sent: Side
    received: Side
    fee: string | null
  }[]
}

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
