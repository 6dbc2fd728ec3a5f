import { bestPrice, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { priceKey, type PriceMap, wantedPrices } from '@/lib/domain/prices/token-price'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { CsvMint } from './csv-route'
import { amountsOf, type CsvEvent } from '@/lib/domain/trades/order-event'

/** 1,000 rows are some 0.7 MB, which takes 47 s at 15 kB/s. The route takes at most 4 MB (behaviour 9.9, 12.11). */
const ROWS_PER_REQUEST = 1_000

export type CsvBody = {
  body: string
  /** How many rows the earlier bodies have together. */
  firstRow: number
  rows: number
}

/** Yields one or more bodies of POST /trades/csv, with up to 1,000 events and `otherFields` each (behaviour 9.9). */
export function* splitCsvRequest(
  events: readonly CsvEvent[],
  tokens: TokenMap,
  prices: PriceAnswers,
  otherFields: object = {},
): Generator<CsvBody> {
  for (let firstRow = 0; firstRow === 0 || firstRow < events.length; firstRow += ROWS_PER_REQUEST) {
    const part = events.slice(firstRow, firstRow + ROWS_PER_REQUEST)
    const body = { ...otherFields, ...requestOf(part, tokens, prices) }
    yield { body: JSON.stringify(body), firstRow, rows: part.length }
  }
}

/** Returns the fields of a body: events, and the tokens and prices that they need. */
function requestOf(events: readonly CsvEvent[], tokens: TokenMap, prices: PriceAnswers) {
  const mints = new Map<string, CsvMint>()
  for (const { mint, amount } of events.flatMap(amountsOf)) {
    const token = tokens.get(mint)
    if (token) mints.set(mint, token)
    else if (amount?.adjustedForDecimals === false) {
      mints.set(mint, { address: mint, symbol: '', name: '', decimals: null })
    }
  }
  const wanted = wantedPrices(events, Infinity)
  const fetchedTokenPrices: PriceMap = {}
  for (const [mint, minutes] of wanted) {
    for (const minute of minutes) {
      const answer = prices.get(mint)?.get(minute)
      if (!answer) continue
      const price = bestPrice(answer)
      fetchedTokenPrices[priceKey(mint, minute)] = price ? Number(price.value) : 'missing'
    }
  }
  return {
    events: events.map((event) =>
      event.kind === 'deposit' ? { ...event, outputMint: undefined } : event,
    ),
    mints: [...mints.values()],
    fetchedTokenPrices,
  }
}
