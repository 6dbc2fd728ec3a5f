/** @jest-environment node */
import fc from 'fast-check'
import { createBatch } from './batch'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function batchOf(ms: number) {
  const handedOn: number[][] = []
  return { handedOn, ...createBatch<number>(ms, (items) => handedOn.push(items)) }
}

test('the first items are handed on at once, those that come meanwhile together', () => {
  const { handedOn, add } = batchOf(100)
  add([1, 2])
  add([3])
  add([4, 5])
  jest.advanceTimersByTime(99)
  expect(handedOn).toEqual([[1, 2]])
  jest.advanceTimersByTime(1)
  expect(handedOn).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('after a quiet time the next item is handed on at once again', () => {
  const { handedOn, add } = batchOf(100)
  add([1])
  jest.advanceTimersByTime(500)
  add([2])
  expect(handedOn).toEqual([[1], [2]])
})

test('a flush hands on what waits, once, and waits for nothing any more', () => {
  const { handedOn, add, flush } = batchOf(100)
  add([1])
  add([2])
  flush()
  expect(handedOn).toEqual([[1], [2]])
  expect(jest.getTimerCount()).toBe(0)
  add([3])
  flush()
  expect(handedOn).toEqual([[1], [2], [3]])
})

test.each<[string, (all: ReturnType<typeof batchOf>) => void]>([
  ['nothing came', ({ add }) => add([])],
  ['nothing waits', ({ flush }) => flush()],
])('where %s nothing is handed on', (_, act) => {
  const all = batchOf(100)
  act(all)
  jest.advanceTimersByTime(500)
  expect(all.handedOn).toEqual([])
})

test('every item is handed on once, in order', () => {
  const anyStep = fc.oneof(
    fc.array(fc.nat(), { maxLength: 3 }),
    fc.constantFrom('flush' as const, 40, 200),
  )
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const { handedOn, add, flush } = batchOf(100)
      for (const step of steps) {
        if (step === 'flush') flush()
        else if (typeof step === 'number') jest.advanceTimersByTime(step)
        else add(step)
      }
      flush()
      expect(handedOn.flat()).toEqual(steps.flatMap((step) => (Array.isArray(step) ? step : [])))
      expect(handedOn.every((items) => items.length > 0)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
