/** @jest-environment node */
import { csvFileName } from './csv-file-name'

it.each([
  ['all orders, no filter', false, false, 'Wallet-trades.csv'],
  ['orders may be missing', true, false, 'Wallet-trades-partial.csv'],
  ['filters are in use', false, true, 'Wallet-trades-filtered.csv'],
  ['both', true, true, 'Wallet-trades-partial-filtered.csv'],
])('the file where %s (behaviour 9.8, 17.7)', (_, isPartial, isFiltered, name) => {
  expect(csvFileName({ userAddress: 'Wallet', isPartial, isFiltered })).toBe(name)
})
