import fc from 'fast-check'
import { installStandInLocks } from '@/lib/browser/testing/stand-in-locks'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { createCallPlaces } from '@/lib/upstream/jupiter/jupiter-call-places'
import { createCallQueue } from '@/lib/upstream/jupiter/jupiter-call-queue'
import { type CallTimes, NO_CALLS } from '@/lib/upstream/jupiter/jupiter-call-times'
import { sharedCallTimes } from './shared-call-times'

const NAME = 'perijove-jupiter-calls'
const NOW = Date.UTC(2026, 10, 21)
const withCall =
  (ms: number) =>
  (times: CallTimes): CallTimes => ({ ...times, calls: [...times.calls, ms] })
const stored = () => window.localStorage.getItem(NAME)
const store = (value: unknown) => window.localStorage.setItem(NAME, JSON.stringify(value))

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: NOW })
  window.localStorage.clear()
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
    expect(one.read().calls).toEqual([NOW - 2, NOW - 1])
    expect(sharedCallTimes(undefined).read()).toEqual(one.read())
  })

  it('are apart with and without a key, and for each key; no key is stored', async () => {
    const keys = [undefined, 'jup_my-key', 'jup_my-other-key']
    for (const [index, key] of keys.entries()) {
      await sharedCallTimes(key).update(withCall(NOW - index))
    }
    expect(keys.map((key) => sharedCallTimes(key).read().calls)).toEqual([
      [NOW],
      [NOW - 1],
      [NOW - 2],
    ])
    expect(stored()).not.toMatch(/jup|key-|other/)
  })

  it('are dropped from the entry once they no longer count', async () => {
    await sharedCallTimes('old-key').update(withCall(NOW - 60_000))
    await sharedCallTimes('paused').update((times) => ({ ...times, pausedUntilMs: NOW + 1 }))
    await sharedCallTimes('used-up').update((times) => ({ ...times, usedUpUntilMs: NOW + 1 }))
    await sharedCallTimes(undefined).update(withCall(NOW))
    expect(Object.keys(JSON.parse(stored() ?? ''))).toHaveLength(3)
    expect(Object.keys(JSON.parse(stored() ?? ''))).toContain('keyless')
  })

  it('are not written where they did not change', async () => {
    const times = sharedCallTimes(undefined)
    await times.update((known) => known)
    expect(stored()).toBeNull()
  })

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no times', '{"keyless":{}}'],
    ['times that are text', '{"keyless":{"calls":["1"],"usedUpUntilMs":0,"pausedUntilMs":0}}'],
    ['times below 0', '{"keyless":{"calls":[-1],"usedUpUntilMs":0,"pausedUntilMs":0}}'],
    [
      'more times than are shared',
      JSON.stringify({ keyless: { ...NO_CALLS, calls: Array<number>(601).fill(NOW) } }),
    ],
  ])('are none where the storage holds %s', (_, text) => {
    window.localStorage.setItem(NAME, text)
    expect(sharedCallTimes(undefined).read()).toEqual(NO_CALLS)
  })

  it('are kept for at most twenty other limits', async () => {
    const entry = Array.from({ length: 50 }, (_, index): [string, CallTimes] => [
      `key${index}`,
      { ...NO_CALLS, calls: [NOW] },
    ])
    store(Object.fromEntries(entry))
    await sharedCallTimes(undefined).update(withCall(NOW))
    expect(Object.keys(JSON.parse(stored() ?? ''))).toHaveLength(21)
  })
})

describe('each tab counts for itself', () => {
  it.each([
    ['where nothing can be stored', 'setItem'],
    ['where nothing can be read', 'getItem'],
  ] as const)('%s', async (_, method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const [one, other] = [sharedCallTimes(undefined), sharedCallTimes(undefined)]
    for (const ms of [NOW - 1, NOW]) await one.update(withCall(ms))
    expect(one.read().calls).toEqual([NOW - 1, NOW])
    expect(other.read()).toEqual(NO_CALLS)
  })

  it('also once the storage is full, with what it knows by then', async () => {
    const times = sharedCallTimes(undefined)
    await times.update(withCall(NOW - 2))
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await times.update(withCall(NOW - 1))
    await times.update(withCall(NOW))
    expect(times.read().calls).toEqual([NOW - 2, NOW - 1, NOW])
  })

  it('but what it counted stays where the storage was cleared', async () => {
    const times = sharedCallTimes(undefined)
    await times.update(withCall(NOW))
    window.localStorage.clear()
    expect(times.read().calls).toEqual([NOW])
  })
})

describe('times are changed', () => {
  it('while no other tab changes them', async () => {
    const remove = installStandInLocks()
    const request = jest.spyOn(navigator.locks, 'request')
    const times = sharedCallTimes(undefined)
    await Promise.all([times.update(withCall(NOW - 1)), times.update(withCall(NOW))])
    expect(times.read().calls).toEqual([NOW - 1, NOW])
    expect(request.mock.calls.map(([name]) => name)).toEqual([NAME, NAME])
    remove()
  })

  it('without a lock where locks are refused, as with blocked site data', async () => {
    const request = jest.fn().mockRejectedValue(new DOMException('denied', 'SecurityError'))
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const times = sharedCallTimes(undefined)
    await times.update(withCall(NOW))
    expect(times.read().calls).toEqual([NOW])
    Reflect.deleteProperty(navigator, 'locks')
  })

  it('once, also where the change itself fails', async () => {
    const remove = installStandInLocks()
    const change = jest.fn(() => {
      throw new Error('no')
    })
    await expect(sharedCallTimes(undefined).update(change)).rejects.toThrow('no')
    expect(change).toHaveBeenCalledTimes(1)
    remove()
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
  const remove = installStandInLocks()
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { minLength: 1, maxLength: 25 }), async (calls) => {
      window.localStorage.clear()
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
    { numRuns: 60 },
  )
  remove()
})
