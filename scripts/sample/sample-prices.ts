import { packPrices } from '@/lib/browser/cache/stored-prices'
import { MAX_PRICE_GAP_SECONDS } from '@/lib/domain/prices/best-price'
import { keylessPlan, type PriceCall } from '@/lib/domain/prices/price-plan'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { priceKey, type PriceMinutes, wantedPrices } from '@/lib/domain/prices/token-price'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { defillamaPricesIn } from '@/lib/upstream/defillama/defillama-prices'
import { type DefillamaRecord, defillamaRecords } from '../../e2e/mocks/services/defillama-records'
import { currentPrice } from '../../e2e/mocks/services/tokens-mock'
import { usdPrice } from '../../e2e/wallets/wire/market-price'
import type { SampleToken } from '../../e2e/wallets/wire/sample-tokens'
import { coins, isOnDefillama } from './sample-coins'

/** A time after the last event, when the minute of each event is over. */
const LATER_MS = Date.UTC(2026, 10, 21)
/** Trades from this day on have no price, so that a visitor can try fetching. */
const PRICED_UNTIL = '2026-09-01'

const tokenOf = new Map(Object.values<SampleToken>(coins).map((token) => [token.mint, token]))

/** Returns the responses of the price services for some events, and the prices that are stored at first. */
export function priceFiles(events: readonly OrderEvent[]): [string, string][] {
  const wanted = wantedPrices(events, LATER_MS / 1_000)
  const { calls } = keylessPlan(events, wanted, NO_ANSWERS, { nowMs: LATER_MS })
  const defillama = JSON.stringify(defillamaAnswer(calls))
  return [
    ['prices.txt', knownLines(events, defillama).join('\n')],
    ['defillama.json', defillama],
    ['birdeye.ndjson', birdeyeLines(wanted).join('')],
    ['current-prices.json', JSON.stringify(currentPrices())],
  ]
}

/** Returns the prices that a run without a key finds before September 2026, as the cache stores them. */
function knownLines(events: readonly OrderEvent[], defillama: string): string[] {
  const early = events.filter(({ date }) => date < PRICED_UNTIL)
  const wanted = wantedPrices(early, LATER_MS / 1_000)
  const { fromTrades, calls } = keylessPlan(early, wanted, NO_ANSWERS, { nowMs: LATER_MS })
  const fromDefillama = calls.flatMap((call) =>
    [...defillamaPricesIn(defillama, call)].flatMap(([minute, answer]) =>
      answer.value === undefined ? [] : { mint: call.mint, minute, answer },
    ),
  )
  return packPrices(withAnswers(NO_ANSWERS, [...fromTrades, ...fromDefillama], 0))
}

/** Returns one response for all coins, with records near the minutes for which trades give no price. */
function defillamaAnswer(calls: readonly PriceCall[]) {
  const recordsOf = new Map<string, Map<number, DefillamaRecord>>()
  for (const { mint, minutes } of calls) {
    const records = recordsOf.get(mint) ?? new Map<number, DefillamaRecord>()
    for (const minute of minutes) {
      const [from, to] = [minute - MAX_PRICE_GAP_SECONDS, minute + MAX_PRICE_GAP_SECONDS]
      for (const record of defillamaRecords(mint, from, to)) records.set(record.timestamp, record)
    }
    recordsOf.set(mint, records)
  }
  const entries = [...recordsOf].flatMap(([mint, records]) => {
    const token = tokenOf.get(mint)
    if (!token || !isOnDefillama(token)) return []
    return [[`solana:${mint}`, { symbol: token.symbol, prices: [...records.values()] }] as const]
  })
  return { coins: Object.fromEntries(entries) }
}

/** Returns Jupiter's response with the current prices of the coins (behaviour 26.9). */
function currentPrices() {
  const priced = Object.values<SampleToken>(coins).filter(({ isPriced }) => isPriced)
  return Object.fromEntries(priced.map((token) => [token.mint, currentPrice(token, LATER_MS)]))
}

/** Returns a line for each price, as our route writes it. A minute without a price is 'missing'. */
function birdeyeLines(wanted: PriceMinutes): string[] {
  return [...wanted].flatMap(([mint, minutes]) => {
    const token = tokenOf.get(mint)
    if (!token?.isPriced) return []
    return minutes.map((minute) => {
      const line = { key: priceKey(mint, minute), value: usdPrice(token, minute) }
      return `${JSON.stringify(line)}\n`
    })
  })
}
