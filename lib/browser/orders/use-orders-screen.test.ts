import { act, renderHook } from '@testing-library/react'
import { groupByPair } from '@/lib/domain/orders/order-pair'
import { isSelected } from '@/lib/domain/orders/order-selection'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { useSelectionClicks } from './use-orders-screen'

const first = sampleRecurring({ orderKey: 'First' })
const second = sampleRecurring({ orderKey: 'Second' })
const trigger = sampleTrigger({ orderKey: 'Trigger' })
const orders = [first, second, trigger]

function rendered(orderKeys: readonly string[]) {
  const hook = renderHook(({ keys }) => useSelectionClicks(keys), {
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
  act(() => result.current.onSelectOrder(first, false))
  act(() => result.current.onSelectOrders([trigger], true))
  expect(keys()).toEqual(['Trigger'])
  rerender({ keys: ['First', 'Second'] })
  expect(keys()).toEqual(['Second', 'Trigger'])
  act(() => {
    for (const pair of groupByPair([first, second])) {
      result.current.onSelectPair(pair, true)
    }
  })
  expect(keys()).toEqual(['First', 'Second', 'Trigger'])
})
