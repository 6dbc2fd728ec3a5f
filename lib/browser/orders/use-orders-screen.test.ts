import { act, renderHook } from '@testing-library/react'
import { groupByPair } from '@/lib/domain/orders/order'
import { isSelected, selectOrders, selectPair } from '@/lib/domain/orders/order-selection'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { useSelection } from './use-orders-screen'

const first = sampleRecurring({ orderKey: 'First' })
const second = sampleRecurring({ orderKey: 'Second' })
const trigger = sampleTrigger({ orderKey: 'Trigger' })
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

it('clicks override what the URL lists, and stay if that changes (behaviour 2.9, 17.17)', () => {
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
