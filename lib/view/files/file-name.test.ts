/** @jest-environment node */
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { type FileWallet, fileName, fileWallets } from './file-name'

const wallet = (userAddress: string, isPartial = false): FileWallet => ({ userAddress, isPartial })

it.each<[string, FileWallet[], boolean, string]>([
  ['all rows', [wallet('A')], false, 'A-trades.csv'],
  ['a part of the rows', [wallet('A', true)], false, 'A-trades-partial.csv'],
  ['filtered rows', [wallet('A')], true, 'A-trades-filtered.csv'],
  ['two wallets', [wallet('A'), wallet('B')], false, 'A-and-1-more-trades.csv'],
  [
    'three wallets, one of them partial',
    [wallet('A'), wallet('B', true), wallet('C')],
    false,
    'A-and-2-more-trades-partial.csv',
  ],
  [
    'filtered rows of the sample wallet, which is partial',
    [wallet(SAMPLE_WALLET, true)],
    true,
    `${SAMPLE_WALLET}-trades-partial-filtered-sample.csv`,
  ],
])('a file of %s (behaviour 9.8, 17.7, 21.8, 23.1)', (_, wallets, isFiltered, name) => {
  expect(fileName('trades', 'csv', { wallets, isFiltered })).toBe(name)
})

it.each([
  ['rows of all wallets', 'CBCA', '', 'ABC'],
  ['rows of some wallets: those, in the sequence of the page', 'CAC', '', 'AC'],
  ['no row', '', '', 'ABC'],
  ['rows of one wallet, while rows of another may be missing', 'C', 'A', 'CA'],
])('the wallets with rows name a file: %s (behaviour 9.8, 21.8)', (_, rows, partial, expected) => {
  const walletsOf = (marked: string) =>
    [...'ABC'].map((address) => wallet(address, marked.includes(address)))
  const events = [...rows].map((userAddress) => ({ userAddress }))
  const wallets = fileWallets(walletsOf(partial), events)
  expect(wallets.map(({ userAddress }) => userAddress)).toEqual([...expected])
})
