import { act, renderHook } from '@testing-library/react'
import { groupByPair } from '@/lib/domain/orders/order'
import { isSelected, selectOrders, selectPair } from '@/lib/domain/orders/order-selection'
import { testRecurring, testTrigger } from '@/lib/domain/testing/test-orders'
import { useOrderFilters, useSelection } from './use-orders-screen'

const first = testRecurring({ orderKey: 'First', orderStatus: 'active' })
const second = testRecurring({ orderKey: 'Second' })
const trigger = testTrigger({ orderKey: 'Trigger' })
const orders = [first, second, trigger]

function rendered(orderKeys: readonly string[]) {
  const hook = renderHook(({ keys }) => useSelection(keys), {
    initialProps: { keys: orderKeys },
  })
  const keys = () =>
    orders
      .filter((order) => isSelected(hook.result.current.selection, order))
      .map(({ orderKey }) => orderKey)
  return { ...hook, keys }
}

it('clicks override the URL’s orders, and still count after the URL changes (behaviour 2.9, 17.17)', () => {
  const { result, rerender, keys } = rendered(['First'])
  expect(keys()).toEqual(['First'])
  act(() => result.current.change((now) => selectOrders(now, [first], false)))
  act(() => result.current.change((now) => selectOrders(now, [trigger], true)))
  expect(keys()).toEqual(['Trigger'])
  rerender({ keys: ['First', 'Second'] })
  expect(keys()).toEqual(['Second', 'Trigger'])
  act(() => {
    for (const pair of groupByPair([first, second])) {
      result.current.change((now) => selectPair(now, pair, true))
    }
  })
  expect(keys()).toEqual(['First', 'Second', 'Trigger'])
})

it('orders that match the filters are shown, the others are not (behaviour 17.15)', () => {
  const shownOrders = [first, trigger]
  const stateOf = (mint: string) => ({ kind: 'unknown', mint }) as const
  const { result } = renderHook(() => useOrderFilters(shownOrders, stateOf))
  expect(result.current.shownOrders).toBe(shownOrders)
  act(() => result.current.change({ state: 'open' }))
  expect(result.current.shownOrders).toEqual([first])
  act(() => result.current.change({ text: 'zzz' }))
  expect(result.current.filters).toEqual({ text: 'zzz', isTradedOnly: false, state: 'open' })
  expect(result.current.shownOrders).toEqual([])
})
