/** @jest-environment node */
import { atMostEvery } from './throttle'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function passedBy(ms: number) {
  const passed: number[] = []
  return { passed, ...atMostEvery<number>(ms, (value) => passed.push(value)) }
}

test('the first value passes at once', () => {
  const { passed, take } = passedBy(100)
  take(1)
  expect(passed).toEqual([1])
})

test('of the values that come meanwhile only the newest passes, when the time is up', () => {
  const { passed, take } = passedBy(100)
  for (const value of [1, 2, 3]) take(value)
  jest.advanceTimersByTime(99)
  expect(passed).toEqual([1])
  jest.advanceTimersByTime(1)
  expect(passed).toEqual([1, 3])
})

test('after a quiet time the next value passes at once again', () => {
  const { passed, take } = passedBy(100)
  take(1)
  jest.advanceTimersByTime(500)
  take(2)
  expect(passed).toEqual([1, 2])
})

test('what still waits at the end never passes', () => {
  const { passed, take, end } = passedBy(100)
  take(1)
  take(2)
  end()
  jest.advanceTimersByTime(500)
  expect(passed).toEqual([1])
})
