import * as z from '@/lib/domain/text/zod'
import { isKeyText } from '@/lib/domain/text/identifier'
import {
  FIRST_PRICED_SECOND,
  partsOfKey,
  priceKey,
  type PriceMinutes,
  roundToMinute,
  tokenPriceSchema,
} from '@/lib/domain/prices/token-price'
import { isAddress } from '@/lib/domain/wallet/address'
import { INVALID_KEY, BIRDEYE_KEY_REQUIRED } from '@/lib/view/api-keys/api-key-label'
import { STOP_TEXTS } from '@/lib/view/prices/price-label'
import {
  birdeyeAnswer,
  type PriceResult,
  requestPrice,
  STOP_STATUSES,
} from '@/lib/domain/prices/price-answers'

/** The error of a request without prices (behaviour 15.5). */
const PRICES_REQUIRED = 'Token prices to fetch is required'

/** The visitor's clock can be ahead of the server's by this many seconds (behaviour 12.4). */
const CLOCK_TOLERANCE_SECONDS = 300
/** At a slower pace, a request would end before its first price. */
const MIN_REQUESTS_PER_SECOND = 0.1
const MAX_REQUESTS_PER_SECOND = 1_000

/** One request fetches at most this many prices, failed ones included, or one longer range (behaviour 12.7). */
export const MAX_PRICES_PER_REQUEST = 250
/** A body has room for 800 prices of different mints, at 77 bytes each. */
const MAX_PRICES_PER_BODY = 800

type PriceRequest = {
  apiKey: string
  wanted: PriceMinutes
  requestsPerSecond: number | undefined
}

const paceSchema = z
  .number()
  .check(z.minimum(MIN_REQUESTS_PER_SECOND), z.maximum(MAX_REQUESTS_PER_SECOND))

/** A mint is an address of 32 bytes (behaviour 12.4). */
const mintSchema = z.string().check(z.refine(isAddress))

/** Parses requests per second; undefined outside the route's bounds (behaviour 12.4). */
export function readPace(text: string): number | undefined {
  return paceSchema.safeParse(Number(text)).data
}

/** Returns the URL-encoded body of POST /trades/fetch-usd-prices. */
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

/** Returns the first prices, as many as one body has room for (behaviour 12.4). */
export function pricesOfOneBody(wanted: PriceMinutes): PriceMinutes {
  const first = new Map<string, readonly number[]>()
  let left = MAX_PRICES_PER_BODY
  for (const [mint, minutes] of wanted) {
    if (left <= 0) break
    if (minutes.length > 0) first.set(mint, minutes.slice(0, left))
    left -= minutes.length
  }
  return first
}

/** Parses the form of a request, or says what is wrong with it (behaviour 12.4, 15.5). */
export function readPriceRequest(
  form: FormData,
  nowSeconds: number,
): PriceRequest | { fault: string } {
  const apiKey = textOf(form, 'birdeyeApiKey').trim()
  if (apiKey === '') return { fault: BIRDEYE_KEY_REQUIRED }
  if (!isKeyText(apiKey)) return { fault: INVALID_KEY }
  const wanted = readPrices(textOf(form, 'tokenPricesToFetch'), nowSeconds)
  if (!wanted) return { fault: PRICES_REQUIRED }
  const pace = textOf(form, 'requestsPerSecond').trim()
  const requestsPerSecond = pace === '' ? undefined : readPace(pace)
  if (pace !== '' && requestsPerSecond === undefined) {
    return { fault: 'requestsPerSecond must be a number from 0.1 to 1,000.' }
  }
  return { apiKey, wanted, requestsPerSecond }
}

/** Parses a list of prices; undefined if it is invalid or empty. */
function readPrices(json: string, nowSeconds: number): PriceMinutes | undefined {
  const latest = nowSeconds + CLOCK_TOLERANCE_SECONDS
  const seconds = z.int().check(z.minimum(FIRST_PRICED_SECOND), z.maximum(latest))
  const listSchema = z.record(mintSchema, z.array(seconds))
  const list = listSchema.safeParse(z.jsonOf(json)).data ?? {}
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

/** The content type of a response with a line for each price (behaviour 12.5). */
export const PRICE_LINES_TYPE = 'application/x-ndjson'

const keySchema = z.string().check(z.regex(/^[^-]{1,128}-\d{1,12}$/))
export const priceLineSchema = z.union([
  z.object({ key: keySchema, value: tokenPriceSchema }),
  z.object({ error: z.string(), key: keySchema }),
  z.object({ error: z.string(), status: z.literal(STOP_STATUSES) }),
  z.object({ waitMs: z.number().check(z.nonnegative()) }),
  z.object({ left: z.int().check(z.minimum(0)) }),
])

export function priceLine(result: PriceResult): string {
  const lineOf = (line: z.infer<typeof priceLineSchema>) => `${JSON.stringify(line)}\n`
  switch (result.kind) {
    case 'answer':
      return lineOf({
        key: priceKey(result.mint, result.minute),
        value: requestPrice(result.price),
      })
    case 'failed':
      return lineOf({ error: result.error, key: priceKey(result.mint, result.minute) })
    case 'stopped':
      return lineOf({ error: STOP_TEXTS[result.status], status: result.status })
    case 'wait':
      return lineOf({ waitMs: result.ms })
    case 'end':
      return lineOf({ left: result.left })
  }
}

export function parsePriceLine(line: string): PriceResult | undefined {
  const { data } = priceLineSchema.safeParse(z.jsonOf(line))
  if (!data) return undefined
  if ('key' in data) {
    const { mint, minute } = partsOfKey(data.key)
    if ('value' in data) return birdeyeAnswer(mint, minute, data.value)
    return { kind: 'failed', mint, minute, error: data.error }
  }
  if ('status' in data) return { kind: 'stopped', status: data.status }
  if ('waitMs' in data) return { kind: 'wait', ms: data.waitMs }
  return { kind: 'end', left: data.left }
}
