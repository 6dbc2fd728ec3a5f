import * as z from 'zod'
import {
  jsonOf,
  jsonReply,
  textReply,
  type MockResponse,
  type MockRequest,
} from '../request-and-response'
import { defillamaRecords, type DefillamaRecord } from './defillama-records'

/** The longest URL that the real service's gateway takes. */
const MAX_URL_LENGTH = 2_048
/** The width, in seconds, of a call that names none: 6 hours before and after a time. */
const USUAL_WIDTH = 21_600
/** The URL's length includes this host. Nothing is sent to it. */
const HOST = 'https://coins.llama.fi'
const PREFIX = 'solana:'

const coinsSchema = z.record(z.string(), z.array(z.int()))

/**
 * Answers GET /batchHistorical as the real service does. Each time gets the nearest record, earlier or later,
 * within the width of the call. A time without a record is left out. Each record comes once, in any sequence. An
 * unknown coin is left out.
 */
export function batchHistoricalResponse(request: MockRequest): MockResponse {
  const url = `${HOST}/batchHistorical?${new URLSearchParams(request.query)}`
  if (url.length > MAX_URL_LENGTH) return textReply(414, 'Request-URI Too Large')
  const asked = coinsSchema.safeParse(jsonOf(request.query.coins ?? ''))
  if (!asked.success) return jsonReply(400, { message: 'Invalid coins' })
  const width = Number(request.query.searchWidth ?? USUAL_WIDTH)
  const coins = Object.entries(asked.data).map(([coin, times]) => ({
    coin,
    mint: coin.startsWith(PREFIX) ? coin.slice(PREFIX.length) : '',
    times,
  }))
  const nearestRecords = coins.flatMap(({ coin, mint, times }) => {
    const nearest = times.flatMap((time) => nearestRecord(mint, time, width) ?? [])
    const prices = [...new Map(nearest.map((record) => [record.timestamp, record])).values()]
    return prices.length === 0 ? [] : [[coin, { symbol: 'COIN', prices: shuffled(prices) }]]
  })
  return jsonReply(200, { coins: Object.fromEntries(nearestRecords) })
}

function nearestRecord(mint: string, time: number, width: number): DefillamaRecord | undefined {
  const apart = ({ timestamp }: DefillamaRecord) => Math.abs(timestamp - time)
  return defillamaRecords(mint, time - width, time + width).sort((a, b) => apart(a) - apart(b))[0]
}

/** Reverses the items, and puts every second one first. */
function shuffled<T>(items: readonly T[]): T[] {
  const back = items.toReversed()
  return [...back.filter((_, at) => at % 2 === 1), ...back.filter((_, at) => at % 2 === 0)]
}
