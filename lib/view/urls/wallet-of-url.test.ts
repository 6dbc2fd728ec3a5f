/** @jest-environment node */
import { walletOfUrl } from './wallet-of-url'

it.each([
  ['an orders page', '/orders/WalletA?o=Key1', 'WalletA'],
  ['an orders page beside other wallets', '/orders/WalletA?userAddress=WalletB', 'WalletA'],
  ['a trades page', '/trades?userAddress=WalletA&recurring=Key1', 'WalletA'],
  [
    'a trades page of several wallets',
    '/trades?userAddress=WalletA&userAddress=WalletB',
    'WalletA',
  ],
  ['the landing page', '/', undefined],
])('%s (behaviour 11.1)', (_name, href, wallet) => {
  const { pathname, search, hash } = new URL(href, 'https://perijove.example')
  expect(walletOfUrl({ pathname, search, hash }) || undefined).toBe(wallet)
})
