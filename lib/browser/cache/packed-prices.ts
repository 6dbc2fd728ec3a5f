import { z } from 'zod/mini'
import { identifierSchema } from '@/lib/domain/text/identifier'
import type { MintAnswers, PriceAnswer, PriceAnswers } from '@/lib/domain/prices/price-answers'
import { SECONDS_PER_MINUTE } from '@/lib/domain/prices/price-minute'
import { oneByte } from './one-byte-text'

const ANSWERS_A_PART = 500
/** Past all dates. */
const LAST_UNIX_MINUTE = 10_000_000_000

/** Pairs in a row: minute and price, minute and when it was missing in Unix milliseconds. */
const storedPartSchema = z.object({
  mint: identifierSchema,
  known: z.array(z.unknown()),
  missing: z.array(z.unknown()),
})

const packedMints = new WeakMap<MintAnswers, string[]>()

/** The answers as JSON texts of at most 500 each, some 25 characters a price; all of them one-byte. */
export function packPrices(answers: PriceAnswers): string[] {
  return [...answers].flatMap(([mint, ofMint]) => {
    const packed = packedMints.get(ofMint) ?? packMint(mint, ofMint)
    packedMints.set(ofMint, packed)
    return packed
  })
}

/**
 * Stored answers; those of 'missing' only where they are no older than `oldestMs`, prices whatever
 * their age. What cannot be read is dropped one by one.
 */
export function unpackPrices(stored: unknown, oldestMs: number): PriceAnswers {
  const answers = new Map<string, Map<number, PriceAnswer>>()
  for (const item of z.array(z.unknown()).safeParse(stored).data ?? []) {
    const { data: part } = storedPartSchema.safeParse(item)
    if (!part) continue
    const ofMint = answers.get(part.mint) ?? new Map<number, PriceAnswer>()
    answers.set(part.mint, ofMint)
    for (const [minute, price] of pairsOf(part.known)) ofMint.set(minute, price)
    for (const [minute, missingAtMs] of pairsOf(part.missing)) {
      if (missingAtMs >= oldestMs && !ofMint.has(minute)) ofMint.set(minute, { missingAtMs })
    }
  }
  return new Map([...answers].filter(([, ofMint]) => ofMint.size > 0))
}

function packMint(mint: string, ofMint: MintAnswers): string[] {
  const entries = [...ofMint]
  const parts: string[] = []
  for (let start = 0; start < entries.length; start += ANSWERS_A_PART) {
    const known: number[] = []
    const missing: number[] = []
    for (const [minute, answer] of entries.slice(start, start + ANSWERS_A_PART)) {
      const unixMinute = minute / SECONDS_PER_MINUTE
      if (typeof answer === 'number') known.push(unixMinute, answer)
      else missing.push(unixMinute, answer.missingAtMs)
    }
    parts.push(oneByte(JSON.stringify({ mint, known, missing })))
  }
  return parts
}

/** Pairs of a minute, in Unix seconds, and a number that is not negative; others are dropped. */
function* pairsOf(list: readonly unknown[]): Generator<[number, number]> {
  // Not by schema: 20,000 prices are checked before the first page is drawn.
  for (let index = 0; index + 1 < list.length; index += 2) {
    const unixMinute = list[index]
    const value = list[index + 1]
    const isPair =
      typeof unixMinute === 'number' &&
      Number.isInteger(unixMinute) &&
      unixMinute >= 0 &&
      unixMinute < LAST_UNIX_MINUTE
    if (isPair && typeof value === 'number' && value >= 0 && value < Infinity) {
      yield [unixMinute * SECONDS_PER_MINUTE, value]
    }
  }
}
