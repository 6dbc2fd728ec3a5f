import { act, renderHook } from '@testing-library/react'
import { priceRunStore } from './price-run-state'
import { IDLE } from '@/lib/browser/testing/sample-price-progress'
import { usePriceSwitch } from './use-prices'

beforeEach(() => priceRunStore.setState(IDLE))

function rendered(fetched: number) {
  const { result, rerender } = renderHook((count: number) => usePriceSwitch(count), {
    initialProps: fetched,
  })
  return {
    isOn: () => result.current.isOn,
    set: (isOn: boolean) => act(() => result.current.set(isOn)),
    rerender,
    /** The first price of a run. */
    firstPrice: (pricedRuns: number) => act(() => priceRunStore.setState({ pricedRuns })),
  }
}

it.each([
  ['on by default where some prices are cached', 3, true],
  ['off where none is', 0, false],
])('%s', (_, fetched, expected) => {
  expect(rendered(fetched).isOn()).toBe(expected)
})

it('the visitor turns it off and on again; more prices of the same run change nothing', () => {
  const { isOn, set, rerender, firstPrice } = rendered(3)
  firstPrice(1)
  set(false)
  expect(isOn()).toBe(false)
  rerender(4)
  act(() => priceRunStore.setState({ isDialogOpen: true }))
  expect(isOn()).toBe(false)
  set(true)
  expect(isOn()).toBe(true)
})

it('it turns itself on at the first price of a run', () => {
  const { isOn, rerender, firstPrice } = rendered(0)
  firstPrice(1)
  rerender(1)
  expect(isOn()).toBe(true)
})

it('a choice holds until the first price of a later run, which turns it on', () => {
  const { isOn, set, firstPrice } = rendered(3)
  set(false)
  firstPrice(1)
  expect(isOn()).toBe(true)
  set(false)
  expect(isOn()).toBe(false)
  firstPrice(2)
  expect(isOn()).toBe(true)
})

it('without a price it can be turned on, to type one', () => {
  const { isOn, set } = rendered(0)
  set(true)
  expect(isOn()).toBe(true)
})
