/** @jest-environment node */
import fc from 'fast-check'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { createCallPlaces } from '@/lib/upstream/jupiter/jupiter-call-places'
import { createCallQueue } from '@/lib/upstream/jupiter/jupiter-call-queue'
import { type CallTimes, NO_CALLS } from '@/lib/upstream/jupiter/jupiter-call-times'
import { updateStored } from './call-times-database'
import { sharedCallTimes } from './shared-call-times'

const NOW = Date.UTC(2026, 10, 21)
const withCall =
  (ms: number) =>
  (times: CallTimes): CallTimes => ({ ...times, calls: [...times.calls, ms] })

const store = (value: unknown) => updateStored(() => value)
/** What the database holds. */
async function stored(): Promise<unknown> {
  let found: unknown
  await updateStored((value) => (found = value))
  return found
}

/** What a tab, or this one after a reload, reads once it had its turn. */
async function timesOf(key?: string): Promise<CallTimes> {
  const times = sharedCallTimes(key)
  await times.update((known) => known)
  return times.read()
}

/** A tab of a browser with another database, or without one. */
async function openTabWith(factory: unknown) {
  Object.assign(globalThis, { indexedDB: factory })
  jest.resetModules()
  const shared = await import('./shared-call-times')
  return shared.sharedCallTimes(undefined)
}

beforeAll(() => {
  globalThis.indexedDB = new IDBFactory()
})
beforeEach(async () => {
  await store(undefined)
  // The database takes its turns by setImmediate.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], now: NOW })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('the times of a limit', () => {
  it('are those of all tabs, and survive a reload', async () => {
    const [one, other] = [sharedCallTimes(undefined), sharedCallTimes(undefined)]
    await one.update(withCall(NOW - 2))
    await other.update(withCall(NOW - 1))
    expect(other.read().calls).toEqual([NOW - 2, NOW - 1])
    expect(await timesOf()).toEqual(other.read())
  })

  it('are changed by one tab after another', async () => {
    const tabs = [undefined, undefined, undefined].map(sharedCallTimes)
    await Promise.all(tabs.map((tab, index) => tab.update(withCall(NOW - index))))
    const all = tabs.map((tab) => tab.read().calls.length)
    expect(all.sort()).toEqual([1, 2, 3])
  })

  it('are apart with and without a key, and for each key; no key is stored', async () => {
    const keys = [undefined, 'jup_my-key', 'jup_my-other-key']
    for (const [index, key] of keys.entries()) {
      await sharedCallTimes(key).update(withCall(NOW - index))
    }
    const calls = []
    for (const key of keys) calls.push((await timesOf(key)).calls)
    expect(calls).toEqual([[NOW], [NOW - 1], [NOW - 2]])
    expect(JSON.stringify(await stored())).not.toMatch(/jup|key-|other/)
  })

  it('are dropped from the entry once they no longer count', async () => {
    await sharedCallTimes('old-key').update(withCall(NOW - 60_000))
    const paused = sharedCallTimes('paused')
    await paused.update((times) => ({ ...times, pausedUntilMs: NOW + 1 }))
    const usedUp = sharedCallTimes('used-up')
    await usedUp.update((times) => ({ ...times, usedUpUntilMs: NOW + 1 }))
    await sharedCallTimes(undefined).update(withCall(NOW))
    expect(Object.keys(Object(await stored()))).toHaveLength(3)
    expect(Object.keys(Object(await stored()))).toContain('keyless')
  })

  it.each([
    ['a text', '{'],
    ['a list', []],
    ['no times', { keyless: {} }],
    ['times that are text', { keyless: { ...NO_CALLS, calls: ['1'] } }],
    ['times below 0', { keyless: { ...NO_CALLS, calls: [-1] } }],
    ['more times than are shared', { keyless: { ...NO_CALLS, calls: Array(601).fill(NOW) } }],
  ])('are none where the database holds %s', async (_, value) => {
    await store(value)
    expect(await timesOf()).toEqual(NO_CALLS)
  })

  it('that an older version stored count, too', async () => {
    const { calls, usedUpUntilMs, pausedUntilMs } = { ...NO_CALLS, calls: [NOW] }
    await store({ keyless: { calls, usedUpUntilMs, pausedUntilMs } })
    expect(await timesOf()).toEqual({ ...NO_CALLS, calls: [NOW] })
  })

  it('are kept for at most twenty other limits', async () => {
    const entry = Array.from({ length: 50 }, (_, index): [string, CallTimes] => [
      `key${index}`,
      { ...NO_CALLS, calls: [NOW] },
    ])
    await store(Object.fromEntries(entry))
    await sharedCallTimes(undefined).update(withCall(NOW))
    expect(Object.keys(Object(await stored()))).toHaveLength(21)
  })

  it('are told of a change that fails', async () => {
    const times = sharedCallTimes(undefined)
    const fail = () => {
      throw new Error('no')
    }
    await expect(times.update(fail)).rejects.toThrow('no')
  })
})

