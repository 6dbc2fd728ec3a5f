/** @jest-environment node */
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { type FileWallet, fileName, fileWallets } from './file-name'

const wallet = (userAddress: string, isPartial = false, walletName?: string): FileWallet => ({
  ...{ userAddress, isPartial, walletName },
})

it.each<[string, FileWallet[], boolean, string]>([
  ['all of it', [wallet('A')], false, 'A-trades.csv'],
  ['a part', [wallet('A', true)], false, 'A-trades-partial.csv'],
  ['what filters let through', [wallet('A')], true, 'A-trades-filtered.csv'],
  ['a named wallet', [wallet('A', true, 'Savings')], false, 'Savings-A-trades-partial.csv'],
  ['two wallets', [wallet('A'), wallet('B')], false, 'A-and-1-more-trades.csv'],
  [
    'three, one of them partial',
    [wallet('A'), wallet('B', true), wallet('C')],
    false,
    'A-and-2-more-trades-partial.csv',
  ],
  [
    'all marks',
    [wallet(SAMPLE_WALLET, true)],
    true,
    `${SAMPLE_WALLET}-trades-partial-filtered-sample.csv`,
  ],
])('a file of %s (behaviour 9.8, 17.7, 21.8, 22.5, 23.2)', (_, wallets, isFiltered, name) => {
  expect(fileName('trades', 'csv', { wallets, isFiltered })).toBe(name)
})

it.each([
  ['rows of all', 'CBCA', '', 'ABC'],
  ['rows of some: those, in the order of the wallets', 'CAC', '', 'AC'],
  ['no row', '', '', 'ABC'],
  ['rows of some, and others may be missing', 'C', 'A', 'CA'],
])('a file is of the wallets with rows: %s (behaviour 9.8, 21.8)', (_, of, partial, expected) => {
  const all = ['A', 'B', 'C'].map((address) => wallet(address, partial.includes(address)))
  const rows = [...of].map((userAddress) => ({ userAddress }))
  expect(fileWallets(all, rows).map(({ userAddress }) => userAddress)).toEqual([...expected])
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
  expect(fileName('trades', 'csv', { wallets, isFiltered: false })).toBe(`${stem}-trades.csv`)
})
