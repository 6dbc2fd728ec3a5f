/** @jest-environment node */
import fc from 'fast-check'
import { createRateLimitedQueue } from './jupiter-rate-limit'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'

const goesOn = () => new AbortController().signal

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

/** A queue whose calls take a time and note when they started and how many ran at once. */
function observedQueue(requestsPerMinute: number) {
  const queue = createRateLimitedQueue(requestsPerMinute, Date.now)
  const starts: number[] = []
  const seen = { running: 0, mostAtOnce: 0 }
  const add = (takesMs: number, priority = 0, signal = goesOn()) => {
    const run = async () => {
      starts.push(Date.now())
      seen.running += 1
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.running)
      await abortableWait(takesMs, goesOn())
      seen.running -= 1
    }
    return queue.add({ priority, signal, run })
  }
  return { queue, starts, seen, add }
}

describe('calls to one service', () => {
  it('at most six at a time', async () => {
    const { starts, seen, add } = observedQueue(100)
    const calls = Promise.all(Array.from({ length: 20 }, () => add(1_000)))
    expect(starts).toHaveLength(6)
    await jest.advanceTimersByTimeAsync(4_000)
    await calls
    expect(seen.mostAtOnce).toBe(6)
    expect(starts).toHaveLength(20)
  })

  it('a burst is legal, then the 60 s window slides', async () => {
    const { queue, starts, add } = observedQueue(4)
    const begun = Date.now()
    const calls = Promise.all(Array.from({ length: 9 }, () => add(0)))
    await jest.advanceTimersByTimeAsync(59_999)
    expect(starts).toEqual([begun, begun, begun, begun])
    expect(queue.waitsUntilMs()).toBe(begun + 60_000)
    expect(queue.isPaused()).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(starts).toHaveLength(8)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(starts).toHaveLength(9)
    await jest.advanceTimersByTimeAsync(1)
    await calls
    expect(queue.waitsUntilMs()).toBeUndefined()
  })

  it('at most N in any 60 s and six at once, whenever they come and however long they take', async () => {
    const anyCall = fc.record({ afterMs: fc.nat(20_000), takesMs: fc.nat(15_000) })
    const anyCalls = fc.array(anyCall, { minLength: 1, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), anyCalls, async (limit, calls) => {
        const { starts, seen, add } = observedQueue(limit)
        for (const { afterMs, takesMs } of calls) {
          await jest.advanceTimersByTimeAsync(afterMs)
          void add(takesMs)
        }
        await jest.advanceTimersByTimeAsync(60_000 * calls.length + 60_000)
        expect(starts).toHaveLength(calls.length)
        expect(seen.mostAtOnce).toBeLessThanOrEqual(6)
        for (const start of starts) {
          const window = starts.filter((other) => other >= start && other < start + 60_000)
          expect(window.length).toBeLessThanOrEqual(limit)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('the higher priority goes first; equal ones in the order they came', async () => {
    const queue = createRateLimitedQueue(100, Date.now)
    const started: string[] = []
    queue.pause(Date.now() + 1_000)
    const calls = [
      { name: 'further page', priority: 0 },
      { name: 'tokens', priority: 1 },
      { name: 'first page', priority: 2 },
      { name: 'another further page', priority: 0 },
    ].map(({ name, priority }) =>
      queue.add({ priority, signal: goesOn(), run: async () => started.push(name) }),
    )
    queue.resume()
    await Promise.all(calls)
    expect(started).toEqual(['first page', 'tokens', 'further page', 'another further page'])
  })
})

describe('when the next call can start', () => {
  it.each([
    ['is when the oldest of a full window is 60 s old', 2, 3, 60_000],
    ['is at once while none waits', 2, 2, undefined],
    ['is not known while six are under way', 9, 7, undefined],
  ])('%s', async (_, limit, count, expectedMs) => {
    const { queue, add } = observedQueue(limit)
    const begun = Date.now()
    for (let call = 0; call < count; call += 1) {
      void add(50_000)
      await jest.advanceTimersByTimeAsync(1_000)
    }
    expect(queue.waitsUntilMs()).toBe(expectedMs === undefined ? undefined : begun + expectedMs)
  })
})

describe('a pause', () => {
  it('starts no further call before it is resumed, and says until when', async () => {
    const { queue, starts, add } = observedQueue(100)
    const untilMs = Date.now() + 2_000
    queue.pause(untilMs)
    const call = add(0)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(starts).toEqual([])
    expect(queue.isPaused()).toBe(true)
    expect(queue.waitsUntilMs()).toBe(untilMs)
    queue.resume()
    await jest.advanceTimersByTimeAsync(0)
    await call
    expect(queue.isPaused()).toBe(false)
    expect(queue.waitsUntilMs()).toBeUndefined()
  })
})

describe('a call whose signal aborts', () => {
  it.each([
    ['while it waits for its turn', 100, 6],
    ['while it waits for the window', 6, 6],
    ['while it runs', 100, 0],
  ])('is rejected at once with the reason: %s', async (_, limit, ahead) => {
    const { add } = observedQueue(limit)
    for (let count = 0; count < ahead; count += 1) void add(1_000)
    const stop = new AbortController()
    const call = add(1_000, 0, stop.signal)
    stop.abort('stopped')
    await expect(call).rejects.toBe('stopped')
  })

  it('before it was added never runs', async () => {
    const { starts, add } = observedQueue(100)
    await expect(add(0, 0, AbortSignal.abort('stopped'))).rejects.toBe('stopped')
    expect(starts).toEqual([])
  })
})
