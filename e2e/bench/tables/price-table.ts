import type { PriceFigures } from '../measure-prices'
import { markdownTable } from './markdown-table'

/** What prices cost, as a Markdown table. */
export function priceTable(prices: PriceFigures): string {
  const ms = (value: number) => `${Math.round(value)} ms`
  return markdownTable(
    ['what', 'cost'],
    [
      ['1,000 prices of 20 mints without a key: requests', String(prices.requests)],
      ['1,000 prices of 20 mints without a key', `${prices.seconds.toFixed(1)} s`],
      ['price dialog at 100,000 trades: click to shown', ms(prices.priceDialog)],
      ['price dialog at 100,000 trades: longest task', ms(prices.priceDialogTask)],
      ['tax dialog at 100,000 trades: click to shown', ms(prices.taxDialog)],
      ['tax dialog at 100,000 trades: longest task', ms(prices.taxDialogTask)],
      ['fetch without a key at 100,000 trades: click to shown', ms(prices.keylessStart)],
      ['fetch without a key at 100,000 trades: longest task', ms(prices.keylessStartTask)],
    ],
  )
}
