/** @jest-environment node */
import fc from 'fast-check'
import { gathered } from './batch'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function gatheredBy(ms: number) {
  const passed: number[][] = []
  return { passed, ...gathered<number>(ms, (items) => passed.push(items)) }
}

test('the first items pass at once, those that come meanwhile together', () => {
  const { passed, take } = gatheredBy(100)
  take([1, 2])
  take([3])
  take([4, 5])
  jest.advanceTimersByTime(99)
  expect(passed).toEqual([[1, 2]])
  jest.advanceTimersByTime(1)
  expect(passed).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('a flush passes what waits, once, and waits for nothing any more', () => {
  const { passed, take, flush } = gatheredBy(100)
  take([1])
  take([2])
  flush()
  expect(passed).toEqual([[1], [2]])
  expect(jest.getTimerCount()).toBe(0)
  take([3])
  flush()
  expect(passed).toEqual([[1], [2], [3]])
})

test.each<[string, (all: ReturnType<typeof gatheredBy>) => void]>([
  ['nothing came', ({ take }) => take([])],
  ['nothing waits', ({ flush }) => flush()],
])('where %s nothing is passed', (_, act) => {
  const all = gatheredBy(100)
  act(all)
  jest.advanceTimersByTime(500)
  expect(all.passed).toEqual([])
})

test('every item passes once, in order', () => {
  const anyStep = fc.oneof(
    fc.array(fc.nat(), { maxLength: 3 }),
    fc.constantFrom('flush' as const, 40, 200),
  )
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const { passed, take, flush } = gatheredBy(100)
      for (const step of steps) {
        if (step === 'flush') flush()
        else if (typeof step === 'number') jest.advanceTimersByTime(step)
        else take(step)
      }
      flush()
      expect(passed.flat()).toEqual(steps.flatMap((step) => (Array.isArray(step) ? step : [])))
      expect(passed.every((items) => items.length > 0)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
