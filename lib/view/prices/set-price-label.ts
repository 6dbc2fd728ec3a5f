import { amountFigure } from '@/lib/view/amounts/amount-label'

/** Asks which of two numbers an ambiguous text means: 'Did you mean 65000 or 65.000?' (behaviour 8.25, 20.8). */
export function readingsText([whole, decimal]: readonly [string, string]): string {
  return `Did you mean ${whole} or ${decimal}?`
}

/** Returns a price with all its digits, as it will be saved: '$65,000.00' (behaviour 8.25). */
export function exactPriceLabel(price: string): string {
  const { whole, fraction } = amountFigure(price)
  return `$${whole}${(fraction || '.').padEnd(3, '0')}`
}
