import { act, renderHook } from '@testing-library/react'
import { pushUrl } from '@/lib/browser/urls/page-history'
import { testRecurring, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { WALLET } from '@/lib/view/testing/test-events'
import { parseTradesUrl, tradesPath } from '@/lib/view/urls/page-urls'
import { addOrders, removeWallet, useTradesRequest } from './use-trades-request'

const request = { userAddress: 'W', recurring: ['A'], trigger: [] }

beforeEach(() => window.history.replaceState(null, '', '/trades?userAddress=W&recurring=A'))

it('the request is the one in the URL, and stays the same object while only filters change', () => {
  const { result } = renderHook(() => useTradesRequest())
  const first = result.current
  expect(first).toEqual([request])
  act(() => pushUrl('/trades?userAddress=W&show=trades&recurring=A'))
  expect(result.current).toBe(first)
  act(() => pushUrl('/trades?userAddress=W&show=trades&recurring=B'))
  expect(result.current).toEqual([{ ...request, recurring: ['B'] }])
})

it.each([
  ['an address with an invisible character', `\u200b${WALLET}`],
  ['a link', `solana:${WALLET}`],
])('the plain address replaces %s, without a step of Back (behaviour 1.6)', (_, text) => {
  const [steps, written] = [window.history.length, encodeURIComponent(text)]
  const path = `/trades?userAddress=${written}&show=trades&recurring=A&userAddress=${written}&trigger=T`
  window.history.replaceState(null, '', path)
  const { result } = renderHook(() => useTradesRequest())
  expect(result.current).toEqual([{ userAddress: WALLET, recurring: ['A'], trigger: ['T'] }])
  expect(window.location.search).toBe(`?userAddress=${WALLET}&show=trades&recurring=A&trigger=T`)
  expect(window.history.length).toBe(steps)
})

it('a URL without a valid address stays as it is', () => {
  window.history.replaceState(null, '', '/trades?userAddress=%E2%80%8Babc&recurring=A')
  renderHook(() => useTradesRequest())
  expect(window.location.search).toBe('?userAddress=%E2%80%8Babc&recurring=A')
})

describe('with several wallets', () => {
  const page = '/trades?userAddress=W&show=trades&wallet=V&recurring=A&userAddress=V&trigger=T'
  beforeEach(() => window.history.replaceState(null, '', page))

  it('orders are added to their wallet, without a step of Back (behaviour 5.1)', () => {
    const steps = window.history.length
    addOrders({ userAddress: 'V', recurring: [], trigger: ['T'] }, [
      testRecurring({ orderKey: 'B' }),
    ])
    expect(window.location.search).toBe(
      '?userAddress=W&show=trades&wallet=V&recurring=A&userAddress=V&recurring=B&trigger=T',
    )
    expect(window.history.length).toBe(steps)
  })

  const [first, second, third] = [WALLET, SOL, USDC]
  it.each([
    ['the filter’s wallet, of two', [first, second], second, ''],
    ['the other wallet, of two: the filter goes too', [first, second], first, ''],
    ['another wallet, of three: the filter stays', [first, second, third], first, second],
    ['the filter’s wallet, of three', [first, second, third], second, ''],
    ['the other wallet, beside one that isn’t shown', [first, second, 'wrong'], first, ''],
  ])('removing %s is one step of Back (behaviour 21.7)', (_, addresses, removed, filter) => {
    const wallets = addresses.map((userAddress, index) => ({
      userAddress,
      recurring: [`R${index}`],
      trigger: [`T${index}`],
    }))
    const others = new URLSearchParams({ show: 'trades', wallet: second })
    window.history.replaceState(null, '', tradesPath(wallets, others))
    const steps = window.history.length
    removeWallet(removed)
    const left = wallets.filter(({ userAddress }) => userAddress !== removed)
    expect(parseTradesUrl(window.location)).toEqual(left)
    const query = new URLSearchParams(window.location.search)
    expect([query.get('wallet') ?? '', query.get('show')]).toEqual([filter, 'trades'])
    expect(window.history.length).toBe(steps + 1)
  })
})
