import { act, renderHook } from '@testing-library/react'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { useOrderFilters } from './use-order-filters'

const open = sampleRecurring({ orderKey: 'Open', orderStatus: 'active' })
const past = sampleTrigger({ orderKey: 'Past' })
const orders = [open, past]
const stateOf = (mint: string) => ({ kind: 'unknown', mint }) as const

it('what matches is shown, the rest is not (behaviour 17.15)', () => {
  const { result } = renderHook(() => useOrderFilters(orders, stateOf))
  expect(result.current.shownOrders).toBe(orders)
  act(() => result.current.change({ state: 'open' }))
  expect(result.current.shownOrders).toEqual([open])
  expect(orders.map(result.current.isShown)).toEqual([true, false])
  act(() => result.current.change({ text: 'zzz' }))
  expect(result.current.filters).toEqual({ text: 'zzz', isTradedOnly: false, state: 'open' })
  expect(result.current.shownOrders).toEqual([])
})
