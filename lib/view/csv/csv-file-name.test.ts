/** @jest-environment node */
import { csvFileName } from './csv-file-name'

it.each([
  [false, 'Wallet-trades.csv'],
  [true, 'Wallet-trades-partial.csv'],
])('the file of orders of which some may be missing (%s)', (isPartial, name) => {
  expect(csvFileName('Wallet', isPartial)).toBe(name)
})
