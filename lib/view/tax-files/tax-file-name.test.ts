import { taxFileName } from './tax-file-name'

it.each([
  ['koinly', false, false, 'A-koinly.csv'],
  ['json', false, false, 'A-json.json'],
  ['rotki', true, false, 'A-rotki-partial.csv'],
  ['summ', false, true, 'A-summ-filtered.csv'],
  ['json', true, true, 'A-json-partial-filtered.json'],
] as const)('%s, partial %s, filtered %s: %s (behaviour 19.12)', (...row) => {
  const [format, isPartial, isFiltered, name] = row
  expect(taxFileName(format, { wallets: [{ userAddress: 'A', isPartial }], isFiltered })).toBe(name)
})

it('begins with the wallet’s name where that is wished (behaviour 22.5)', () => {
  const wallets = [{ userAddress: 'A', walletName: 'Savings', isPartial: true }]
  expect(taxFileName('koinly', { wallets, isFiltered: false })).toBe('Savings-A-koinly-partial.csv')
})
