import { totalOutput } from '@/lib/domain/amounts/fee'
import { placesOf, unitsOf } from '@/lib/domain/amounts/decimal'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { bestPriceAt, type PriceAnswers } from './price-answers'

const MAX_TOLERATED_PERCENT = 10n

/**
 * Returns by how much of the larger one the USD values of a trade's two sides differ, the output
 * before the fee, in whole percent, rounded half up; `undefined` up to 10 % (behaviour 8.27). BigInt,
 * because every row is checked whenever a price comes.
 * @param inputPrice and `outputPrice` are plain decimal text
 */
export function mismatchPercent(
  { inputAmount, outputAmount, fee }: Trade,
  inputPrice: string,
  outputPrice: string,
): string | undefined {
  // Jupiter's are always in whole tokens.
  if (!inputAmount.adjustedForDecimals || !outputAmount.adjustedForDecimals) return undefined
  const total = totalOutput(outputAmount.amount, fee?.amount)
  const places = placesOf(inputAmount.amount) + placesOf(inputPrice)
  const outputPlaces = placesOf(total) + placesOf(outputPrice)
  const paid = unitsOf(inputAmount.amount) * unitsOf(inputPrice) * powerOf10(outputPlaces - places)
  const received = unitsOf(total) * unitsOf(outputPrice) * powerOf10(places - outputPlaces)
  const [larger, smaller] = paid > received ? [paid, received] : [received, paid]
  const apart = (larger - smaller) * 100n
  if (apart <= larger * MAX_TOLERATED_PERCENT) return undefined
  return String((2n * apart + larger) / (2n * larger))
}

function powerOf10(exponent: number): bigint {
  return exponent > 0 ? 10n ** BigInt(exponent) : 1n
}

/** Rows to look at, by their index. */
export type RowChecks = {
  /** Without a price of one side at least (behaviour 8.27). */
  missing: readonly number[]
  /** With a price mismatch (behaviour 8.27). */
  mismatched: readonly number[]
}

/** Finds the rows that miss a price or have a mismatch. */
export function checkRows(events: readonly OrderEvent[], answers: PriceAnswers): RowChecks {
  const missing: number[] = []
  const mismatched: number[] = []
  for (const [row, event] of events.entries()) {
    const seconds = unixSeconds(event.date)
    const input = bestPriceAt(answers, event.inputMint, seconds)
    if (event.kind !== 'trade') {
      if (!input) missing.push(row)
      continue
    }
    const output = bestPriceAt(answers, event.outputMint, seconds)
    if (!input || !output) missing.push(row)
    else if (mismatchPercent(event, input.value, output.value)) mismatched.push(row)
  }
  return { missing, mismatched }
}
