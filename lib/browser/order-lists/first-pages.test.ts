import { act, renderHook } from '@testing-library/react'
import { emptyList, ORDER_LISTS, type OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleList, samplePage } from '@/lib/view/testing/sample-order-lists'
import { useFirstPages } from './use-wallet-orders'

const nothing = ORDER_LISTS.map((name) => emptyList(name, 0))
const loading = { state: { kind: 'loading' } } as const
const firstPages = ORDER_LISTS.map((name) => sampleList(name, loading))
const failed = { kind: 'failed', fault: { kind: 'network', tries: 3 } } as const

/** Lists of which only the first has its first page. */
const one = firstPages.map((list, at) => (at === 0 ? list : emptyList(list.name, 0)))

function rendered(lists: readonly OrderList[]) {
  return renderHook((now) => useFirstPages(now), { initialProps: lists })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('orders are rendered once the first pages are there (behaviour 3.3)', () => {
  it.each([
    ['no page', nothing, false],
    ['one of four', one, false],
    ['all four', firstPages, true],
    [
      'one, and the others failed',
      one.map((list, at) => (at === 0 ? list : { ...list, state: failed })),
      true,
    ],
    ['earlier orders', nothing.map((list) => ({ ...list, otherPages: [samplePage()] })), true],
  ])('%s', (_, lists, isReady) => {
    expect(rendered(lists).result.current).toBe(isReady)
  })

  it('a first page waits for the others two seconds at most', () => {
    const { result } = rendered(one)
    act(() => jest.advanceTimersByTime(1_999))
    expect(result.current).toBe(false)
    act(() => jest.advanceTimersByTime(1))
    expect(result.current).toBe(true)
  })

  it('what was rendered once stays while all is loaded again', () => {
    const { result, rerender } = rendered(firstPages)
    rerender(nothing)
    expect(result.current).toBe(true)
  })
})
