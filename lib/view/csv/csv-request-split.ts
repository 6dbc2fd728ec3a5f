import type { CsvEvent } from '@/lib/domain/trades/order-event'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import { bestPrice, type SourcedPrice } from '@/lib/domain/prices/best-price'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { priceKey, roundToMinute } from '@/lib/domain/prices/price-minute'
import type { PriceSource } from '@/lib/domain/prices/best-price'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'

/** Far below the 4 MB of the route, so that a slow uplink sends a body in time (behaviour 9.9). */
const MAX_BODY_BYTES = 1_500_000
/** More than an event with its two tokens and prices takes, and what stands around the lists. */
const SPARE_BYTES = 20_000

export type CsvBody = {
  /** The JSON of POST /trades/csv. */
  body: string
  /** How many rows the bodies before it have. */
  firstRow: number
  /** How many rows it has itself. */
  rows: number
}

/**
 * Yields the bodies of POST /trades/csv for some events, each below 1.5 MB, with only the mints and
 * prices that it needs (behaviour 9.9), and where these come from unless all are Birdeye's (19.9). At
 * least one body, so that an empty list still gives a header row.
 */
export function* splitCsvRequest(
  events: readonly CsvEvent[],
  tokens: TokenMap,
  prices: PriceAnswers,
): Generator<CsvBody> {
  let part = emptyPart()
  let firstRow = 0
  for (const event of events) {
    addEvent(part, event, tokens, prices)
    if (part.bytes < MAX_BODY_BYTES - SPARE_BYTES) continue
    yield { body: bodyOf(part), firstRow, rows: part.events.length }
    firstRow += part.events.length
    part = emptyPart()
  }
  if (part.events.length > 0 || firstRow === 0) {
    yield { body: bodyOf(part), firstRow, rows: part.events.length }
  }
}

type Part = {
  events: string[]
  /** The JSON of each token, by its mint. */
  mints: Map<string, string>
  /** The JSON of each price with its key, by its key. */
  prices: Map<string, string>
  sources: Map<PriceSource, number>
  bytes: number
}

function emptyPart(): Part {
  return { events: [], mints: new Map(), prices: new Map(), sources: new Map(), bytes: 0 }
}

function addEvent(part: Part, event: CsvEvent, tokens: TokenMap, prices: PriceAnswers): void {
  const text = JSON.stringify(event)
  part.events.push(text)
  part.bytes += bytesOf(text)
  const seconds = unixSeconds(event.date)
  for (const mint of event.kind === 'trade'
    ? [event.inputMint, event.outputMint]
    : [event.inputMint]) {
    addToken(part, tokens.get(mint))
    const answer = prices.get(mint)?.get(roundToMinute(seconds))
    if (answer) addPrice(part, priceKey(mint, seconds), bestPrice(answer))
  }
}

function addToken(part: Part, token: Token | undefined): void {
  if (!token || part.mints.has(token.address)) return
  const text = JSON.stringify(token)
  part.mints.set(token.address, text)
  part.bytes += bytesOf(text)
}

function addPrice(part: Part, key: string, price: SourcedPrice | undefined): void {
  if (part.prices.has(key)) return
  // The price's own text is a JSON number, so it gets there digit for digit (behaviour 9.4).
  const text = `${JSON.stringify(key)}:${price?.value ?? '"missing"'}`
  part.prices.set(key, text)
  part.bytes += bytesOf(text)
  if (price) part.sources.set(price.source, (part.sources.get(price.source) ?? 0) + 1)
}

function bodyOf({ events, mints, prices, sources }: Part): string {
  const mintList = [...mints.values()].join(',')
  const priceMap = [...prices.values()].join(',')
  const named = `"fetchedTokenPrices":{${priceMap}}${sourcesText(sources)}`
  return `{"events":[${events.join(',')}],"mints":[${mintList}],${named}}`
}

/** What names the sources; nothing if that would say what its absence says: Birdeye alone. */
function sourcesText(sources: Part['sources']): string {
  if ([...sources.keys()].every((source) => source === 'birdeye')) return ''
  return `,"priceSources":${JSON.stringify(Object.fromEntries(sources))}`
}

/** UTF-8 bytes and a comma, or more: a unit above U+007F takes at most 3. */
function bytesOf(text: string): number {
  return (/[^\x00-\x7f]/.test(text) ? 3 * text.length : text.length) + 1
}
