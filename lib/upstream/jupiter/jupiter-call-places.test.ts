/** @jest-environment node */
import fc from 'fast-check'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { createCallPlaces } from './jupiter-call-places'
import { createCallQueue } from './jupiter-call-queue'
import { createCallTimes } from './jupiter-call-times'

const goesOn = () => new AbortController().signal

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

const settled = () => jest.advanceTimersByTimeAsync(0)

/** Tabs that share the times of their calls; every call notes its start. */
function tabs(requestsPerMinute: number, count: number) {
  const store = createCallTimes()
  const starts: number[] = []
  const opened = Array.from({ length: count }, () => {
    const places = createCallPlaces(requestsPerMinute, store, Date.now, abortableWait)
    const queue = createCallQueue(() => places.take())
    const call = (takesMs: number) => {
      const run = () => {
        starts.push(Date.now())
        return abortableWait(takesMs, goesOn())
      }
      return queue.add({ priority: 0, signal: goesOn(), run })
    }
    return { places, call }
  })
  return { store, starts, opened }
}

/** The most starts in any `ms` milliseconds. */
function mostWithin(starts: readonly number[], ms: number): number {
  const counts = starts.map(
    (start) => starts.filter((other) => other >= start && other < start + ms).length,
  )
  return Math.max(0, ...counts)
}

it('two tabs that begin at the same instant share the windows', async () => {
  const { starts, opened } = tabs(30, 2)
  for (const { call } of opened) for (let count = 0; count < 10; count += 1) void call(100)
  await settled()
  expect(starts).toHaveLength(5)
  await jest.advanceTimersByTimeAsync(10_099)
  expect(starts).toHaveLength(5)
  await jest.advanceTimersByTimeAsync(1)
  expect(starts).toHaveLength(10)
  await jest.advanceTimersByTimeAsync(20_200)
  expect(starts).toHaveLength(20)
})

it('at most N in any 60 s and a sixth in any 10 s, over two tabs, whatever they call', async () => {
  const anyCall = fc.record({
    afterMs: fc.nat(12_000),
    takesMs: fc.nat(15_000),
    tab: fc.nat(1),
  })
  const anyCalls = fc.array(anyCall, { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 24 }), anyCalls, async (limit, calls) => {
      const { starts, opened } = tabs(limit, 2)
      for (const { afterMs, takesMs, tab } of calls) {
        await jest.advanceTimersByTimeAsync(afterMs)
        void opened[tab]?.call(takesMs)
      }
      await jest.advanceTimersByTimeAsync(80_000 * calls.length)
      expect(starts).toHaveLength(calls.length)
      expect(mostWithin(starts, 60_000)).toBeLessThanOrEqual(limit)
      expect(mostWithin(starts, 10_000)).toBeLessThanOrEqual(Math.max(1, Math.floor(limit / 6)))
    }),
    { numRuns: 100 },
  )
})

describe('a call counts', () => {
  it.each([
    ['from its answer', 300, 10_300],
    ['from 3 s after its start where the answer takes longer', 9_000, 13_000],
    ['from its start while none came', 30_000, 10_000],
  ])('%s', async (_, takesMs, expectedMs) => {
    const { starts, opened } = tabs(6, 1)
    const begunMs = Date.now()
    void opened[0]?.call(takesMs)
    void opened[0]?.call(0)
    await jest.advanceTimersByTimeAsync(expectedMs - 1)
    expect(starts).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(starts).toEqual([begunMs, begunMs + expectedMs])
  })
})

describe('no place is left', () => {
  it.each([
    ['by a pause', true],
    ['where Jupiter’s own count leaves none', false],
  ])('%s, for any tab', async (_, isPause) => {
    const { starts, opened } = tabs(600, 2)
    const [first, second] = opened
    const untilMs = Date.now() + 3_000
    if (isPause) first?.places.pause(untilMs)
    else first?.places.close(untilMs)
    expect(second?.places.closed()).toEqual({ untilMs, isPause })
    void second?.call(0)
    await jest.advanceTimersByTimeAsync(2_999)
    expect(starts).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(starts).toEqual([untilMs])
    expect(second?.places.closed()).toBeUndefined()
  })

  it.each([
    ['by the rest of a second of Jupiter’s, which counts in whole ones', 10_999, 10_000],
    ['but by a later time of it', 11_000, 11_000],
  ])('longer than the windows leave none: not %s', async (_, closedMs, expectedMs) => {
    const { starts, opened } = tabs(6, 1)
    const begunMs = Date.now()
    void opened[0]?.call(0)
    await settled()
    opened[0]?.places.close(begunMs + closedMs)
    void opened[0]?.call(0)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(starts).toEqual([begunMs, begunMs + expectedMs])
  })

  it('for the longer of two pauses', () => {
    const { opened } = tabs(600, 1)
    const nowMs = Date.now()
    for (const ms of [5_000, 9_000, 2_000]) opened[0]?.places.pause(nowMs + ms)
    expect(opened[0]?.places.closed()?.untilMs).toBe(nowMs + 9_000)
  })
})

it('says how long the rest will wait', async () => {
  const { opened } = tabs(30, 1)
  for (let count = 0; count < 5; count += 1) void opened[0]?.call(0)
  await settled()
  expect(opened[0]?.places.msUntilStart(0)).toBe(0)
  expect(opened[0]?.places.msUntilStart(5)).toBe(10_000)
  expect(opened[0]?.places.msUntilStart(6)).toBe(20_000)
})

it('is two thirds full after four of five calls', async () => {
  const { opened } = tabs(30, 1)
  for (let count = 0; count < 3; count += 1) void opened[0]?.call(0)
  await settled()
  expect(opened[0]?.places.isTwoThirdsFull()).toBe(false)
  void opened[0]?.call(0)
  await settled()
  expect(opened[0]?.places.isTwoThirdsFull()).toBe(true)
})
