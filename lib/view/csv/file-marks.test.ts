/** @jest-environment node */
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { fileMarks } from './file-marks'

it.each([
  ['nothing to say', 'Wallet', false, false, ''],
  ['orders may be missing', 'Wallet', true, false, '-partial'],
  ['filters are in use', 'Wallet', false, true, '-filtered'],
  ['the sample wallet', SAMPLE_WALLET, false, false, '-sample'],
  ['all three', SAMPLE_WALLET, true, true, '-partial-filtered-sample'],
])('%s (behaviour 9.8, 17.7, 23.2)', (_, userAddress, isPartial, isFiltered, marks) => {
  expect(fileMarks({ wallets: [{ userAddress, isPartial }], isFiltered })).toBe(marks)
})

it('of several wallets one that is made up is enough', () => {
  const wallets = ['Wallet', SAMPLE_WALLET].map((userAddress) => ({
    userAddress,
    isPartial: false,
  }))
  expect(fileMarks({ wallets, isFiltered: false })).toBe('-sample')
})
