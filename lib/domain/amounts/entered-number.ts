/** Full-width digits, points and commas, which East Asian keyboards enter. */
const FULL_WIDTH = /[０-９．，]/g
const FULL_WIDTH_OFFSET = 0xfee0

/** Digits with at most one point or decimal comma. */
const PLAIN = /^(\d+([.,]\d+)?|[.,]\d+)$/
/** '65,000' is 65000 to some and 65.000 to others. A number below 1 has no groups, so '0,500' is clear. */
const GROUP_OR_DECIMALS = /^[1-9]\d{0,2},\d{3}$/
/** Groups of three digits after the same sign, then maybe decimals after another one. */
const GROUPED = /^([1-9]\d{0,2}([.,'’\s])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/

/** A number as plain decimal text with a point, or the two numbers that the text may mean. */
export type EnteredNumber = { value: string } | { readings: readonly [string, string] }

/**
 * Parses a number without sign and exponent that a person entered; undefined if the text isn't one. A point before
 * three digits is a decimal point, as on our pages (behaviour 8.25, 20.8).
 */
export function parseEnteredNumber(text: string): EnteredNumber | undefined {
  const entered = text
    .trim()
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
  const decimal = entered.replace(',', '.')
  if (GROUP_OR_DECIMALS.test(entered)) return { readings: [entered.replace(',', ''), decimal] }
  if (PLAIN.test(entered)) return { value: decimal }
  const [, groups, , decimals] = GROUPED.exec(entered) ?? []
  if (groups === undefined) return undefined
  const whole = groups.replace(/\D/g, '')
  return { value: decimals === undefined ? whole : `${whole}.${decimals}` }
}
