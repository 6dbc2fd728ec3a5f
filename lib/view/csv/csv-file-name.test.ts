/** @jest-environment node */
import { chartFileName, csvFileName, summaryFileName } from './csv-file-name'

it.each([
  ['all orders, no filter', false, false, 'Wallet-trades.csv'],
  ['orders may be missing', true, false, 'Wallet-trades-partial.csv'],
  ['filters are in use', false, true, 'Wallet-trades-filtered.csv'],
  ['both', true, true, 'Wallet-trades-partial-filtered.csv'],
])('the file where %s (behaviour 9.8, 17.7)', (_, isPartial, isFiltered, name) => {
  const content = { userAddress: 'Wallet', walletName: undefined, isPartial, isFiltered }
  expect(csvFileName(content)).toBe(name)
})

it('begins with the wallet’s name where that is wished (behaviour 22.5)', () => {
  const content = {
    userAddress: 'Wallet',
    walletName: 'Savings',
    isPartial: true,
    isFiltered: true,
  }
  expect(csvFileName(content)).toBe('Savings-Wallet-trades-partial-filtered.csv')
  expect(summaryFileName(content)).toBe('Savings-Wallet-summary-partial-filtered.csv')
  expect(chartFileName(content)).toBe('Savings-Wallet-chart-partial-filtered.png')
})
