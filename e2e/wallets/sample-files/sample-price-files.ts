import { keylessPlan } from '@/lib/domain/prices/keyless-plan'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { type PriceMinutes, wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { FARTHEST_SECONDS } from '@/lib/upstream/defillama/nearest-record'
import { type DefillamaRecord, defillamaRecords } from '../../stand-ins/services/defillama-records'
import { usdPrice } from '../wire/market-price'
import type { SampleToken } from '../wire/sample-tokens'
import { coins, isOnDefillama } from './sample-coins'

/** After the last event: every minute of the sample is over. */
const LATER_MS = Date.UTC(2026, 10, 21)

const tokenOf = new Map(Object.values<SampleToken>(coins).map((token) => [token.mint, token]))

/** What the two price services would answer for some events. */
export function priceFiles(events: readonly OrderEvent[]): [string, string][] {
  const wanted = wantedPrices(events, LATER_MS / 1_000)
  const { toAsk } = doneAtOnce(keylessPlan(events, wanted, NO_ANSWERS, LATER_MS))
  return [
    ['defillama.json', JSON.stringify(defillamaAnswer(toAsk))],
    ['birdeye.ndjson', birdeyeLines(wanted).join('')],
  ]
}

/** One answer for all coins, with the records around what the trades do not tell. */
function defillamaAnswer(toAsk: PriceMinutes) {
  const entries = [...toAsk].flatMap(([mint, minutes]) => {
    const token = tokenOf.get(mint)
    if (!token || !isOnDefillama(token)) return []
    const records = new Map<number, DefillamaRecord>()
    for (const minute of minutes) {
      for (const record of defillamaRecords(
        mint,
        minute - FARTHEST_SECONDS,
        minute + FARTHEST_SECONDS,
      )) {
        records.set(record.timestamp, record)
      }
    }
    return [[`solana:${mint}`, { symbol: token.symbol, prices: [...records.values()] }] as const]
  })
  return { coins: Object.fromEntries(entries) }
}

/** A line a price, as our route writes them; a minute without one is 'missing'. */
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
