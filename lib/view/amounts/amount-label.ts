import type { Amount } from '@/lib/domain/amounts/amount'

const MAX_EMPHASIZED_DECIMALS = 2

/** Groups the digits before the point as en-US does; `fraction` has the point and all decimals (behaviour 7.1). */
export function amountFigure(amount: string) {
  const [wholeDigits = '0', fractionDigits = ''] = amount.split('.')
  const whole = wholeDigits.replace(/^0+(?=\d)/, '')
  return {
    whole: groupedDigits(whole),
    fraction: fractionDigits === '' ? '' : `.${fractionDigits}`,
    // The decimals are long, and follow a whole part of 1 or more.
    isFractionMuted: whole !== '0' && fractionDigits.length > MAX_EMPHASIZED_DECIMALS,
  }
}

export function amountLabel(amount: string): string {
  const { whole, fraction } = amountFigure(amount)
  return whole + fraction
}

/** Why an amount is in base units (behaviour 25.14). */
export const UNKNOWN_DECIMALS = 'The decimals of this token are unknown'

/** Returns an amount as one text; an amount in base units says so: '10000000 base units' (behaviour 25.14). */
export function exactLabel({ amount, adjustedForDecimals }: Amount): string {
  return adjustedForDecimals ? amountLabel(amount) : `${amount} base units`
}

/** Returns the text and title for an amount that isn't known in token units (behaviour 25.14, 25.15). */
export function unmeasuredText(amount: Amount | null): { text: string; title: string } {
  return amount
    ? { text: exactLabel(amount), title: UNKNOWN_DECIMALS }
    : { text: 'in total', title: 'Jupiter gives the input of these trades only in total' }
}

/** Groups the digits of a whole number as en-US does, exactly: '1234' -> '1,234'. */
export function groupedDigits(digits: string | number): string {
  return String(digits).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Returns '1 order', '9 orders' or '1,234 orders'. */
export function counted(count: number, noun: string): string {
  return `${groupedDigits(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Returns '12 of 155 rows'. */
export function partOfCount(part: number, count: number, noun: string): string {
  return `${groupedDigits(part)} of ${counted(count, noun)}`
}
