import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { CostMethod } from '@/lib/domain/gains/cost-method'

/** The names of the methods, on screen and in files (behaviour 26.7). */
export const METHOD_NAMES: Record<CostMethod, string> = {
  average: 'Average cost',
  fifo: 'First in, first out',
}

/** Returns the head's text: 'Average cost · EUR · these orders only'; USD isn't named (behaviour 26.7, 27.1). */
export function methodNote(method: CostMethod, currency: Currency): string {
  const names = currency === 'USD' ? [METHOD_NAMES[method]] : [METHOD_NAMES[method], currency]
  return [...names, 'these orders only'].join(' · ')
}

/** What the panel says about a method, in three sentences (behaviour 26.7). */
export const METHOD_TEXTS: Record<CostMethod, readonly string[]> = {
  average: [
    'Each trade counts as a purchase of what was received and a sale of what was paid, both at the trade’s value.',
    'A token sold counts at the average cost of all that is held then, in all wallets together.',
    'The gain is what the sale brought less that cost.',
  ],
  fifo: [
    'Each trade counts as a purchase of what was received and a sale of what was paid, both at the trade’s value.',
    'A token sold counts at the cost of the oldest purchases that the same wallet still holds.',
    'The gain is what the sale brought less that cost.',
  ],
}

/** What 'Learn more' adds, whatever the method (behaviour 26.7). */
export const METHOD_DETAILS = [
  'Average cost is one pool over all wallets, as in Canada. The UK first matches a sale with purchases of the same day and of the next 30 days. That isn’t calculated here. First in, first out is per wallet, as in the US since 2025 and in Germany. This isn’t tax advice.',
  'If the paid side of a trade is valued, its fee is part of the cost. If the received side is, its fee lowers the proceeds.',
  'USDC and USDT count as dollars. Most tax offices see them as assets, so their own gains are missing here.',
  'Tokens that weren’t bought in these orders, or that were bought without a price, have no known cost.',
] as const
