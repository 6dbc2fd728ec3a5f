import * as z from '@/lib/domain/text/zod'
import { CSV_TYPE, isWholeTable, joinTables, tableOf, tableText } from './csv-text'
import type { PriceSourceCounts, SharedRequest, TaxRequest } from '@/lib/view/routes/csv-route'
import { TAX_COLUMNS } from './tax-columns'
import { TAX_PROGRAMS, taxAssets, type TaxFormat, verifiedTokens } from './tax-programs'
import { type TaxRow, taxRows, type TaxSide, valuedTrades } from './tax-rows'
import {
  countPriceSources,
  PRICE_SOURCES,
  type PriceAnswers,
} from '@/lib/domain/prices/price-answers'
import { priceKey, wantedPrices } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { TokenMap } from '@/lib/domain/tokens/token'
import { amountsOf, mintsOf, type Trade } from '@/lib/domain/trades/order-event'
import { splitCsvRequest } from '@/lib/view/routes/csv-request-split'

export type ServedFile = { contentType: string; text: string }

/** Makes a tax file (behaviour 19.2, 19.9). @throws as `taxRows` */
export function taxFile(content: TaxRequest): ServedFile {
  const rows = taxRows(content)
  const columns = TAX_COLUMNS[content.format]
  if (columns) return { contentType: CSV_TYPE, text: tableText(tableOf(columns, rows)) }
  const document = {
    priceSource: priceSourceText(content.priceSources),
    pricesMissing: pricesMissing(content),
    trades: rows.map(taxDocumentTrade),
  }
  return {
    contentType: 'application/json; charset=utf-8',
    text: taxDocumentText(document),
  }
}

/** Returns whether a text is a whole tax file of `rows` trades (behaviour 9.9, 19.12). */
export function isWholeTaxFile(format: TaxFormat, text: string, rows: number): boolean {
  const columns = TAX_COLUMNS[format]
  if (!columns) return tradesOfDocument(text)?.length === rows
  const names = columns.map(([name]) => name)
  return isWholeTable(names, text, rows)
}

type TaxExport = {
  format: TaxFormat
  /** By date. */
  trades: readonly Trade[]
  tokens: TokenMap
  prices: PriceAnswers
  namesWallets: boolean
}

/**
 * Returns the bodies of POST /trades/csv, and the function that joins their responses (behaviour 19.12).
 * @throws FileError before any request if two tokens would have the same name
 */
export function taxRequests({ format, trades, tokens, prices, namesWallets }: TaxExport) {
  const verified = verifiedTokens(tokens)
  // The names are checked here, because the route sees only the rows of one request (behaviour 19.6).
  taxAssets([...verified.values()], mintsOf(trades), TAX_PROGRAMS[format])
  const valued = valuedTrades(format, trades, prices)
  return {
    bodies: splitCsvRequest(valued, verified, prices, { format, namesWallets }),
    join: (texts: readonly string[]): string[] => {
      if (TAX_COLUMNS[format]) return joinTables(texts)
      // The whole export is counted, because two parts can lack the price of the same minute.
      const { counts, blank } = countPriceSources(wantedPrices(trades, Infinity), prices)
      return [
        taxDocumentText({
          priceSource: priceSourceText(Object.fromEntries(counts)),
          pricesMissing: blank,
          trades: texts.flatMap((text) => tradesOfDocument(text) ?? []),
        }),
      ]
    },
  }
}

/** Returns a trade of the JSON file. Amounts are text, and an unknown fee is null (behaviour 19.2). */
function taxDocumentTrade(row: TaxRow) {
  const side = ({ mint, asset, amount }: TaxSide) => ({ mint, symbol: asset, amount })
  return {
    id: row.id,
    ...(row.namesWallet && { userAddress: row.userAddress }),
    date: new Date(row.dateMs).toISOString(),
    orderType: row.orderType,
    orderKey: row.orderKey,
    transactionSignature: row.transactionSignature,
    sent: side(row.sent),
    received: side(row.received),
    fee: row.fee ?? null,
  }
}

function taxDocumentText(document: {
  priceSource: string
  pricesMissing: number
  trades: readonly unknown[]
}): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

const documentSchema = z.object({ priceSource: z.string(), trades: z.array(z.unknown()) })

/** Returns the trades of a JSON file; undefined for any other text. */
function tradesOfDocument(text: string): readonly unknown[] | undefined {
  return documentSchema.safeParse(z.jsonOf(text)).data?.trades
}

/** Returns the sources of the prices, the best first; 'birdeye' if a body names none (behaviour 19.9). */
function priceSourceText(counts: PriceSourceCounts = { birdeye: 1 }): string {
  return PRICE_SOURCES.filter((source) => (counts[source] ?? 0) > 0).join(', ')
}

/** Counts the prices that the trades need and the request lacks (behaviour 19.9). */
function pricesMissing({ events, fetchedTokenPrices }: SharedRequest): number {
  const keys = events.flatMap((event) => {
    const amounts = event.kind === 'trade' ? amountsOf(event) : []
    return amounts.flatMap(({ mint, amount }) =>
      amount ? priceKey(mint, unixSeconds(event.date)) : [],
    )
  })
  return [...new Set(keys)].filter((key) => typeof fetchedTokenPrices[key] !== 'number').length
}
