import { groupedDigits } from './digit-grouping'

/** An amount as it is drawn: what stands before the point, and the point with what follows. */
export type AmountFigure = {
  whole: string
  fraction: string
  /** Whether the fraction is drawn quieter: a long one after a whole part of 1 or more. */
  hasQuietFraction: boolean
}

const LONGEST_LOUD_FRACTION = 2

/**
 * An amount with en-US grouping and every decimal the service gave; nothing is rounded
 * (behaviour 7.1).
 * @param amount plain decimal text
 */
export function amountFigure(amount: string): AmountFigure {
  const [wholeDigits = '0', fractionDigits = ''] = amount.split('.')
  const whole = wholeDigits.replace(/^0+(?=\d)/, '')
  return {
    whole: groupedDigits(whole),
    fraction: fractionDigits === '' ? '' : `.${fractionDigits}`,
    hasQuietFraction: whole !== '0' && fractionDigits.length > LONGEST_LOUD_FRACTION,
  }
}

/** An amount as one text, grouped and whole like `amountFigure`'s. */
export function amountLabel(amount: string): string {
  const { whole, fraction } = amountFigure(amount)
  return whole + fraction
}
