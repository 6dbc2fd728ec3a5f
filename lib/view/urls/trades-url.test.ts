/** @jest-environment node */
import fc from 'fast-check'
import { namesOrders, parseTradesUrl, tradesPath } from './trades-url'
import { WALLET } from '@/lib/view/testing/sample-events'
import { anyKeys, anyTexts, LONGEST_QUERY, MANY_KEYS, urlOf } from '@/lib/view/testing/sample-urls'

const anyRequest = fc.record({
  userAddress: fc.constant(WALLET),
  recurring: anyKeys('R'),
  trigger: anyKeys('T'),
})
const runs = { numRuns: 200 }

describe('a link as in behaviour 11.1', () => {
  const request = { userAddress: WALLET, recurring: ['KeyA', 'KeyB'], trigger: ['KeyC'] }

  it.each([
    [
      '/trades with userAddress, recurring and trigger',
      tradesPath(request),
      `/trades?userAddress=${WALLET}&recurring=KeyA&recurring=KeyB&trigger=KeyC`,
    ],
    [
      '/trades with too many keys: in the fragment, the address in the query',
      tradesPath({ userAddress: WALLET, recurring: MANY_KEYS, trigger: ['T'] }),
      `/trades?userAddress=${WALLET}#recurring=${MANY_KEYS.join('&recurring=')}&trigger=T`,
    ],
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

  it('and so does any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyTexts, anyTexts, (userAddress, ...keys) => {
        const [recurring, trigger] = keys
        const request = { userAddress, recurring, trigger }
        expect(parseTradesUrl(urlOf(tradesPath(request)))).toEqual(request)
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
})

it.each([
  [[], [], false],
  [['A'], [], true],
  [[], ['A'], true],
])('a link of recurring %j and trigger %j names an order: %s', (recurring, trigger, expected) => {
  expect(namesOrders({ userAddress: WALLET, recurring, trigger })).toBe(expected)
})
