import { isAboveZero, isBelow, rounded, shortened } from '@/lib/domain/amounts/decimal'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import { groupedDigits } from '@/lib/view/amounts/amount-label'
import { usdLabel, usdPriceLabel } from '@/lib/view/prices/usd-label'

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

/** Returns a sum of values with 2 decimals; below a cent, it has up to 8 (behaviour 18.7). Yen have none (27.2). */
export function valueSumLabel(value: string, currency: Currency = 'USD'): string {
  if (currency !== 'JPY') return usdLabel(value, '0.01', SIGNS[currency])
  return isAboveZero(value) && isBelow(value, '1') ? '<¥1' : yen(rounded(value, 0))
}

/** Returns the price of one token, to at least 4 significant digits (behaviour 7.6, 27.2). */
export function priceLabel(price: string, currency: Currency): string {
  if (currency !== 'JPY' || isBelow(price, '1')) return usdPriceLabel(price, SIGNS[currency])
  return yen(shortened(price, 4, 0))
}

function yen(figure: string): string {
  const [whole = '', fraction] = figure.split('.')
  return `¥${[groupedDigits(whole), ...(fraction === undefined ? [] : [fraction])].join('.')}`
}
