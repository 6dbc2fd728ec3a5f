import { act, render } from '@testing-library/react'
import { replaceUrl } from '@/lib/browser/urls/page-history'
import { nameWallet } from '@/lib/browser/wallet/named-wallets'
import { WALLET } from '@/lib/view/testing/test-events'
import { walletPath } from '@/lib/view/urls/paths'
import { WalletTitle } from './wallet-title'

jest.mock('next/navigation', () => ({ usePathname: () => walletPath(WALLET) }))

it('after a navigation, the new page has its title even before the browser’s URL changes (behaviour 11.4)', () => {
  replaceUrl('/')
  const { baseElement } = render(<WalletTitle page="Orders" />)
  expect(baseElement.ownerDocument.title).toMatch(/^Orders of 7Ytt….{4} · Perijove$/)
})

it('the title has the visitor’s name for the wallet (behaviour 22.3)', () => {
  replaceUrl(walletPath(WALLET))
  const { baseElement, unmount } = render(<WalletTitle page="Orders" />)
  const title = () => baseElement.ownerDocument.title
  expect(title()).toMatch(/^Orders of 7Ytt….{4} · Perijove$/)
  act(() => nameWallet(WALLET, 'Savings'))
  expect(title()).toBe('Orders of Savings · Perijove')
  unmount()
  expect(title()).toBe('')
})
