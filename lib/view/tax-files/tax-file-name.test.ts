import { taxFileName } from './tax-file-name'

it.each([
  ['koinly', false, false, 'A-koinly.csv'],
  ['json', false, false, 'A-json.json'],
  ['rotki', true, false, 'A-rotki-partial.csv'],
  ['summ', false, true, 'A-summ-filtered.csv'],
  ['json', true, true, 'A-json-partial-filtered.json'],
] as const)('%s, partial %s, filtered %s: %s (behaviour 19.12)', (...row) => {
  const [format, isPartial, isFiltered, name] = row
  const content = { userAddress: 'A', walletName: undefined, isPartial, isFiltered }
  expect(taxFileName(format, content)).toBe(name)
})

it('begins with the wallet’s name where that is wished (behaviour 22.5)', () => {
  const content = { userAddress: 'A', walletName: 'Savings', isPartial: true, isFiltered: false }
  expect(taxFileName('koinly', content)).toBe('Savings-A-koinly-partial.csv')
})
