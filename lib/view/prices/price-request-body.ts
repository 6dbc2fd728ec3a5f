import { z } from 'zod/mini'
import { isKeyText } from '@/lib/domain/text/api-key-text'
import { jsonOf } from '@/lib/domain/text/json'
import { roundToMinute } from '@/lib/domain/prices/price-minute'
import { FIRST_PRICED_SECOND, type PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { isAddress } from '@/lib/domain/wallet/address'
import { KEY_REQUIRED, NO_KEY, PRICES_REQUIRED } from './price-run-label'

/**
 * The visitor's clock and the server's may differ: so much past now is still a time
 * (behaviour 12.4).
 */
const CLOCK_TOLERANCE_SECONDS = 300
/** At a slower pace a request would end before its first price. */
const FEWEST_REQUESTS_PER_SECOND = 0.1
const MOST_REQUESTS_PER_SECOND = 1_000

/** The longest body of POST /trades/fetch-usd-prices (behaviour 12.4). */
export const LONGEST_PRICE_REQUEST_BYTES = 64_000
/** What a form takes without its prices: its names, and a key whose signs take three bytes each. */
const BYTES_WITHOUT_PRICES = 1_000
/** URL-encoded: 44 letters and digits with quotes, colon, brackets and comma. */
const BYTES_A_MINT = 64
/** URL-encoded: ten digits and a comma. */
const BYTES_A_MINUTE = 13

/** What the form of POST /trades/fetch-usd-prices asks for. */
export type PriceRequest = {
  apiKey: string
  wanted: PriceMinutes
  /** The pace that a visitor with a paid plan asks for; undefined for the usual one. */
  requestsPerSecond: number | undefined
}

const paceSchema = z.coerce
  .number()
  .check(z.minimum(FEWEST_REQUESTS_PER_SECOND), z.maximum(MOST_REQUESTS_PER_SECOND))

/** A mint is an address of 32 bytes: nothing else is worth a call to Birdeye (behaviour 12.4). */
const mintSchema = z.string().check(z.refine(isAddress))

/** Requests a second, within the route's bounds (behaviour 12.4); undefined for any other text. */
export function readPace(text: string): number | undefined {
  return paceSchema.safeParse(text.trim()).data
}

/**
 * The form's body, URL-encoded.
 * @param isRemembered whether the browser keeps the key
 * @param requestsPerSecond what the visitor's plan allows; undefined for the usual pace
 */
export function priceRequestBody(
  apiKey: string,
  isRemembered: boolean,
  wanted: PriceMinutes,
  requestsPerSecond?: number,
): string {
  return new URLSearchParams({
    birdeyeApiKey: apiKey,
    ...(isRemembered ? { rememberApiKey: 'on' } : {}),
    ...(requestsPerSecond === undefined ? {} : { requestsPerSecond: String(requestsPerSecond) }),
    tokenPricesToFetch: JSON.stringify(Object.fromEntries(wanted)),
  }).toString()
}

/** The first of some prices: those that one request has room for (behaviour 8.17). */
export function pricesOfOneRequest(wanted: PriceMinutes): PriceMinutes {
  const first = new Map<string, readonly number[]>()
  let bytes = LONGEST_PRICE_REQUEST_BYTES - BYTES_WITHOUT_PRICES
  for (const [mint, minutes] of wanted) {
    bytes -= BYTES_A_MINT
    const some = minutes.slice(0, Math.max(0, Math.floor(bytes / BYTES_A_MINUTE)))
    if (some.length > 0) first.set(mint, some)
    bytes -= some.length * BYTES_A_MINUTE
  }
  return first
}

/**
 * What a form asks for, or an error text that says what is wrong with it
 * (behaviour 12.4, 15.5, 15.6).
 */
export function readPriceRequest(
  form: FormData,
  nowSeconds: number,
): PriceRequest | { fault: string } {
  const apiKey = textOf(form, 'birdeyeApiKey').trim()
  if (apiKey === '') return { fault: KEY_REQUIRED }
  if (!isKeyText(apiKey)) return { fault: NO_KEY }
  const wanted = readPrices(textOf(form, 'tokenPricesToFetch'), nowSeconds)
  if (!wanted) return { fault: PRICES_REQUIRED }
  const pace = textOf(form, 'requestsPerSecond').trim()
  const requestsPerSecond = pace === '' ? undefined : readPace(pace)
  if (pace !== '' && requestsPerSecond === undefined) {
    return { fault: 'requestsPerSecond must be a number from 0.1 to 1,000.' }
  }
  return { apiKey, wanted, requestsPerSecond }
}

/** The prices that a JSON text names: undefined where it cannot be read or names none. */
function readPrices(json: string, nowSeconds: number): PriceMinutes | undefined {
  const latest = nowSeconds + CLOCK_TOLERANCE_SECONDS
  const seconds = z.int().check(z.minimum(FIRST_PRICED_SECOND), z.maximum(latest))
  const listSchema = z.record(mintSchema, z.array(seconds))
  const list = listSchema.safeParse(jsonOf(json)).data ?? {}
  const wanted = Object.entries(list).flatMap(([mint, times]): [string, number[]][] => {
    const minutes = [...new Set(times.map(roundToMinute))].sort((a, b) => a - b)
    return minutes.length === 0 ? [] : [[mint, minutes]]
  })
  return wanted.length === 0 ? undefined : new Map(wanted)
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
