import { z } from 'zod/mini'
import {
  MAX_PRICE_GAP_SECONDS,
  type PriceAnswer,
  type SourcedPrice,
} from '@/lib/domain/prices/best-price'
import {
  type MintAnswers,
  mergeAnswers,
  type PriceAnswers,
} from '@/lib/domain/prices/price-answers'
import { SECONDS_PER_MINUTE } from '@/lib/domain/prices/price-minute'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { isFresh } from '@/lib/domain/time/freshness'
import { oneByteJson } from './one-byte-json'

/** Plain decimal text; a service's smallest number has over 300 digits after the point. */
const price = z.string().check(z.regex(/^\d{1,400}(\.\d{1,400})?$/))
const time = z.int().check(z.minimum(0))
/** In Unix minutes. */
const minute = z.int().check(z.minimum(0), z.maximum(10_000_000_000))
const seconds = z.int().check(z.minimum(-MAX_PRICE_GAP_SECONDS), z.maximum(MAX_PRICE_GAP_SECONDS))
const plainPrices = z.array(z.tuple([minute, price]))

/**
 * What is stored of a mint's prices: those of each source by minute, DefiLlama's with their distance,
 * and when Birdeye and DefiLlama had none, in Unix milliseconds (behaviour 10.9).
 */
const pricesSchema = z.tuple([
  z.literal('prices'),
  identifierSchema,
  z.object({
    birdeye: plainPrices,
    trade: plainPrices,
    defillama: z.array(z.tuple([minute, price, seconds])),
    missing: z.array(z.tuple([minute, z.nullable(time), z.nullable(time)])),
  }),
])
type StoredPrices = z.infer<typeof pricesSchema>[2]
/** The prices that the visitor set, `null` if reset, and when, in Unix milliseconds. */
const manualSchema = z.tuple([
  z.literal('manual'),
  identifierSchema,
  z.array(z.tuple([minute, z.nullable(price), time])),
])

const packedMints = new WeakMap<MintAnswers, readonly string[]>()

/**
 * Returns all prices as lines: one a mint for those that the visitor set, and one for all others. The
 * same prices give the same lines.
 */
export function packPrices(answers: PriceAnswers): string[] {
  const mints = [...answers].sort(([a], [b]) => (a < b ? -1 : 1))
  return mints.flatMap(([mint, ofMint]) => {
    const lines = packedMints.get(ofMint) ?? packMint(mint, ofMint)
    packedMints.set(ofMint, lines)
    return lines
  })
}

function packMint(mint: string, ofMint: MintAnswers): string[] {
  const prices: StoredPrices = { birdeye: [], trade: [], defillama: [], missing: [] }
  const manual: z.infer<typeof manualSchema>[2] = []
  for (const [second, answer] of [...ofMint].sort(([a], [b]) => a - b)) {
    const at = second / SECONDS_PER_MINUTE
    const { typed, found, missingAtMs } = answer
    if (typed) manual.push([at, typed.price?.value ?? null, typed.atMs])
    if (found?.source === 'birdeye') prices.birdeye.push([at, found.value])
    if (found?.source === 'trade') prices.trade.push([at, found.value])
    if (found?.source === 'defillama') {
      prices.defillama.push([at, found.value, found.apartSeconds])
    }
    const { birdeye = null, defillama = null } = missingAtMs ?? {}
    if (birdeye !== null || defillama !== null) prices.missing.push([at, birdeye, defillama])
  }
  const hasPrices = Object.values(prices).some((some) => some.length > 0)
  return [
    ...(manual.length > 0 ? [oneByteJson(['manual', mint, manual])] : []),
    ...(hasPrices ? [oneByteJson(['prices', mint, prices])] : []),
  ]
}

/**
 * Returns the prices among stored values, whatever their age, and 'missing' answers if they are fresh
 * (behaviour 10.3). A mint's line that can't be read is dropped alone.
 */
export function unpackPrices(stored: readonly unknown[], nowMs: number): PriceAnswers {
  const found = new Map<string, MintAnswers>()
  const manual = new Map<string, MintAnswers>()
  for (const value of stored) {
    const { data: prices } = pricesSchema.safeParse(value)
    if (prices) found.set(prices[1], foundPrices(prices[2], nowMs))
    const { data: ofVisitor } = manualSchema.safeParse(value)
    if (ofVisitor) manual.set(ofVisitor[1], new Map(ofVisitor[2].map(manualPrice)))
  }
  return mergeAnswers(found, manual)
}

function foundPrices(stored: StoredPrices, nowMs: number): MintAnswers {
  const answers = new Map<number, PriceAnswer>()
  for (const source of ['birdeye', 'trade'] as const) {
    for (const [at, value] of stored[source]) {
      answers.set(at * SECONDS_PER_MINUTE, { found: { source, value, apartSeconds: 0 } })
    }
  }
  for (const [at, value, apartSeconds] of stored.defillama) {
    const found: SourcedPrice = { source: 'defillama', value, apartSeconds }
    answers.set(at * SECONDS_PER_MINUTE, { found })
  }
  for (const [at, birdeye, defillama] of stored.missing) {
    const missingAtMs = {
      ...(birdeye !== null && isFresh(birdeye, nowMs) && { birdeye }),
      ...(defillama !== null && isFresh(defillama, nowMs) && { defillama }),
    }
    const second = at * SECONDS_PER_MINUTE
    if (Object.keys(missingAtMs).length > 0) {
      answers.set(second, { ...answers.get(second), missingAtMs })
    }
  }
  return answers
}

function manualPrice([at, value, atMs]: [number, string | null, number]): [number, PriceAnswer] {
  const price: SourcedPrice | undefined =
    value === null ? undefined : { source: 'typed', value, apartSeconds: 0 }
  return [at * SECONDS_PER_MINUTE, { typed: { price, atMs } }]
}
