import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { CsvBody } from '@/lib/view/csv/csv-request-split'
import type { PriceSourceCounts } from './price-headers'
import type { TaxMint } from './tax-asset'
import type { TaxFormat } from './tax-format'

/** As long as the CSV's bodies are, the mints apart: every part has all of them. */
const LONGEST_PART = 1_500_000

export type TaxParts = {
  format: TaxFormat
  /** By date. */
  trades: readonly Trade[]
  /** Its place among the wallet's trades of its transaction, from 1 on. */
  placeOf: (trade: Trade) => number
  mints: readonly TaxMint[]
  answers: PriceAnswers
  priceSources: PriceSourceCounts
  /** Whether rows say which wallet they are of (behaviour 21.9). */
  namesWallets?: boolean
}

/**
 * The trades split into bodies of POST /trades/csv: each has the mints of the whole export in one
 * order, and no transaction stands in two (behaviour 19.11). At least one body.
 */
export function* splitTaxRequest({
  trades,
  placeOf,
  answers,
  ...whole
}: TaxParts): Generator<CsvBody> {
  const head = JSON.stringify(whole).slice(0, -1)
  const bodyOf = ({ events, prices }: Part) =>
    `${head},"events":[${events.join(',')}],"fetchedTokenPrices":{${[...prices.values()].join(',')}}}`
  let part = emptyPart()
  let firstRow = 0
  for (const group of wholeTransactions(trades)) {
    const added = partOf(group, placeOf, answers)
    if (part.events.length > 0 && part.length + added.length > LONGEST_PART) {
      yield { body: bodyOf(part), firstRow, rows: part.events.length }
      firstRow += part.events.length
      part = emptyPart()
    }
    part.events.push(...added.events)
    for (const [key, json] of added.prices) part.prices.set(key, json)
    part.length += added.length
  }
  yield { body: bodyOf(part), firstRow, rows: part.events.length }
}

type Part = { events: string[]; prices: Map<string, string>; length: number }

function emptyPart(): Part {
  return { events: [], prices: new Map(), length: 0 }
}

function partOf(
  trades: readonly Trade[],
  placeOf: TaxParts['placeOf'],
  answers: PriceAnswers,
): Part {
  const part = emptyPart()
  for (const trade of trades) {
    part.events.push(JSON.stringify({ ...trade, place: placeOf(trade) }))
    const seconds = unixSeconds(trade.date)
    for (const mint of [trade.inputMint, trade.outputMint]) {
      const price = bestPriceAt(answers, mint, seconds)
      if (!price) continue
      const key = priceKey(mint, seconds)
      // The price's own text is a JSON number, so it gets there digit for digit.
      part.prices.set(key, `${JSON.stringify(key)}:${price.value}`)
    }
  }
  for (const text of [...part.events, ...part.prices.values()]) part.length += text.length + 1
  return part
}

/** Runs of trades, as short as they can be, so that no transaction has trades in two of them. */
function* wholeTransactions(trades: readonly Trade[]): Generator<readonly Trade[]> {
  const lastOf = new Map<string, number>()
  trades.forEach(({ transactionSignature }, index) => lastOf.set(transactionSignature, index))
  let start = 0
  let end = 0
  for (const [index, { transactionSignature: signature }] of trades.entries()) {
    if (signature !== '') end = Math.max(end, lastOf.get(signature) ?? index)
    if (index < end) continue
    yield trades.slice(start, index + 1)
    start = index + 1
    end = start
  }
}
