import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TokenMap } from '@/lib/domain/tokens/token'
import { type PriceAnswers, priceAt } from '@/lib/domain/prices/price-answers'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'

/**
 * A function on Vercel takes at most 4.5 MB in. A third of that, because making one body holds the
 * page up: for some 40 ms at this length.
 */
const LONGEST_BODY_BYTES = 1_500_000
const ENVELOPE_BYTES = 100

export type CsvBody = {
  /** The JSON of POST /trades/csv. */
  body: string
  /** How many rows stand in the bodies before it. */
  firstRow: number
}

/**
 * The events split into bodies of POST /trades/csv below its limit, each with only the mints and
 * prices that it needs (behaviour 9.9). At least one body, so that an empty list still gives a
 * header row.
 */
export function* splitCsvRequest(
  events: readonly OrderEvent[],
  tokens: TokenMap,
  prices: PriceAnswers,
): Generator<CsvBody> {
  let part = emptyPart()
  let firstRow = 0
  for (const event of events) {
    let needed = neededOf(event, tokens, prices, part)
    if (part.events.length > 0 && part.bytes + needed.bytes > LONGEST_BODY_BYTES) {
      yield { body: bodyOf(part), firstRow }
      firstRow += part.events.length
      part = emptyPart()
      needed = neededOf(event, tokens, prices, part)
    }
    add(part, needed)
  }
  yield { body: bodyOf(part), firstRow }
}

type Part = {
  events: string[]
  mints: Map<string, string>
  prices: Map<string, string>
  bytes: number
}
type Needed = {
  event: string
  mints: [string, string][]
  prices: [string, string][]
  bytes: number
}

function emptyPart(): Part {
  return { events: [], mints: new Map(), prices: new Map(), bytes: ENVELOPE_BYTES }
}

/** What an event adds to a part. */
function neededOf(event: OrderEvent, tokens: TokenMap, prices: PriceAnswers, part: Part): Needed {
  const text = JSON.stringify(event)
  const used = event.kind === 'trade' ? [event.inputMint, event.outputMint] : [event.inputMint]
  const mints = used.flatMap((mint): [string, string][] => {
    const token = part.mints.has(mint) ? undefined : tokens.get(mint)
    return token ? [[mint, JSON.stringify(token)]] : []
  })
  const known = used.flatMap((mint): [string, string][] => {
    const seconds = unixSeconds(event.date)
    const key = priceKey(mint, seconds)
    const price = part.prices.has(key) ? undefined : priceAt(prices, mint, seconds)
    return price === undefined ? [] : [[key, `${JSON.stringify(key)}:${JSON.stringify(price)}`]]
  })
  const added = [text, ...mints.map(([, json]) => json), ...known.map(([, json]) => json)]
  return { event: text, mints, prices: known, bytes: added.reduce((sum, s) => sum + bytesOf(s), 0) }
}

function add(part: Part, { event, mints, prices, bytes }: Needed): void {
  part.events.push(event)
  for (const [mint, json] of mints) part.mints.set(mint, json)
  for (const [key, json] of prices) part.prices.set(key, json)
  part.bytes += bytes
}

function bodyOf({ events, mints, prices }: Part): string {
  const mintList = [...mints.values()].join(',')
  const priceMap = [...prices.values()].join(',')
  return `{"events":[${events.join(',')}],"mints":[${mintList}],"fetchedTokenPrices":{${priceMap}}}`
}

/** UTF-8 bytes and a comma; a unit above U+007F takes at most 3. */
function bytesOf(text: string): number {
  let bytes = 1
  for (let index = 0; index < text.length; index += 1) bytes += text.charCodeAt(index) > 127 ? 3 : 1
  return bytes
}
