import { act, renderHook } from '@testing-library/react'
import { useRestingList } from './use-resting-list'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const namesOf = (count: number, word = 'name') =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`)

function rendered(list: readonly string[]) {
  const { result, rerender } = renderHook((now) => useRestingList(now), { initialProps: list })
  return {
    shown: () => result.current,
    change: (now: readonly string[]) => rerender(now),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  }
}

describe('what is drawn beside a page that must not wait for it (behaviour 2.17)', () => {
  it('comes once it has rested for 300 ms, however often it changed before', () => {
    const { shown, change, wait } = rendered(namesOf(3, 'old'))
    wait(299)
    change(namesOf(3))
    wait(299)
    expect(shown()).toEqual([])
    wait(1)
    expect(shown()).toEqual(namesOf(3))
  })

  it('comes some at a time', () => {
    const { shown, wait } = rendered(namesOf(90))
    const counts: number[] = []
    wait(300)
    for (let step = 0; step < 4; step += 1) {
      counts.push(shown().length)
      wait(0)
    }
    expect(counts).toEqual([40, 80, 90, 90])
  })

  it('stays while it changes, and follows whole', () => {
    const { shown, change, wait } = rendered(namesOf(60, 'old'))
    wait(300)
    wait(0)
    change(namesOf(50))
    wait(299)
    expect(shown()).toEqual(namesOf(60, 'old'))
    wait(1)
    expect(shown()).toEqual(namesOf(50))
  })

  it('is the same array while it stays as it is', () => {
    const list = namesOf(3)
    const { shown, change, wait } = rendered(list)
    wait(300)
    change(list)
    expect(shown()).toBe(list)
  })
})
