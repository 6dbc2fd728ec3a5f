/** @jest-environment node */
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import {
  chartFileName,
  csvFileName,
  fileWallets,
  rowsByWallet,
  summaryFileName,
  zipFileName,
} from './file-name'

const wallet = (userAddress: string, isPartial = false) => ({ userAddress, isPartial })

it.each([
  ['all orders, no filter', 'Wallet', false, false, 'Wallet-trades.csv'],
  ['orders may be missing', 'Wallet', true, false, 'Wallet-trades-partial.csv'],
  ['filters are in use', 'Wallet', false, true, 'Wallet-trades-filtered.csv'],
  ['all marks', SAMPLE_WALLET, true, true, `${SAMPLE_WALLET}-trades-partial-filtered-sample.csv`],
])('the file if %s (behaviour 9.8, 17.7, 23.2)', (_, address, isPartial, isFiltered, name) => {
  expect(csvFileName({ wallets: [wallet(address, isPartial)], isFiltered })).toBe(name)
})

it('begins with the wallet’s name if that is wished (behaviour 22.5)', () => {
  const wallets = [{ ...wallet('Wallet', true), walletName: 'Savings' }]
  const content = { wallets, isFiltered: true }
  expect(summaryFileName(content)).toBe('Savings-Wallet-summary-partial-filtered.csv')
  expect(chartFileName(content)).toBe('Savings-Wallet-chart-partial-filtered.png')
})

describe('of several wallets (behaviour 21.8)', () => {
  const all = ['A', 'B', 'C'].map((address) => wallet(address, address === 'C'))
  const rows = (addresses: string) =>
    [...addresses].map((userAddress, place) => ({ userAddress, place }))

  it.each([
    [2, 'A-and-1-more-trades.zip'],
    [3, 'A-and-2-more-trades-partial.zip'],
  ])('%d: %s', (count, name) => {
    expect(zipFileName({ wallets: all.slice(0, count), isFiltered: false })).toBe(name)
  })

  it.each([
    ['rows of all', 'CBCA', 'ABC'],
    ['rows of some: those, in the order of the wallets', 'CAC', 'AC'],
    ['no row', '', 'ABC'],
  ])('a file is of the wallets with rows: %s', (_, of, expected) => {
    const names = fileWallets(all, rows(of)).map(({ userAddress }) => userAddress)
    expect(names.join('')).toBe(expected)
  })

  it('they are the same list if all have rows', () => {
    expect(fileWallets(all, rows('CBA'))).toBe(all)
  })

  it('the rows of each, in their order', () => {
    const found = rowsByWallet(all, rows('BABC'))
    expect(found.map((each) => each.wallet)).toEqual(all)
    expect(found.map((each) => each.rows.map(({ place }) => place))).toEqual([[1], [0, 2], [3]])
  })
})

it.each([
  ['letters of any alphabet', 'Épargne 貯金_2.0', 'Épargne-貯金_2.0-Wallet'],
  ['what would lead elsewhere', '../../etc/passwd', 'etc-passwd-Wallet'],
  ['a drive', 'C:\\x', 'C-x-Wallet'],
  ['a hidden file', '.hidden.', 'hidden-Wallet'],
  ['a formula', '=1+1', '1-1-Wallet'],
  ['nothing that is safe', '🐳/?*', 'Wallet'],
])('a wallet’s name in a file name: %s (behaviour 22.5)', (_, walletName, stem) => {
  const wallets = [{ userAddress: 'Wallet', isPartial: false, walletName }]
  expect(csvFileName({ wallets, isFiltered: false })).toBe(`${stem}-trades.csv`)
})
