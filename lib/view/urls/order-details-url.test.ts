/** @jest-environment node */
import fc from 'fast-check'
import { orderDetailsKey, withOrderDetails } from './order-details-url'

const page = { pathname: '/trades', search: '?userAddress=W&recurring=A', hash: '#trigger=B' }

it('an order’s details are `order` in the URL of its page, whose own keys stay (behaviour 16.7)', () => {
  const open = withOrderDetails(page, 'KeyA')
  expect(open).toBe('/trades?userAddress=W&recurring=A&order=KeyA#trigger=B')
  expect(orderDetailsKey(new URL(open, 'https://site'))).toBe('KeyA')
  expect(withOrderDetails(new URL(open, 'https://site'))).toBe(
    '/trades?userAddress=W&recurring=A#trigger=B',
  )
})

it.each([
  ['no query', '', undefined],
  ['another query', '?o=KeyA', undefined],
  ['an empty key', '?order=', undefined],
])('%s names no order', (_, search, key) => {
  expect(orderDetailsKey({ search })).toBe(key)
})

it('whatever the key and the page: it comes back, and closing brings the page back', () => {
  const keys = fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{1,44}$/)
  fc.assert(
    fc.property(keys, fc.array(keys), (key, others) => {
      const search = String(new URLSearchParams(others.map((other) => ['o', other])))
      const parts = { pathname: '/orders/W', search: search && `?${search}`, hash: '' }
      const open = new URL(withOrderDetails(parts, key), 'https://site')
      expect(orderDetailsKey(open)).toBe(key)
      expect(withOrderDetails(open)).toBe(parts.pathname + parts.search)
    }),
    { numRuns: 200 },
  )
})
