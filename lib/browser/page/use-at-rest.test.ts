import { act, renderHook } from '@testing-library/react'
import { useAtRest } from './use-at-rest'

let tellUnrest = () => {}
const observed: unknown[] = []
const disconnect = jest.fn()

class StandInObserver {
  constructor(tell: () => void) {
    tellUnrest = tell
  }
  observe(options: unknown) {
    observed.push(options)
  }
  disconnect = disconnect
}

beforeAll(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: StandInObserver })
})

beforeEach(() => disconnect.mockClear())

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('a page is at rest after a second without scripts, answers or long tasks (behaviour 11.5)', () => {
  const { result } = renderHook(() => useAtRest(true))
  expect(observed).toEqual([{ type: 'resource' }, { type: 'longtask' }])
  after(999)
  expect(result.current).toBe(false)
  tellUnrest()
  after(999)
  expect(result.current).toBe(false)
  after(1)
  expect(result.current).toBe(true)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

it('who does not ask is told nothing, and who leaves stops looking', () => {
  const { result, rerender, unmount } = renderHook(({ isAsked }) => useAtRest(isAsked), {
    initialProps: { isAsked: false },
  })
  after(10_000)
  expect(result.current).toBe(false)
  rerender({ isAsked: true })
  unmount()
  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})
