/** @jest-environment node */
import { namedTitle, walletLabel, walletTitle } from './wallet-label'
import { WALLET } from '@/lib/view/testing/sample-events'

describe('a wallet is called (behaviour 22.4)', () => {
  it.each([
    ['without a name', undefined, '7Ytt…j2G5', WALLET],
    ['by its name', 'Savings', 'Savings', `Savings\n${WALLET}`],
  ])('%s', (_, name, label, title) => {
    expect(walletLabel(WALLET, name)).toBe(label)
    expect(walletTitle(WALLET, name)).toBe(title)
  })

  it.each([
    ['/trades', 'Trades of Savings · Perijove'],
    [`/orders/${WALLET}`, 'Orders of Savings · Perijove'],
  ])('in the title of %s', (pathname, title) => {
    expect(namedTitle(pathname, 'Savings')).toBe(title)
  })
})
