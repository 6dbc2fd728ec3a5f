import { renderHook } from '@testing-library/react'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { WALLET } from '@/lib/view/testing/test-events'
import { useCacheOwner } from './query-client'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

it.each([
  ['the orders of the sample wallet', `/orders/${SAMPLE_WALLET}`, 'sample'],
  ['the orders of a wallet', `/orders/${WALLET}`, 'visitor'],
  ['the trades of the sample wallet', `/trades?userAddress=${SAMPLE_WALLET}`, 'sample'],
  ['the trades of a wallet', `/trades?userAddress=${WALLET}`, 'visitor'],
  ['no wallet', '/trades', 'visitor'],
])('a page with %s (%s) needs the cache ‘%s’ (behaviour 23.3)', (_, path, owner) => {
  window.history.replaceState(null, '', path)
  pathname = window.location.pathname
  expect(renderHook(useCacheOwner).result.current).toBe(owner)
})

it('while the URL is still that of the last page, the rendered page decides (behaviour 23.3)', () => {
  window.history.replaceState(null, '', '/')
  pathname = `/orders/${SAMPLE_WALLET}`
  expect(renderHook(useCacheOwner).result.current).toBe('sample')
})