describe('each tab counts for itself', () => {
  it.each([
    ['where there is no database', undefined],
    [
      'where it may not be opened',
      Object.assign(new IDBFactory(), {
        open: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    ],
  ])('%s', async (_, factory) => {
    const one = await openTabWith(factory)
    const other = await openTabWith(factory)
    for (const ms of [NOW - 1, NOW]) await one.update(withCall(ms))
    expect(one.read().calls).toEqual([NOW - 1, NOW])
    expect(other.read()).toEqual(NO_CALLS)
  })

  it('where it does not answer within two seconds, and at once from then on', async () => {
    const times = await openTabWith({ open: () => ({}) })
    const first = times.update(withCall(NOW - 1))
    await jest.advanceTimersByTimeAsync(1_999)
    expect(times.read()).toEqual(NO_CALLS)
    await jest.advanceTimersByTimeAsync(1)
    await first
    await times.update(withCall(NOW))
    expect(times.read().calls).toEqual([NOW - 1, NOW])
  })

  it('with what it knows by then, where the database fails later', async () => {
    const times = sharedCallTimes(undefined)
    await times.update(withCall(NOW - 1))
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await times.update(withCall(NOW))
    expect(times.read().calls).toEqual([NOW - 1, NOW])
    jest.restoreAllMocks()
  })

  it('but what it counted stays where the database was cleared', async () => {
    const times = sharedCallTimes(undefined)
    await times.update(withCall(NOW - 1))
    await store({})
    await times.update(withCall(NOW))
    expect(times.read().calls).toEqual([NOW - 1, NOW])
  })
})

it('two tabs stay within the windows together, over reloads, whatever they call', async () => {
  const anyCall = fc.record({
    afterMs: fc.nat(9_000),
    takesMs: fc.nat(4_000),
    tab: fc.nat(1),
    isReloaded: fc.boolean(),
  })
  const goesOn = new AbortController().signal
  // Turns of the database as timers: with true ones the clock would run away from them.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: NOW })
  const clear = async () => {
    const cleared = store({})
    await jest.advanceTimersByTimeAsync(100)
    await cleared
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { minLength: 1, maxLength: 25 }), async (calls) => {
      await clear()
      const starts: number[] = []
      const openTab = () => {
        const places = createCallPlaces(12, sharedCallTimes(undefined), Date.now, abortableWait)
        return createCallQueue(() => places.take())
      }
      const tabs = [openTab(), openTab()]
      for (const { afterMs, takesMs, tab, isReloaded } of calls) {
        await jest.advanceTimersByTimeAsync(afterMs)
        if (isReloaded) tabs[tab] = openTab()
        const run = async () => {
          starts.push(Date.now())
          await abortableWait(takesMs, goesOn)
        }
        void tabs[tab]?.add({ priority: 0, signal: goesOn, run })
      }
      await jest.advanceTimersByTimeAsync(15_000 * calls.length)
      expect(starts).toHaveLength(calls.length)
      const most = (ms: number) =>
        Math.max(...starts.map((at) => starts.filter((t) => t >= at && t < at + ms).length))
      expect([most(60_000) <= 12, most(10_000) <= 2]).toEqual([true, true])
    }),
    { numRuns: 30 },
  )
})
