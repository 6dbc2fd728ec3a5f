import { isAboveZero } from '@/lib/domain/amounts/decimal'
import * as z from '@/lib/domain/text/zod'
import {
  exactPrice,
  foundPrice,
  type PriceAnswer,
  type PriceAnswers,
  type PriceSource,
  withAnswer,
} from '@/lib/domain/prices/price-answers'
import { SECONDS_PER_MINUTE } from '@/lib/domain/time/unix-time'
import { compareText } from '@/lib/domain/text/compare-text'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { isFresh } from '@/lib/domain/time/max-age'
import { oneByteJson } from '@/lib/browser/storage/local-storage'

/** In Unix minutes. */
const minute = z.int().check(z.minimum(0), z.maximum(10_000_000_000))
/** A manual price is stored as 'typed', because tabs of version 1.0.0 read no other name. */
const storedSource = z.enum(['typed', 'birdeye', 'trade', 'defillama'])
/** Plain decimal text; the smallest number that a service can send has over 300 digits after the point. */
const price = z.string().check(z.regex(/^\d{1,400}(\.\d{1,400})?$/))

/**
 * One answer: the minute, the price (or `null`), the source and a number. For a service's price, the number says how
 * many seconds the service's record is after the minute, negative if before. Otherwise it is a time in Unix
 * milliseconds: when trades gave the price, the service had none, or the visitor set or reset it (behaviour 10.1).
 */
const rowSchema = z.tuple([minute, z.nullable(price), storedSource, z.int()])
type Row = z.infer<typeof rowSchema>
/** A mint's line; its manual prices have a line of their own. */
const lineSchema = z.tuple([z.enum(['prices', 'manual']), identifierSchema, z.array(rowSchema)])

const packedMints = new WeakMap<ReadonlyMap<number, PriceAnswer>, readonly string[]>()

export function packPrices(answers: PriceAnswers): string[] {
  const mints = [...answers].sort(([a], [b]) => compareText(a, b))
  return mints.flatMap(([mint, mintAnswers]) => {
    const lines = packedMints.get(mintAnswers) ?? packMint(mint, mintAnswers)
    packedMints.set(mintAnswers, lines)
    return lines
  })
}

function storedName(source: PriceSource): Row[2] {
  return source === 'manual' ? 'typed' : source
}

function packMint(mint: string, mintAnswers: ReadonlyMap<number, PriceAnswer>): string[] {
  const manualRows: Row[] = []
  const prices: Row[] = []
  for (const [second, answer] of [...mintAnswers].sort(([a], [b]) => a - b)) {
    const { manual, trade } = answer
    const at = second / SECONDS_PER_MINUTE
    if (manual) manualRows.push([at, manual.price?.value ?? null, 'typed', manual.atMs])
    const best = foundPrice(answer)
    if (best) {
      const { value, source, offsetSeconds } = best
      const number = source === 'trade' ? (trade?.atMs ?? 0) : offsetSeconds
      prices.push([at, value, storedName(source), number])
    }
    for (const service of ['birdeye', 'defillama'] as const) {
      const last = answer[service]
      if (last && !last.price) prices.push([at, null, service, last.atMs])
    }
  }
  return [
    ...(manualRows.length > 0 ? [oneByteJson(['manual', mint, manualRows])] : []),
    ...(prices.length > 0 ? [oneByteJson(['prices', mint, prices])] : []),
  ]
}

/** Returns the prices among stored values, whatever their age, and fresh 'missing' answers (behaviour 10.1). */
export function unpackPrices(stored: readonly unknown[], nowMs: number): PriceAnswers {
  const answers = new Map<string, Map<number, PriceAnswer>>()
  for (const value of stored) {
    const { data } = lineSchema.safeParse(value)
    if (!data) continue
    const [, mint, rows] = data
    const mintAnswers = answers.get(mint) ?? new Map<number, PriceAnswer>()
    answers.set(mint, mintAnswers)
    for (const row of rows) {
      const second = row[0] * SECONDS_PER_MINUTE
      const answer = withRow(mintAnswers.get(second), row, nowMs)
      if (answer) mintAnswers.set(second, answer)
    }
  }
  return answers
}

function withRow(
  answer: PriceAnswer | undefined,
  [, value, name, number]: Row,
  nowMs: number,
): PriceAnswer | undefined {
  const source = name === 'typed' ? 'manual' : name
  const isService = source === 'birdeye' || source === 'defillama'
  if (value === null) {
    const isDropped = isService ? !isFresh(number, nowMs) : source === 'trade'
    return isDropped ? answer : withAnswer(answer, { source, price: undefined }, number)
  }
  // Older versions stored a service's 0, which is no price (behaviour 8.3). Its minute is asked for again.
  if (isService && !isAboveZero(value)) return answer
  return isService
    ? withAnswer(answer, { source, price: { source, value, offsetSeconds: number } }, 0)
    : withAnswer(answer, { source, price: exactPrice(source, value) }, number)
}
