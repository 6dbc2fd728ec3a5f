import { isAboveZero, isBelow, rounded, shortened } from '@/lib/domain/amounts/decimal'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import { groupedDigits } from '@/lib/view/amounts/amount-label'

/** A bare $ is the US dollar (behaviour 27.2). */
const SIGNS: Record<Currency, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CHF: 'CHF ',
  AUD: 'A$',
  CAD: 'CA$',
  JPY: '¥',
  INR: '₹',
  BRL: 'R$',
}
const DECIMALS = 2
const MAX_DECIMALS = 8
const SMALLEST = '0.00000001'
/** As many as a rate has (behaviour 7.5). */
const MIN_PRICE_DIGITS = 4

/**
 * Returns a value, rounded half up to 2 decimals; below `smallest` it has up to 8 (behaviour 7.6). Yen have no decimals
 * (behaviour 27.2).
 */
export function valueLabel(value: string, currency: Currency, smallest: string): string {
  const least = currency === 'JPY' ? '1' : SMALLEST
  if (isAboveZero(value) && isBelow(value, least)) return `<${SIGNS[currency]}${least}`
  const places = isBelow(value, smallest) ? MAX_DECIMALS : DECIMALS
  return money(rounded(value, currency === 'JPY' ? 0 : places), currency)
}

/** Returns the price of one token, rounded as a value, but to at least 4 significant digits (behaviour 7.6, 27.2). */
export function priceLabel(price: string, currency: Currency): string {
  const places = isBelow(price, '1') ? MAX_DECIMALS : decimalsOf(currency)
  return money(shortened(price, MIN_PRICE_DIGITS, places), currency)
}

function money(figure: string, currency: Currency): string {
  const [whole = '0', fraction = ''] = figure.split('.')
  const padded = fraction.padEnd(decimalsOf(currency), '0')
  return `${SIGNS[currency]}${groupedDigits(whole)}${padded === '' ? '' : `.${padded}`}`
}

function decimalsOf(currency: Currency): number {
  return currency === 'JPY' ? 0 : DECIMALS
}
