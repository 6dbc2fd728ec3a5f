import { act, render } from '@testing-library/react'
import { nameWallet } from '@/lib/browser/wallet/named-wallets'
import { WALLET } from '@/lib/view/testing/sample-events'
import { WalletTitle } from './wallet-title'

it('the title follows the name that the visitor gives (behaviour 22.3)', () => {
  const { baseElement, unmount } = render(<WalletTitle page="Orders" wallets={[WALLET]} />)
  const title = () => baseElement.ownerDocument.title
  expect(title()).toMatch(/^Orders of 7Ytt….{4} · Perijove$/)
  act(() => nameWallet(WALLET, 'Savings'))
  expect(title()).toBe('Orders of Savings · Perijove')
  unmount()
  expect(title()).toBe('')
})
