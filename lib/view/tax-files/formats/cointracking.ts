import { blank, dashedTime, taxNote, type TaxProgram } from '../tax-program'

/** CoinTracking's custom import; it finds duplicates by Tx-ID (behaviour 19.2). */
export const cointracking: TaxProgram = {
  name: 'CoinTracking',
  file: 'CSV with Tx-ID',
  steps: [
    'Set the account to UTC, then import as CSV.',
    'Check tickers shared by several coins.',
    'Tx-ID finds duplicates.',
  ],
  ofWallets: 'Comment starts with the wallet.',
  columns: [
    ['Type', () => 'Trade'],
    ['Buy Amount', ({ received }) => received.amount],
    ['Buy Currency', ({ received }) => received.asset],
    ['Sell Amount', ({ sent }) => sent.amount],
    ['Sell Currency', ({ sent }) => sent.asset],
    ['Fee', blank],
    ['Fee Currency', blank],
    ['Exchange', () => 'Jupiter'],
    ['Trade-Group', blank],
    ['Comment', taxNote],
    ['Date', dashedTime],
    ['Tx-ID', ({ id }) => id],
  ],
}
