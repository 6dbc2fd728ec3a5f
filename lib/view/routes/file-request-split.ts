import {
  bestPriceAt,
  countPriceSources,
  type PriceAnswers,
} from '@/lib/domain/prices/price-answers'
import { priceKey, type PriceMap, wantedPrices } from '@/lib/domain/prices/token-price'
import type { TokenMap } from '@/lib/domain/tokens/token'
import { amountsOf, type CsvEvent, mintsOf, type Trade } from '@/lib/domain/trades/order-event'
import type { FileRequest } from './csv-route'
import { CSV_COLUMNS } from '@/lib/view/files/csv-rows'
import type { RequestMint } from '@/lib/view/files/request-mint'
import { joinTables } from '@/lib/view/files/csv-text'
import { TAX_COLUMNS } from '@/lib/view/tax-files/tax-columns'
import {
  priceSourceText,
  taxDocumentText,
  tradesOfDocument,
} from '@/lib/view/tax-files/tax-document'
import { TAX_PROGRAMS, taxAssets, type TaxFormat } from '@/lib/view/tax-files/tax-programs'
import { valuedTrades } from '@/lib/view/tax-files/tax-rows'

/** 1,000 rows are some 0.7 MB, which takes 47 s at 15 kB/s. The route takes at most 4 MB (behaviour 9.9, 12.11). */
const ROWS_PER_REQUEST = 1_000

/** The rows of a file, by date, and what is known of their tokens. The CSV has no format. */
export type WantedFile = { tokens: TokenMap; prices: PriceAnswers } & (
  | { format?: undefined; events: readonly CsvEvent[] }
  | { format: TaxFormat; events: readonly Trade[]; namesWallets: boolean }
)

export type FileBody = {
  body: string
  /** How many rows the earlier bodies have together. */
  firstRow: number
  rows: number
}

/**
 * Returns the bodies of POST /trades/csv, and the function that joins their responses (behaviour 9.9, 19.12).
 * @throws FileError before any request if two tokens of a tax file would have the same name
 */
export function fileRequests(wanted: WantedFile) {
  const { tokens, prices, events } = wanted
  if (!wanted.format) return { bodies: bodiesOf(events, tokens, prices), join: joinTables }
  const { format, events: trades, namesWallets } = wanted
  // Only tokens that a service vouches for have their symbol (behaviour 19.6).
  const vouchedFor = [...tokens].filter(([, { isVerified }]) => isVerified)
  const verified = new Map(
    vouchedFor.map(([mint, { address, symbol, name, decimals }]) => [
      mint,
      { address, symbol, name, decimals, verified: true },
    ]),
  )
  // The names are checked here, because the route sees only the rows of one request (behaviour 19.6).
  taxAssets([...verified.values()], mintsOf(trades), TAX_PROGRAMS[format])
  const valued = valuedTrades(format, trades, prices)
  return {
    bodies: bodiesOf(valued, verified, prices, { format, namesWallets }),
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

/** Yields one or more bodies, with up to 1,000 events each and the tokens and prices that these need (behaviour 9.9). */
function* bodiesOf(
  events: readonly CsvEvent[],
  tokens: TokenMap,
  prices: PriceAnswers,
  otherFields: Partial<FileRequest> = {},
): Generator<FileBody> {
  for (let firstRow = 0; firstRow === 0 || firstRow < events.length; firstRow += ROWS_PER_REQUEST) {
    const part = events.slice(firstRow, firstRow + ROWS_PER_REQUEST)
    const request: FileRequest = {
      ...otherFields,
      events: part,
      mints: mintsFor(part, tokens),
      fetchedTokenPrices: pricesFor(part, prices),
    }
    yield { body: JSON.stringify(request), firstRow, rows: part.length }
  }
}

function mintsFor(events: readonly CsvEvent[], tokens: TokenMap): RequestMint[] {
  const mints = new Map<string, RequestMint>()
  for (const { mint, amount } of events.flatMap(amountsOf)) {
    const token = tokens.get(mint)
    if (token) mints.set(mint, token)
    else if (amount?.adjustedForDecimals === false) {
      mints.set(mint, { address: mint, symbol: '', name: '', decimals: null })
    }
  }
  return [...mints.values()]
}

function pricesFor(events: readonly CsvEvent[], prices: PriceAnswers): PriceMap {
  const knownPrices: PriceMap = {}
  for (const [mint, minutes] of wantedPrices(events, Infinity)) {
    for (const minute of minutes) {
      const price = bestPriceAt(prices, mint, minute)
      if (price) knownPrices[priceKey(mint, minute)] = Number(price.value)
    }
  }
  return knownPrices
}

/**
 * Returns whether a response is a whole file of `rows` rows (behaviour 9.9, 19.12). Even with status 200, a proxy can
 * send another page, or only a part of the file.
 */
export function isWholeFile(format: TaxFormat | undefined, text: string, rows: number): boolean {
  const columns = format ? TAX_COLUMNS[format]?.map(([name]) => name) : CSV_COLUMNS
  if (!columns) return tradesOfDocument(text)?.length === rows
  // No name of a column needs quotes.
  const isWhole = text.startsWith(`${columns.join(',')}\n`) && text.endsWith('\n')
  return isWhole && text.split('\n').length > rows + 1
}
