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
