import Big from 'big.js'
import { z } from 'zod/mini'
import { identifierSchema } from '@/lib/domain/text/identifier'
import {
  MAX_PRICE_GAP_SECONDS,
  type PriceAnswer,
  type PriceSource,
  type SourceAnswer,
  type SourcedPrice,
  withAnswer,
} from '@/lib/domain/prices/best-price'
import type { MintAnswers, PriceAnswers } from '@/lib/domain/prices/price-answers'
import { SECONDS_PER_MINUTE } from '@/lib/domain/prices/price-minute'
import { priceText } from '@/lib/domain/prices/token-price'
import { isFresh } from '@/lib/domain/time/freshness'
import { storedLine, summedJson } from './stored-line'

const ANSWERS_A_PART = 500
/** Few, so that they find room in nearly full storage: nobody can fetch them again. */
const TYPED_A_PART = 10
/** Past all dates. */
const LAST_UNIX_MINUTE = 10_000_000_000
/** From so many zeros on a price is shorter with an exponent. */
const SMALL = '0.0000000'

const numbers = z.array(z.unknown())
/**
 * Numbers in a row, each group led by its minute: Birdeye's prices, which are all that older stores
 * have, and when it had none, in Unix milliseconds; prices of trades; DefiLlama's with their distance
 * in seconds, and when it had none; typed ones, null where taken back, and when that was.
 */
const storedPartSchema = z.object({
  mint: identifierSchema,
  known: numbers,
  missing: numbers,
  // Older stores have them as `trade`, of totals that held a trigger's fee twice (behaviour 7.4).
  trades: z.optional(numbers),
  defillama: z.optional(numbers),
  lacking: z.optional(numbers),
  typed: z.optional(numbers),
})
type StoredPart = z.infer<typeof storedPartSchema>

/** Some answers of a mint as a line, and as a line of the first few of them. */
type PricePart = { line: string; count: number; cut: (count: number) => string }
type MintParts = Record<'typed' | 'found' | 'missing', PricePart[]>
const packedMints = new WeakMap<MintAnswers, MintParts>()

/**
 * Answers as lines of at most 500 each, some 20 to 35 characters a price, as far as they fit into so
 * many characters: those of the first group go before those of the next. Typed prices stand first, in
 * small lines of their own, what is 'missing' last; the first that does not fit ends the prices, so
 * that no later one takes its room (behaviour 10.4). `leftOut` is how many lines of prices are not
 * there, or not whole.
 */
export function packPrices(
  groups: readonly PriceAnswers[],
  longest: number,
): { lines: string[]; leftOut: number } {
  const mints = groups
    .flatMap((answers) => [...answers])
    .map(([mint, ofMint]) => {
      const parts = packedMints.get(ofMint) ?? packMint(mint, ofMint)
      packedMints.set(ofMint, parts)
      return parts
    })
  const priced = [...mints.flatMap(({ typed }) => typed), ...mints.flatMap(({ found }) => found)]
  const lines: string[] = []
  let room = longest
  for (const part of [...priced, ...mints.flatMap(({ missing }) => missing)]) {
    if (part.line.length >= room) {
      const cut = longestCut(part, room)
      return { lines: [...lines, ...cut], leftOut: Math.max(priced.length - lines.length, 0) }
    }
    room -= part.line.length + 1
    lines.push(part.line)
  }
  return { lines, leftOut: 0 }
}

/** A line of as many answers as fit, the first ones; none where not even one does. */
function longestCut({ count, cut }: PricePart, room: number): string[] {
  let [fits, isTooMany] = [0, count]
  while (isTooMany - fits > 1) {
    const middle = Math.floor((fits + isTooMany) / 2)
    if (cut(middle).length < room) fits = middle
    else isTooMany = middle
  }
  return fits === 0 ? [] : [cut(fits)]
}

/**
 * Stored answers; those of 'missing' only where they are fresh (behaviour 10.3), prices whatever
 * their age. What cannot be read is dropped one by one.
 */
export function unpackPrices(stored: unknown, nowMs: number): PriceAnswers {
  const answers = new Map<string, Map<number, PriceAnswer>>()
  for (const item of z.array(z.unknown()).safeParse(stored).data ?? []) {
    const { data: part } = storedPartSchema.safeParse(item)
    if (!part) continue
    const ofMint = answers.get(part.mint) ?? new Map<number, PriceAnswer>()
    answers.set(part.mint, ofMint)
    for (const [minute, answer, atMs] of storedAnswers(part, nowMs)) {
      ofMint.set(minute, withAnswer(ofMint.get(minute), answer, atMs))
    }
  }
  return new Map([...answers].filter(([, ofMint]) => ofMint.size > 0))
}

