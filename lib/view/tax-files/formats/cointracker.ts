import { blank, slashedTime, type TaxProgram } from '../tax-program'

/** CoinTracker: these columns, and none more (behaviour 19.2). */
export const cointracker: TaxProgram = {
  name: 'CoinTracker',
  file: 'CoinTracker CSV',
  steps: [
    'Import as a CoinTracker CSV.',
    'It has no ids: don’t import a trade twice.',
    'Amounts may be rounded to 8 decimals.',
  ],
  ofWallets: 'It has no field for the wallet. To keep wallets apart, filter and export each one.',
  columns: [
    ['Date', slashedTime],
    ['Received Quantity', ({ received }) => received.amount],
    ['Received Currency', ({ received }) => received.asset],
    ['Sent Quantity', ({ sent }) => sent.amount],
    ['Sent Currency', ({ sent }) => sent.asset],
    ['Fee Amount', blank],
    ['Fee Currency', blank],
    ['Tag', blank],
  ],
}
