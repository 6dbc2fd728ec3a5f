import { act, renderHook } from '@testing-library/react'
import type { Order } from '@/lib/domain/orders/order'
import { groupByPair } from '@/lib/domain/orders/order-pair'
import { isSelected } from '@/lib/domain/orders/order-selection'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { useSelectionClicks } from './use-selection-clicks'

const first = sampleRecurring({ orderKey: 'First' })
const second = sampleRecurring({ orderKey: 'Second' })
const trigger = sampleTrigger({ orderKey: 'Trigger' })
const orders = [first, second, trigger]
const pairs = groupByPair(orders, 'recurring time')

function rendered(orderKeys: readonly string[]) {
  const hook = renderHook(({ keys }) => useSelectionClicks(keys), {
    initialProps: { keys: orderKeys },
  })
  const keys = (of: readonly Order[] = orders) =>
    of
      .filter((order) => isSelected(hook.result.current.selection, order))
      .map(({ orderKey }) => orderKey)
  return { ...hook, keys }
}

describe('query param o', () => {
  it.each([
    ['none given: all are checked', [], ['First', 'Second', 'Trigger']],
    ['only those that it lists', ['Second', 'Trigger'], ['Second', 'Trigger']],
    ['a key that no order has', ['Other'], []],
  ])('%s', (_, orderKeys, expected) => {
    expect(rendered(orderKeys).keys()).toEqual(expected)
  })

  it('that changes is followed, and clicks stay', () => {
    const { result, rerender, keys } = rendered([])
    act(() => result.current.onSelectOrder(first, false))
    rerender({ keys: ['First', 'Second'] })
    expect(keys()).toEqual(['Second'])
  })
})

describe('a click overrides', () => {
  it('on an order', () => {
    const { result, keys } = rendered(['First'])
    act(() => result.current.onSelectOrder(first, false))
    act(() => result.current.onSelectOrder(trigger, true))
    expect(keys()).toEqual(['Trigger'])
  })

  it('on a parent: all its children, and those that arrive later', () => {
    const { result, keys } = rendered([])
    act(() => {
      for (const pair of pairs) result.current.onSelectPair(pair, false)
    })
    const late = sampleRecurring({ orderKey: 'Late' })
    expect(keys([...orders, late])).toEqual(['Trigger'])
  })
})

it('some orders are selected at once, and all others stay as they are (behaviour 17.17)', () => {
  const { result, keys } = rendered(['First'])
  act(() => result.current.onSelectOrders([second], true))
  expect(keys()).toEqual(['First', 'Second'])
  act(() => result.current.onSelectOrders([first, second], false))
  expect(keys()).toEqual([])
})

it('selection and handlers stay the same where nothing changed', () => {
  const { result, rerender } = rendered(['First'])
  const before = result.current
  rerender({ keys: ['First'] })
  expect(result.current.selection).toBe(before.selection)
  expect(result.current.onSelectOrder).toBe(before.onSelectOrder)
  expect(result.current.onSelectPair).toBe(before.onSelectPair)
})
