/** @jest-environment node */
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { ordersTitle } from './orders-title-label'

it.each([
  ['a wallet by the ends of its address', '7YtFabcgAsU', 'Orders of 7YtF…gAsU'],
  ['the sample by what it is', SAMPLE_WALLET, 'Orders of the sample wallet'],
])('names %s (behaviour 11.4, 23.2)', (_, userAddress, title) => {
  expect(ordersTitle(userAddress)).toBe(title)
})