function packMint(mint: string, ofMint: MintAnswers): MintParts {
  const entries = [...ofMint]
  const typed = entries.filter(([, answer]) => answer.typed)
  const found = entries.filter(([, answer]) => answer.found)
  const missing = entries.filter(([, answer]) => !answer.found && answer.missingAtMs)
  return {
    typed: partsOf(typed, TYPED_A_PART, (some) => packPart(mint, { typed: some })),
    found: partsOf(found, ANSWERS_A_PART, (some) => packPart(mint, { others: some })),
    missing: partsOf(missing, ANSWERS_A_PART, (some) => packPart(mint, { others: some })),
  }
}

type Entries = readonly (readonly [minute: number, answer: PriceAnswer])[]

function partsOf(entries: Entries, most: number, pack: (some: Entries) => string): PricePart[] {
  const count = Math.ceil(entries.length / most)
  return Array.from({ length: count }, (_, index) => {
    const some = entries.slice(index * most, (index + 1) * most)
    return { line: pack(some), count: some.length, cut: (length) => pack(some.slice(0, length)) }
  })
}

function packPart(mint: string, entries: { typed?: Entries; others?: Entries }): string {
  const lists = new Map<string, string[]>([
    ['known', []],
    ['missing', []],
  ])
  const add = (name: string, minute: number, ...values: readonly (string | number)[]) => {
    const list = lists.get(name) ?? []
    lists.set(name, list)
    list.push([minute / SECONDS_PER_MINUTE, ...values].join(','))
  }
  for (const [minute, { typed }] of entries.typed ?? []) {
    if (typed) add('typed', minute, typed.price ? packed(typed.price) : 'null', typed.atMs)
  }
  for (const [minute, { found, missingAtMs = {} }] of entries.others ?? []) {
    if (found?.source === 'birdeye') add('known', minute, packed(found))
    if (found?.source === 'trade') add('trades', minute, packed(found))
    if (found?.source === 'defillama') add('defillama', minute, packed(found), found.apartSeconds)
    if (missingAtMs.birdeye !== undefined) add('missing', minute, missingAtMs.birdeye)
    if (missingAtMs.defillama !== undefined) add('lacking', minute, missingAtMs.defillama)
  }
  const texts = [...lists].map(([name, groups]) => `"${name}":[${groups.join(',')}]`)
  return storedLine('prices', summedJson(`{"mint":${JSON.stringify(mint)},${texts.join(',')}}`))
}

/** A price as a JSON number, digit for digit. */
function packed({ value }: SourcedPrice): string {
  return value.startsWith(SMALL) ? String(new Big(value)) : value
}

/** What a stored part tells, with when it came, in Unix milliseconds. */
function* storedAnswers(
  part: StoredPart,
  nowMs: number,
): Generator<[minute: number, answer: SourceAnswer, atMs: number]> {
  for (const [minute, price] of groupsOf(part.known, 2)) {
    if (isPrice(price)) yield [minute, priceOf('birdeye', price), 0]
  }
  for (const [minute, price] of groupsOf(part.trades, 2)) {
    if (isPrice(price)) yield [minute, priceOf('trade', price), 0]
  }
  for (const [minute, price, apart] of groupsOf(part.defillama, 3)) {
    if (isPrice(price) && isDistance(apart)) yield [minute, priceOf('defillama', price, apart), 0]
  }
  for (const service of ['birdeye', 'defillama'] as const) {
    for (const [minute, atMs] of groupsOf(service === 'birdeye' ? part.missing : part.lacking, 2)) {
      if (!isPrice(atMs) || !isFresh(atMs, nowMs)) continue
      yield [minute, { source: service, value: undefined }, atMs]
    }
  }
  for (const [minute, price, atMs] of groupsOf(part.typed, 3)) {
    if (!isPrice(atMs)) continue
    if (price === null) yield [minute, { source: 'typed', value: undefined }, atMs]
    if (isPrice(price)) yield [minute, priceOf('typed', price), atMs]
  }
}

function priceOf(source: PriceSource, price: number, apartSeconds = 0): SourcedPrice {
  return { source, value: priceText(price), apartSeconds }
}

/** Groups of so many values, the first of each as a minute in Unix seconds; others are dropped. */
function* groupsOf(
  list: readonly unknown[] = [],
  length: 2 | 3,
): Generator<[minute: number, value: unknown, more: unknown]> {
  // Not by schema: 20,000 prices are checked before the first page is drawn.
  for (let index = 0; index + length <= list.length; index += length) {
    const unixMinute = list[index]
    const isMinute =
      typeof unixMinute === 'number' &&
      Number.isInteger(unixMinute) &&
      unixMinute >= 0 &&
      unixMinute < LAST_UNIX_MINUTE
    if (isMinute) yield [unixMinute * SECONDS_PER_MINUTE, list[index + 1], list[index + 2]]
  }
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < Infinity
}

function isDistance(value: unknown): value is number {
  return (
    Number.isInteger(value) && typeof value === 'number' && Math.abs(value) <= MAX_PRICE_GAP_SECONDS
  )
}
