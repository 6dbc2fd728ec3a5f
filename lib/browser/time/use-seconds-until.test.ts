import { act, renderHook } from '@testing-library/react'
import { useNowMs } from './use-now-ms'
import { useSecondsUntil } from './use-seconds-until'

const NOW_MS = Date.UTC(2026, 10, 21, 9)

beforeEach(() => jest.useFakeTimers({ now: NOW_MS }))
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it.each([
  ['18 s', 18_000, 18],
  ['part of a second counts whole', 17_001, 18],
  ['the last millisecond', 1, 1],
  ['now', 0, undefined],
  ['past', -5_000, undefined],
])('%s', (_, ms, expected) => {
  expect(renderHook(() => useSecondsUntil(NOW_MS + ms)).result.current).toBe(expected)
})

it('counts down, and is drawn once a second', () => {
  const seen: (number | undefined)[] = []
  renderHook(() => {
    seen.push(useSecondsUntil(NOW_MS + 3_000))
  })
  for (let quarter = 0; quarter < 20; quarter += 1) pass(250)
  expect(seen).toEqual([3, 2, 1, undefined])
})

it('the countdown and the clock leave no timer behind', () => {
  const countdown = renderHook(() => useSecondsUntil(NOW_MS + 3_000))
  const clock = renderHook(useNowMs)
  expect(jest.getTimerCount()).toBe(2)
  countdown.unmount()
  clock.unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('the clock goes on by whole seconds', () => {
  const { result } = renderHook(useNowMs)
  pass(999)
  expect(result.current).toBe(NOW_MS)
  pass(501)
  expect(result.current).toBe(NOW_MS + 1_000)
})
