import { act, renderHook } from '@testing-library/react'
import { sampleDeposit } from '@/lib/view/testing/sample-events'
import { NO_ANSWERS, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { useRowChecks } from './use-row-checks'

const events = Array.from({ length: 5_000 }, () => sampleDeposit())
const keys = events.map((_, index) => `key ${index}`)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** A clock on which each look takes so long. */
function eachLookTakes(ms: number): void {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => (now += ms))
}

const rendered = (answers: PriceAnswers | undefined) =>
  renderHook((shown: PriceAnswers | undefined) => useRowChecks(events, keys, shown), {
    initialProps: answers,
  })

it('looks for nothing where no prices are shown', () => {
  const { result } = rendered(undefined)
  act(() => jest.runAllTimers())
  expect(result.current.missing).toEqual([])
})

it('in slices: what is found is told once all rows are checked', () => {
  eachLookTakes(5)
  const { result, rerender } = rendered(NO_ANSWERS)
  act(() => jest.runOnlyPendingTimers())
  expect(result.current.missing).toHaveLength(0)
  expect(jest.getTimerCount()).toBe(1)
  act(() => jest.runAllTimers())
  expect(result.current.missing).toHaveLength(5_000)
  expect(result.current.keys).toBe(keys)
  rerender(undefined)
  expect(result.current.missing).toHaveLength(0)
})

it('a page that is left leaves no timer', () => {
  const { unmount } = rendered(NO_ANSWERS)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
