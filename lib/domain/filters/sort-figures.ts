import Big from 'big.js'

/** A row's exact figure, `dividend` over `divisor`, both plain decimal text. */
export type Figure = {
  row: number
  dividend: string
  divisor: string
  /** A whole number that is lower only where the figure is: it spares most exact comparisons. */
  lead: number | bigint
}

/** So many digits of a figure, with up to 60 before the point, stay below 2^53. */
const LEAD_DIGITS = 13
const LEAD_SCALE = 10 ** LEAD_DIGITS
/** More places than two amounts of 60 can differ by. */
const QUOTIENT_PLACES = 64
const ZERO = 48
const POINT = 46

/** The figure of an amount. @param text plain decimal text */
export function wholeFigure(row: number, text: string): Figure {
  return { row, dividend: text, divisor: '1', lead: leadOf(text) }
}

/** The figure of a rate; undefined where an amount is 0, and there is no rate (behaviour 7.5). */
export function quotient(row: number, dividend: string, divisor: string): Figure | undefined {
  const over = wholeDigits(dividend)
  const under = wholeDigits(divisor)
  if (over.digits === 0n || under.digits === 0n) return undefined
  const places = QUOTIENT_PLACES + under.places - over.places
  return { row, dividend, divisor, lead: (over.digits * powerOf10(places)) / under.digits }
}

/** The rows of some figures, the lowest or the highest first; equal ones stay in the order given. */
export function sortedFigures(figures: readonly Figure[], isHighestFirst: boolean): number[] {
  return [...figures]
    .sort((a, b) => (isHighestFirst ? compareFigures(b, a) : compareFigures(a, b)))
    .map(({ row }) => row)
}

function compareFigures(a: Figure, b: Figure): number {
  if (a.lead !== b.lead) return a.lead < b.lead ? -1 : 1
  if (a.dividend === b.dividend && a.divisor === b.divisor) return 0
  return new Big(a.dividend).times(b.divisor).cmp(new Big(b.dividend).times(a.divisor))
}

/** How many digits stand before the point, and the first ones of all, as one whole number. */
function leadOf(text: string): number {
  let at = 0
  while (text.charCodeAt(at) === ZERO) at += 1
  let before = 0
  let lead = 0
  let taken = 0
  let isBeforePoint = true
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === POINT) isBeforePoint = false
    else {
      if (isBeforePoint) before += 1
      if (taken < LEAD_DIGITS) {
        lead = lead * 10 + code - ZERO
        taken += 1
      } else if (!isBeforePoint) break
    }
  }
  for (; taken < LEAD_DIGITS; taken += 1) lead *= 10
  return before * LEAD_SCALE + lead
}

/** All digits as one number, and how many of them stand after the point. */
function wholeDigits(text: string): { digits: bigint; places: number } {
  const point = text.indexOf('.')
  if (point === -1) return { digits: BigInt(text), places: 0 }
  const places = text.length - point - 1
  return { digits: BigInt(text.slice(0, point) + text.slice(point + 1)), places }
}

const powers: bigint[] = []

function powerOf10(exponent: number): bigint {
  return (powers[exponent] ??= 10n ** BigInt(exponent))
}
