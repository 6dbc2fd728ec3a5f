/** @jest-environment node */
import fc from 'fast-check'
import { namesOrders, parseTradesUrl, tradesPath, withWallet } from './page-urls'
import { WALLET } from '@/lib/view/testing/test-events'
import { anyTexts, MANY_KEYS, urlOf } from '@/lib/view/testing/test-urls'

const runs = { numRuns: 200 }

describe('a link as in behaviour 11.1 and 21.1', () => {
  const one = { userAddress: WALLET, recurring: ['KeyA', 'KeyB'], trigger: ['KeyC'] }
  const two = { userAddress: 'Second', recurring: ['KeyD'], trigger: ['KeyA'] }

  it.each([
    [
      '/trades with userAddress, recurring and trigger',
      tradesPath([one]),
      `/trades?userAddress=${WALLET}&recurring=KeyA&recurring=KeyB&trigger=KeyC`,
    ],
    [
      '/trades with too many keys: the keys in the fragment, the address in the query',
      tradesPath([{ userAddress: WALLET, recurring: MANY_KEYS, trigger: ['T'] }]),
      `/trades?userAddress=${WALLET}#recurring=${MANY_KEYS.join('&recurring=')}&trigger=T`,
    ],
    [
      'two wallets, each followed by its keys; filters come before the first ones',
      tradesPath([one, two], new URLSearchParams({ show: 'trades' })),
      `/trades?userAddress=${WALLET}&show=trades&recurring=KeyA&recurring=KeyB&trigger=KeyC&userAddress=Second&recurring=KeyD&trigger=KeyA`,
    ],
    [
      'two wallets with too many keys: the second wallet is in the fragment, too',
      tradesPath([{ ...one, recurring: MANY_KEYS }, two]),
      `/trades?userAddress=${WALLET}#recurring=${MANY_KEYS.join('&recurring=')}&trigger=KeyC&userAddress=Second&recurring=KeyD&trigger=KeyA`,
    ],
  ])('%s', (_, path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('keys survive a link', () => {
  it('with any texts for wallets and keys, and with any other parameters', () => {
    const text = fc.string({ unit: 'binary' })
    const wallets = fc.uniqueArray(
      fc.record({ userAddress: text, recurring: anyTexts, trigger: anyTexts }),
      { selector: ({ userAddress }) => userAddress, minLength: 1, maxLength: 5 },
    )
    const others = fc.dictionary(fc.constantFrom('q', 'show', 'sort', 'order'), text)
    fc.assert(
      fc.property(wallets, others, (request, otherParameters) => {
        const url = urlOf(tradesPath(request, new URLSearchParams(otherParameters)))
        expect(parseTradesUrl(url)).toEqual(request)
      }),
      runs,
    )
  })
})

describe('the wallets and keys in a link', () => {
  const none = { recurring: [], trigger: [] }

  it.each([
    ['no wallet', '/trades', [{ userAddress: '', ...none }]],
    ['a repeated key is one key', '/trades?recurring=A&recurring=A', [{ recurring: ['A'] }]],
    ['an empty key is ignored', '/trades?recurring=&trigger=', [none]],
    [
      'keys of the query and of the fragment',
      '/trades?userAddress=W&recurring=A#recurring=B&trigger=C',
      [{ userAddress: 'W', recurring: ['A', 'B'], trigger: ['C'] }],
    ],
    [
      'keys before the first address belong to that wallet',
      '/trades?recurring=A&userAddress=W&trigger=B',
      [{ userAddress: 'W', recurring: ['A'], trigger: ['B'] }],
    ],
    [
      'a repeated wallet is one wallet with the keys of both places',
      '/trades?userAddress=W&recurring=A&userAddress=V&trigger=B&userAddress=W&recurring=C',
      [
        { userAddress: 'W', recurring: ['A', 'C'], trigger: [] },
        { userAddress: 'V', recurring: [], trigger: ['B'] },
      ],
    ],
    [
      'an address with an invisible character, or in a link, is the plain address (behaviour 1.6)',
      `/trades?userAddress=%E2%80%8B${WALLET}&recurring=A&userAddress=solana%3A${WALLET}&recurring=B`,
      [{ userAddress: WALLET, recurring: ['A', 'B'], trigger: [] }],
    ],
    [
      'keys in the fragment belong to the last wallet of the query',
      '/trades?userAddress=W&recurring=A&userAddress=V#trigger=B',
      [
        { userAddress: 'W', recurring: ['A'], trigger: [] },
        { userAddress: 'V', recurring: [], trigger: ['B'] },
      ],
    ],
  ])('%s', (_, path, expected) => {
    expect(parseTradesUrl(urlOf(path))).toMatchObject(expected)
  })
})

it.each([
  [[], [], false],
  [['A'], [], true],
  [[], ['A'], true],
])('a wallet with recurring %j and trigger %j names an order: %s', (recurring, trigger, is) => {
  expect(namesOrders({ userAddress: WALLET, recurring, trigger })).toBe(is)
})

describe('a wallet among others (behaviour 21.7)', () => {
  const wallet = (userAddress: string, ...recurring: string[]) => ({
    userAddress,
    recurring,
    trigger: [],
  })
  const wallets = [wallet('A', '1'), wallet('B', '2')]

  it.each([
    ['keeps its position if its orders change', wallet('A', '3'), [wallet('A', '3'), wallets[1]]],
    ['comes last if it is new', wallet('C', '3'), [...wallets, wallet('C', '3')]],
  ])('%s', (_, changed, expected) => {
    expect(withWallet(wallets, changed)).toEqual(expected)
  })
})
