import { repeatableNoise } from '../../wallets/wire/repeatable-noise'
import { usdPrice } from '../../wallets/wire/market-price'
import { pricedToken } from './tokens-mock'

/** One of DefiLlama's records of a coin. */
export type DefillamaRecord = { timestamp: number; price: number; confidence: number }

const SLOT_SECONDS = 1_200
const PRICE_DECIMALS = 9

/**
 * Returns the made-up records of a mint between two times, which are always the same. There is about one
 * record every 20 minutes, at any second, with gaps of over half an hour. Some have the price 0, as failing
 * coins do. Even a correct record may have the confidence 0. A mint without a price has no records.
 */
export function defillamaRecords(mint: string, from: number, to: number): DefillamaRecord[] {
  const token = pricedToken(mint)
  if (!token) return []
  const salt = [...mint].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 11)
  const first = Math.floor(from / SLOT_SECONDS)
  const count = Math.max(0, Math.floor(to / SLOT_SECONDS) - first + 1)
  return Array.from({ length: count }, (_, index) => first + index).flatMap((slot) => {
    const [place, gap, kind] = [0, 1, 2].map((part) => repeatableNoise(salt + part, slot))
    const timestamp = slot * SLOT_SECONDS + Math.floor((place ?? 0) * SLOT_SECONDS)
    if ((gap ?? 0) < 0.15 || timestamp < from || timestamp > to) return []
    const price =
      (kind ?? 0) < 0.04 ? 0 : Number(usdPrice(token, timestamp).toFixed(PRICE_DECIMALS))
    return [{ timestamp, price, confidence: (kind ?? 0) < 0.3 ? 0 : 0.99 }]
  })
}
