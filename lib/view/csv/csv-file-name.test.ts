/** @jest-environment node */
import { chartFileName, csvFileName, summaryFileName, zipFileName } from './csv-file-name'

const wallet = (userAddress: string, isPartial = false) => ({ userAddress, isPartial })

it.each([
  ['all orders, no filter', false, false, 'Wallet-trades.csv'],
  ['orders may be missing', true, false, 'Wallet-trades-partial.csv'],
  ['filters are in use', false, true, 'Wallet-trades-filtered.csv'],
  ['both', true, true, 'Wallet-trades-partial-filtered.csv'],
])('the file where %s (behaviour 9.8, 17.7)', (_, isPartial, isFiltered, name) => {
  expect(csvFileName({ wallets: [wallet('Wallet', isPartial)], isFiltered })).toBe(name)
})

it('begins with the wallet’s name where that is wished (behaviour 22.5)', () => {
  const content = {
    wallets: [{ ...wallet('Wallet', true), walletName: 'Savings' }],
    isFiltered: true,
  }
  expect(csvFileName(content)).toBe('Savings-Wallet-trades-partial-filtered.csv')
  expect(summaryFileName(content)).toBe('Savings-Wallet-summary-partial-filtered.csv')
  expect(chartFileName(content)).toBe('Savings-Wallet-chart-partial-filtered.png')
})

describe('of several wallets (behaviour 21.8)', () => {
  it.each([
    ['A-and-1-more-trades.zip', zipFileName, [wallet('A'), wallet('B')], false],
    [
      'A-and-2-more-summary-partial-filtered.csv',
      summaryFileName,
      [wallet('A'), wallet('B'), wallet('C', true)],
      true,
    ],
  ])('%s', (name, nameOf, wallets, isFiltered) => {
    expect(nameOf({ wallets, isFiltered })).toBe(name)
  })
})
