/** @jest-environment node */
import fc from 'fast-check'
import { WALLET } from '@/lib/view/testing/sample-events'
import {
  CSV_PATH,
  LANDING_PATH,
  ordersPath,
  parseOrdersUrl,
  parseTradesUrl,
  parseWallet,
  TRADES_PATH,
  tradesPath,
} from './trades-url'

const LONGEST_QUERY = 6 * 1024
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const urlOf = (path: string) => new URL(path, 'https://perijove.example')

/** Keys as long as Solana's, from none to 1,000, so that two lists hold up to 2,000. */
const anyKeys = (name: string) =>
  fc
    .record({
      count: fc.oneof(fc.nat(1_000), fc.nat(80)),
      stem: fc.string({ unit: fc.constantFrom(...BASE58), minLength: 3 }),
    })
    .map(({ count, stem }) =>
      Array.from({ length: count }, (_, index) => `${name}${stem}${index}`.padEnd(44, 'z')),
    )
const anyRequest = fc.record({
  userAddress: fc.constant(WALLET),
  recurring: anyKeys('R'),
  trigger: anyKeys('T'),
})
const anyTexts = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 8 })
const runs = { numRuns: 200 }

it('the screens and routes of the spec', () => {
  expect([LANDING_PATH, TRADES_PATH, CSV_PATH]).toEqual(['/', '/trades', '/trades/csv'])
})

describe('a link as in the spec', () => {
  const request = { userAddress: WALLET, recurring: ['KeyA', 'KeyB'], trigger: ['KeyC'] }
  const many = Array.from({ length: 200 }, (_, index) => `Key${index}`.padEnd(44, 'z'))

  it.each([
    ['/orders/{address}', ordersPath(WALLET), `/orders/${WALLET}`],
    ['with keys as o params', ordersPath(WALLET, ['A', 'B']), `/orders/${WALLET}?o=A&o=B`],
    [
      '/trades with userAddress, recurring and trigger',
      tradesPath(request),
      `/trades?userAddress=${WALLET}&recurring=KeyA&recurring=KeyB&trigger=KeyC`,
    ],
    [
      '/trades with too many keys: in the fragment, the address in the query',
      tradesPath({ userAddress: WALLET, recurring: many, trigger: ['T'] }),
      `/trades?userAddress=${WALLET}#recurring=${many.join('&recurring=')}&trigger=T`,
    ],
    [
      '/orders/{address} with too many keys',
      ordersPath(WALLET, many),
      `/orders/${WALLET}#o=${many.join('&o=')}`,
    ],
    ['an address that would leave the path', ordersPath('../x?y'), '/orders/..%2Fx%3Fy'],
  ])('%s', (_, path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('2,000 keys survive a link', () => {
  it('of the trades page, which reads back as what it was made of', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const url = urlOf(tradesPath(request))
        expect(parseTradesUrl(url)).toEqual(request)
        expect(url.search.length - 1).toBeLessThanOrEqual(LONGEST_QUERY)
        const whole = url.search.length + url.hash.length - 1
        expect(url.hash === '').toBe(whole <= LONGEST_QUERY)
      }),
      runs,
    )
  })

  it('of the orders page', () => {
    fc.assert(
      fc.property(anyRequest, ({ recurring, trigger }) => {
        const keys = [...recurring, ...trigger]
        const url = urlOf(ordersPath(WALLET, keys))
        expect(parseOrdersUrl(url)).toEqual(keys)
        expect(parseWallet(url)).toBe(WALLET)
        expect(url.search.length - 1).toBeLessThanOrEqual(LONGEST_QUERY)
      }),
      runs,
    )
  })

  it('and so does any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyTexts, anyTexts, (userAddress, ...keys) => {
        const [recurring, trigger] = keys
        const request = { userAddress, recurring, trigger }
        expect(parseTradesUrl(urlOf(tradesPath(request)))).toEqual(request)
        expect(parseOrdersUrl(urlOf(ordersPath(WALLET, recurring)))).toEqual(recurring)
      }),
      runs,
    )
  })
})

describe('what a link says', () => {
  it.each([
    ['nothing', '/trades', { userAddress: '', recurring: [], trigger: [] }],
    ['a key twice is one key', '/trades?recurring=A&recurring=A', { recurring: ['A'] }],
    ['an empty key is none', '/trades?recurring=&trigger=', { recurring: [], trigger: [] }],
    [
      'keys of the query and of the fragment',
      '/trades?userAddress=W&recurring=A#recurring=B&trigger=C',
      { userAddress: 'W', recurring: ['A', 'B'], trigger: ['C'] },
    ],
  ])('%s', (_, path, expected) => {
    expect(parseTradesUrl(urlOf(path))).toMatchObject(expected)
  })

  it.each([
    ['/orders/{address}', `/orders/${WALLET}?o=A`, WALLET],
    ['/trades', `/trades?userAddress=${WALLET}&trigger=A`, WALLET],
    ['/trades without an address', '/trades', undefined],
  ])('which wallet %s is about', (_, path, expected) => {
    expect(parseWallet(urlOf(path))).toBe(expected)
  })
})
