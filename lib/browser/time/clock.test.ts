import { act, renderHook } from '@testing-library/react'
import { secondsUntil } from '@/lib/domain/time/unix-time'
import { useNow } from './clock'

const NOW_MS = Date.UTC(2026, 10, 21, 9)

beforeEach(() => jest.useFakeTimers({ now: NOW_MS }))
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const useCountdown = () => useNow(250, (nowMs) => secondsUntil(NOW_MS + 3_000, nowMs))

it('a countdown renders once a second', () => {
  const seen: (number | undefined)[] = []
  renderHook(() => {
    seen.push(useCountdown())
  })
  for (let quarter = 0; quarter < 20; quarter += 1) pass(250)
  expect(seen).toEqual([3, 2, 1, undefined])
})

it('the countdown and the clock leave no timer behind', () => {
  const countdown = renderHook(useCountdown)
  const clock = renderHook(() => useNow(1_000))
  expect(jest.getTimerCount()).toBe(2)
  countdown.unmount()
  clock.unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('all who look at the clock as often share one timer', () => {
  const hooks = Array.from({ length: 500 }, () => renderHook(() => useNow()))
  expect(jest.getTimerCount()).toBe(1)
  pass(60_000)
  expect(new Set(hooks.map(({ result }) => result.current))).toEqual(new Set([NOW_MS + 60_000]))
  expect(jest.getTimerCount()).toBe(1)
  for (const { unmount } of hooks) unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('the clock ticks when the minute changes, not a minute after the first look', () => {
  jest.setSystemTime(NOW_MS + 59_000)
  const { result } = renderHook(() => useNow())
  expect(result.current).toBe(NOW_MS)
  pass(1_000)
  expect(result.current).toBe(NOW_MS + 60_000)
})

it('a period of 0 needs no timer', () => {
  renderHook(() => useNow(0, (nowMs) => `${nowMs}`))
  expect(jest.getTimerCount()).toBe(0)
})

it('a hidden page has no timer, and looks at the clock once it is shown', () => {
  const { result } = renderHook(useCountdown)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(jest.getTimerCount()).toBe(0)
  pass(2_000)
  hidden.mockReturnValue(false)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(1)
  pass(1_000)
  expect(result.current).toBeUndefined()
  hidden.mockRestore()
})
