import { renderHook } from '@testing-library/react'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { WALLET } from '@/lib/view/testing/sample-events'
import { useCacheOwner } from './query-client'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

it.each([
  ['the orders of the sample', `/orders/${SAMPLE_WALLET}`, 'sample'],
  ['the orders of a wallet', `/orders/${WALLET}`, 'visitor'],
  ['the trades of the sample', `/trades?userAddress=${SAMPLE_WALLET}`, 'sample'],
  ['the trades of a wallet', `/trades?userAddress=${WALLET}`, 'visitor'],
  ['no wallet', '/trades', 'visitor'],
])('%s (behaviour 23.3)', (_, path, owner) => {
  window.history.replaceState(null, '', path)
  pathname = window.location.pathname
  expect(renderHook(useCacheOwner).result.current).toBe(owner)
})

it('a page is the one that is drawn, while the URL is still the last one (behaviour 23.3)', () => {
  window.history.replaceState(null, '', '/')
  pathname = `/orders/${SAMPLE_WALLET}`
  expect(renderHook(useCacheOwner).result.current).toBe('sample')
})
