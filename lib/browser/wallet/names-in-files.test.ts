import { fileNamePreference } from '@/lib/browser/preferences/stored-preferences'
import { nameWallet } from './named-wallets'
import { withNamesInFiles } from './names-in-files'

it('each wallet of a file has its name where that was ticked (behaviour 22.5)', () => {
  const content = {
    wallets: ['A', 'B'].map((userAddress) => ({ userAddress, isPartial: true })),
    isFiltered: false,
  }
  nameWallet('B', 'Savings')
  const names = () => withNamesInFiles(content).wallets.map(({ walletName }) => walletName)
  expect(names()).toEqual([undefined, undefined])
  fileNamePreference.choose('name')
  expect(names()).toEqual([undefined, 'Savings'])
  expect(withNamesInFiles(content)).toMatchObject(content)
})
