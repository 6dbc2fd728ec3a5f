/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/sample-orders'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { WALLET } from '@/lib/view/testing/sample-events'
import { urlOf } from '@/lib/view/testing/sample-urls'
import { walletsOfPage } from './wallets-of-page'

it.each([
  ['/orders/{address}', `/orders/${WALLET}?o=A&userAddress=${SOL}&recurring=B`, [WALLET]],
  ['/orders with a wrong address', '/orders/nonsense', []],
  ['/trades', `/trades?userAddress=${WALLET}&trigger=A`, [WALLET]],
  ['/trades without orders', `/trades?userAddress=${WALLET}`, [WALLET]],
  [
    '/trades with two',
    `/trades?userAddress=${WALLET}&trigger=1&userAddress=${SOL}&trigger=2`,
    [WALLET, SOL],
  ],
  [
    '/trades with one in the fragment',
    `/trades?userAddress=${WALLET}#trigger=1&userAddress=${SOL}&trigger=2`,
    [WALLET, SOL],
  ],
  [
    '/trades with the sample behind a wrong address',
    `/trades?userAddress=x&trigger=1&userAddress=${SAMPLE_WALLET}&trigger=2`,
    [SAMPLE_WALLET],
  ],
  ['/trades without an address', '/trades', []],
  ['another page', '/', []],
])('which wallets %s shows', (_, path, expected) => {
  expect(walletsOfPage(urlOf(path))).toEqual(expected)
})
