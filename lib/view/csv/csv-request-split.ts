import type { CsvEvent } from '@/lib/domain/trades/order-event'
import type { TokenMap } from '@/lib/domain/tokens/token'
import { bestPrice } from '@/lib/domain/prices/best-price'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { priceKey, roundToMinute } from '@/lib/domain/prices/price-minute'
import type { PriceSource } from '@/lib/domain/prices/best-price'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'

/**
 * A function on Vercel takes at most 4.5 MB in. A third of that, because making one body holds the
 * page up: for some 40 ms at this length.
 */
const LONGEST_BODY_BYTES = 1_500_000
const ENVELOPE_BYTES = 300

export type CsvBody = {
  /** The JSON of POST /trades/csv. */
  body: string
  /** How many rows stand in the bodies before it. */
  firstRow: number
  /** How many rows it has itself. */
  rows: number
}

/**
 * The events split into bodies of POST /trades/csv below its limit, each with only the mints and
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
    let needed = neededOf(event, tokens, prices, part)
    if (part.events.length > 0 && part.bytes + needed.bytes > LONGEST_BODY_BYTES) {
      yield { body: bodyOf(part), firstRow, rows: part.events.length }
      firstRow += part.events.length
      part = emptyPart()
      needed = neededOf(event, tokens, prices, part)
    }
    add(part, needed)
  }
  yield { body: bodyOf(part), firstRow, rows: part.events.length }
}

type Part = {
  events: string[]
  mints: Map<string, string>
  prices: Map<string, string>
  /** How many of these prices each source told. */
  sources: Map<PriceSource, number>
  bytes: number
}
type Needed = {
  event: string
  mints: [string, string][]
  prices: { key: string; json: string; source: PriceSource | undefined }[]
  bytes: number
}

function emptyPart(): Part {
  return {
    ...{ events: [], mints: new Map(), prices: new Map(), sources: new Map() },
    bytes: ENVELOPE_BYTES,
  }
}

/** What an event adds to a part. */
function neededOf(event: CsvEvent, tokens: TokenMap, prices: PriceAnswers, part: Part): Needed {
  const text = JSON.stringify(event)
  const needed: Needed = { event: text, mints: [], prices: [], bytes: bytesOf(text) }
  const seconds = unixSeconds(event.date)
  needMint(needed, event.inputMint, seconds, { tokens, prices, part })
  if (event.kind === 'trade') {
    needMint(needed, event.outputMint, seconds, { tokens, prices, part })
  }
  return needed
}

type Known = { tokens: TokenMap; prices: PriceAnswers; part: Part }

function needMint(needed: Needed, mint: string, seconds: number, known: Known): void {
  const token = known.part.mints.has(mint) ? undefined : known.tokens.get(mint)
  if (token) {
    const json = JSON.stringify(token)
    needed.mints.push([mint, json])
    needed.bytes += bytesOf(json)
  }
  // The price before its key: most keys would be made in vain.
  const answer = known.prices.get(mint)?.get(roundToMinute(seconds))
  if (!answer) return
  const key = priceKey(mint, seconds)
  if (known.part.prices.has(key)) return
  // The price's own text is a JSON number, so it gets there digit for digit (behaviour 9.4).
  const best = bestPrice(answer)
  const json = `${JSON.stringify(key)}:${best?.value ?? '"missing"'}`
  needed.prices.push({ key, json, source: best?.source })
  needed.bytes += bytesOf(json)
}

function add(part: Part, { event, mints, prices, bytes }: Needed): void {
  part.events.push(event)
  for (const [mint, json] of mints) part.mints.set(mint, json)
  for (const { key, json, source } of prices) {
    if (source && !part.prices.has(key)) {
      part.sources.set(source, (part.sources.get(source) ?? 0) + 1)
    }
    part.prices.set(key, json)
  }
  part.bytes += bytes
}

function bodyOf({ events, mints, prices, sources }: Part): string {
  const mintList = [...mints.values()].join(',')
  const priceMap = [...prices.values()].join(',')
  const named = `"fetchedTokenPrices":{${priceMap}}${sourcesText(sources)}`
  return `{"events":[${events.join(',')}],"mints":[${mintList}],${named}}`
}

/** What names the sources; nothing where it would be what their absence says: Birdeye alone. */
function sourcesText(sources: Part['sources']): string {
  if ([...sources.keys()].every((source) => source === 'birdeye')) return ''
  return `,"priceSources":${JSON.stringify(Object.fromEntries(sources))}`
}

const NOT_ASCII = /[^\x00-\x7f]/

/** UTF-8 bytes and a comma, or more: a unit above U+007F takes at most 3. */
function bytesOf(text: string): number {
  return (NOT_ASCII.test(text) ? 3 * text.length : text.length) + 1
}
