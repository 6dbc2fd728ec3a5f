/** @jest-environment node */
import {
  besideText,
  namedTitle,
  textOfWallet,
  walletLabel,
  walletsLabel,
  walletTitle,
} from './wallet-label'
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

describe('several wallets (behaviour 21.4, 21.6, 21.7)', () => {
  it('are counted', () => {
    expect(walletsLabel(2)).toBe('2 wallets')
  })

  it.each([
    [undefined, 'Partial'],
    ['7YtF…gAsU', '7YtF…gAsU: Partial'],
  ])('a text about the wallet %s is %s', (label, text) => {
    expect(textOfWallet('Partial', label)).toBe(text)
  })

  it.each([
    [['Savings'], 'The orders submitted here are shown together with those of Savings.'],
    [['A', 'B'], 'The orders submitted here are shown together with those of 2 other wallets.'],
  ])('beside %j: %s', (labels, text) => {
    expect(besideText(labels)).toBe(text)
  })
})
