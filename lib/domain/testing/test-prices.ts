import fc from 'fast-check'
import {
  type AnsweredPrice,
  type PriceAnswer,
  type PriceAnswers,
  type PriceSource,
  type SourceAnswer,
  type SourcedPrice,
  withAnswer,
  withAnswers,
} from '@/lib/domain/prices/price-answers'
import { priceText } from '@/lib/domain/prices/token-price'
import { decimalText } from './test-decimals'

// For tests: prices of invented mints.
export const MISSING_AT_MS = Date.UTC(2026, 10, 21, 8)

/** Birdeye's price at a minute. */
export function birdeyePrice(price: number, atMs = 0): PriceAnswer {
  return {
    birdeye: { price: { source: 'birdeye', value: priceText(price), offsetSeconds: 0 }, atMs },
  }
}

/** A minute for which Birdeye has no price. */
export function birdeyeMissing(atMs: number): PriceAnswer {
  return { birdeye: { price: undefined, atMs } }
}

const anyMinute = fc.integer({ min: 26_297_280, max: 40_000_000 }).map((minute) => minute * 60)
/** A USD price as a service writes it, which can be 0 or very small. */
export const anyPrice = fc.oneof(
  fc.double({ min: 0, max: 1e9, noNaN: true }).map((price) => (price === 0 ? 0 : price)),
  fc.constantFrom(0, 1, 141.2, 1e-12),
)

/** A price that counts: a service's 0 doesn't (behaviour 8.3). */
const anyServicePrice = anyPrice.filter((price) => price > 0)

/** A price of up to 12 significant digits, from trades or set by a visitor. */
const anyExactValue: fc.Arbitrary<string> = fc
  .record({ digits: fc.bigInt({ min: 0n, max: 999_999_999_999n }), places: fc.nat(60) })
  .map(({ digits, places }) => {
    const text = decimalText(digits, places)
    return text.includes('.') ? text.replace(/\.?0+$/, '') : text
  })

const anySourcedPrice: fc.Arbitrary<SourcedPrice> = fc.oneof(
  anyServicePrice.map((price) => priced('birdeye', priceText(price))),
  anyExactValue.map((value) => priced('trade', value)),
  fc
    .tuple(anyServicePrice, fc.integer({ min: -1_800, max: 1_800 }))
    .map(([price, apart]) => priced('defillama', priceText(price), apart)),
  anyExactValue.map((value) => priced('manual', value)),
)

/** Any source's answer for a minute. */
export const anySourceAnswer: fc.Arbitrary<SourceAnswer> = fc.oneof(
  { weight: 4, arbitrary: anySourcedPrice.map((price) => ({ source: price.source, price })) },
  fc.constantFrom('manual' as const, 'birdeye' as const, 'defillama' as const).map(unpriced),
)

/** Answers for a few mints, at least one for each. */
export const anyAnswers: fc.Arbitrary<PriceAnswers> = fc
  .array(
    fc.record({
      mint: fc.constantFrom('MintA', 'MintB', 'MintC'),
      minute: anyMinute,
      answers: fc.array(anySourceAnswer, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 9 },
  )
  .map((records) =>
    records.flatMap(({ answers, ...wanted }) =>
      answers.map((answer) => ({ ...wanted, ...answer })),
    ),
  )
  .map((prices) => withAnswers(new Map(), prices, MISSING_AT_MS))

/** A source's price at a minute. */
export function priced(source: PriceSource, value = '1', offsetSeconds = 0): SourcedPrice {
  return { source, value, offsetSeconds }
}

/** A source's answer that it has no price, or that the visitor reset theirs. */
export function unpriced(source: Exclude<PriceSource, 'trade'>): SourceAnswer {
  return { source, price: undefined }
}

/** A source's price as its answer for a mint at a minute. */
export function answered(mint: string, minute: number, price: SourcedPrice): AnsweredPrice {
  return { mint, minute, source: price.source, price }
}

/** What is known of a minute after some answers, the first at 1 ms. */
export function answeredInTurn(...answers: readonly (SourcedPrice | SourceAnswer)[]): PriceAnswer {
  return answers.reduce<PriceAnswer>((before, answer, at) => {
    const price = 'value' in answer ? answer : answer.price
    return withAnswer(before, { source: answer.source, price }, at + 1)
  }, {})
}

/** Answers by mint and minute. */
export function answersByMint(mints: Record<string, Record<number, PriceAnswer>>) {
  return new Map(
    Object.entries(mints).map(([mint, minutes]) => [
      mint,
      new Map(Object.entries(minutes).map(([minute, answer]) => [Number(minute), answer])),
    ]),
  )
}
