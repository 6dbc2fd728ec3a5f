import fc from 'fast-check'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'

// For tests: prices of invented mints.
export const MISSING_AT_MS = Date.UTC(2026, 10, 21, 8)

const anyMinute = fc.integer({ min: 26_297_280, max: 40_000_000 }).map((minute) => minute * 60)
/** A USD price, also 0 and very small ones. */
export const anyPrice = fc.oneof(
  fc.double({ min: 0, max: 1e9, noNaN: true }).map((price) => (price === 0 ? 0 : price)),
  fc.constantFrom(0, 1, 141.2, 1e-12),
)
const anyAnswer = fc.oneof(anyPrice, fc.constant({ missingAtMs: MISSING_AT_MS }))

/** Answers of few mints, each with at least one. */
export const anyAnswers: fc.Arbitrary<PriceAnswers> = fc
  .array(
    fc.tuple(
      fc.constantFrom('MintA', 'MintB', 'MintC'),
      fc
        .array(fc.tuple(anyMinute, anyAnswer), { minLength: 1, maxLength: 6 })
        .map((answers) => new Map(answers)),
    ),
    { maxLength: 3 },
  )
  .map((mints) => new Map(mints))
