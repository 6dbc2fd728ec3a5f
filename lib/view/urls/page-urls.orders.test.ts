/** @jest-environment node */
import fc from 'fast-check'
import {
  detailsInUrl,
  ordersPath,
  otherWalletsIn,
  parseOrdersUrl,
  pathWithDetails,
  walletsOfPage,
} from './page-urls'
import { WALLET } from '@/lib/view/testing/test-events'
import { anyKeys, anyTexts, MAX_QUERY_LENGTH, MANY_KEYS, urlOf } from '@/lib/view/testing/test-urls'

const runs = { numRuns: 200 }

describe('a link as in behaviour 11.1', () => {
  it.each([
    ['/orders/{address}', ordersPath(WALLET), `/orders/${WALLET}`],
    ['with keys as o params', ordersPath(WALLET, ['A', 'B']), `/orders/${WALLET}?o=A&o=B`],
    [
      '/orders/{address} with too many keys',
      ordersPath(WALLET, MANY_KEYS),
      `/orders/${WALLET}#o=${MANY_KEYS.join('&o=')}`,
    ],
    [
      'with other wallets',
      ordersPath(WALLET, ['A'], [{ userAddress: 'Other', recurring: ['B'], trigger: ['C'] }]),
      `/orders/${WALLET}?o=A&userAddress=Other&recurring=B&trigger=C`,
    ],
    ['an address that would leave the path', ordersPath('../x?y'), '/orders/..%2Fx%3Fy'],
  ])('%s', (_, path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('2,000 keys survive a link', () => {
  it('to the orders page', () => {
    fc.assert(
      fc.property(anyKeys('R'), anyKeys('T'), (recurring, trigger) => {
        const keys = [...recurring, ...trigger]
        const url = urlOf(ordersPath(WALLET, keys))
        expect(parseOrdersUrl(url)).toEqual(keys)
        expect(walletsOfPage(url)).toEqual([WALLET])
        expect(url.search.length - 1).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
      }),
      runs,
    )
  })

  it('and so do other wallets (behaviour 21.7)', () => {
    const wallet = fc.record({
      userAddress: fc.string({ unit: 'binary', minLength: 1 }),
      recurring: anyTexts,
      trigger: anyKeys('T'),
    })
    const wallets = fc.uniqueArray(wallet, {
      selector: ({ userAddress }) => userAddress,
      maxLength: 3,
    })
    fc.assert(
      fc.property(anyTexts, wallets, (keys, others) => {
        const url = urlOf(ordersPath(WALLET, keys, others))
        expect(parseOrdersUrl(url)).toEqual(keys)
        expect(otherWalletsIn(url)).toEqual(others)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the order whose details a URL shows (behaviour 16.7)', () => {
  it.each(['', '?o=KeyA', '?order='])('is none in %j', (search) => {
    expect(detailsInUrl({ search })).toBeUndefined()
  })

  it('replaces another order, and leaves the rest of the URL alone', () => {
    const url = { pathname: '/orders/W', search: '?order=A&o=KeyA', hash: '#o=KeyB' }
    expect(pathWithDetails(url, 'B')).toBe('/orders/W?o=KeyA&order=B#o=KeyB')
    expect(pathWithDetails(url)).toBe('/orders/W?o=KeyA#o=KeyB')
    expect(pathWithDetails({ ...url, search: '?order=A', hash: '' })).toBe('/orders/W')
  })
})

describe('in Safari 16.4, whose URLSearchParams have no size (behaviour 13.11)', () => {
  const { prototype } = URLSearchParams
  const size = Object.getOwnPropertyDescriptor(prototype, 'size') ?? {}

  beforeEach(() => {
    Reflect.deleteProperty(prototype, 'size')
  })

  afterEach(() => {
    Object.defineProperty(prototype, 'size', size)
  })

  it.each<[string, () => string]>([
    [
      'order details that close',
      () => pathWithDetails({ pathname: '/orders/W', search: '?order=A', hash: '' }),
    ],
    ['keys in the fragment', () => ordersPath('W', MANY_KEYS)],
  ])('%s leave no question mark', (_, path) => {
    expect(path()).not.toContain('?')
  })
})
