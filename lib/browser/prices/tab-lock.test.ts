import fc from 'fast-check'
import { waitFor } from '@testing-library/react'
import { installMockChannels } from '@/lib/browser/testing/mock-channels'
import { holdLock, installMockLocks } from '@/lib/browser/testing/mock-locks'
import { type TabLock, withTabLock } from './tab-lock'

const lockWith = (change: Partial<TabLock>): TabLock => ({
  signal: new AbortController().signal,
  onWait: () => {},
  onSilence: () => {},
  ...change,
})

it.each([
  ['are absent', undefined],
  ['are refused, as with blocked site data', new DOMException('denied', 'SecurityError')],
])('if Web Locks %s, the work is done once, without a wait', async (_, error) => {
  const request = jest.fn().mockRejectedValue(error)
  if (error) Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const [onWait, work] = [jest.fn(), jest.fn().mockResolvedValue('done')]
  try {
    expect(await withTabLock(lockWith({ onWait }), work)).toBe('done')
    expect([work.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 0])
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})

describe('with Web Locks (behaviour 8.10)', () => {
  let removeLocks: () => void
  beforeEach(() => {
    removeLocks = installMockLocks()
  })
  afterEach(() => removeLocks())

  it('the work waits for another tab’s work, and `onWait` is called first', async () => {
    const release = await holdLock()
    const steps: string[] = []
    const work = async () => steps.push('works')
    const done = withTabLock(lockWith({ onWait: () => steps.push('waits') }), work)
    await waitFor(() => expect(steps).toEqual(['waits']))
    await release()
    await done
    expect(steps).toEqual(['waits', 'works'])
  })

  it('an abort ends the wait with the abort’s reason, and the work is not done', async () => {
    const release = await holdLock()
    const stop = new AbortController()
    const work = jest.fn(async () => 'done')
    const ended = withTabLock(
      lockWith({ signal: stop.signal, onWait: () => stop.abort('stopped') }),
      work,
    )
    await expect(ended).rejects.toBe('stopped')
    await release()
    expect(work).not.toHaveBeenCalled()
  })

  describe('a tab that waits for another one', () => {
    beforeEach(() => {
      installMockChannels()
      jest.useFakeTimers()
    })
    afterEach(() => {
      jest.useRealTimers()
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    })

    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

    it('never hears of silence while the other tab works, however long that takes', async () => {
      let end = () => {}
      const first = withTabLock(lockWith({}), () => new Promise<void>((resolve) => (end = resolve)))
      const onSilence = jest.fn()
      const second = withTabLock(lockWith({ onSilence }), async () => 'done')
      await pass(600_000)
      expect(onSilence).not.toHaveBeenCalled()
      end()
      await first
      expect(await second).toBe('done')
      expect(jest.getTimerCount()).toBe(0)
    })

    it('so that no price is fetched twice, whenever tabs start and however long they work', async () => {
      const tab = fc.record({
        startMs: fc.nat(90_000),
        priceMs: fc.integer({ min: 1, max: 9_000 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(tab, { minLength: 2, maxLength: 4 }), async (tabs) => {
          // All tabs want the same ten prices. A tab stores each price before it fetches the next one.
          const stored = new Set<number>()
          const fetched: number[] = []
          const onSilence = jest.fn()
          const runs = tabs.map(async ({ startMs, priceMs }) => {
            await new Promise((resolve) => setTimeout(resolve, startMs))
            await withTabLock(lockWith({ onSilence }), async () => {
              for (let price = 0; price < 10; price += 1) {
                if (stored.has(price)) continue
                await new Promise((resolve) => setTimeout(resolve, priceMs))
                fetched.push(price)
                stored.add(price)
              }
            })
          })
          await pass(600_000)
          await Promise.all(runs)
          expect(fetched).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
          expect(onSilence).not.toHaveBeenCalled()
        }),
        { numRuns: 10 },
      )
    })

    it('can take the lock from a tab that gave no sign for 30 s, and works once', async () => {
      const release = await holdLock()
      let takeOver: (() => void) | undefined
      const work = jest.fn(async () => 'done')
      const second = withTabLock(lockWith({ onSilence: (take) => (takeOver = take) }), work)
      await pass(29_999)
      expect(takeOver).toBeUndefined()
      await pass(1)
      expect(work).not.toHaveBeenCalled()
      takeOver?.()
      expect(await second).toBe('done')
      expect(work).toHaveBeenCalledTimes(1)
      expect(jest.getTimerCount()).toBe(0)
      await expect(release()).rejects.toThrow('stolen')
    })

    it('waits on if the other tab wakes', async () => {
      await holdLock()
      const onSilence = jest.fn()
      const stop = new AbortController()
      const second = withTabLock(lockWith({ onSilence, signal: stop.signal }), async () => 'done')
      second.catch(() => {})
      await pass(30_000)
      expect(onSilence.mock.calls).toEqual([[expect.any(Function)]])
      new BroadcastChannel('perijove-price-run').postMessage('yes')
      expect(onSilence).toHaveBeenLastCalledWith(undefined)
      await pass(29_999)
      expect(onSilence).toHaveBeenCalledTimes(2)
      stop.abort('stopped')
      await expect(second).rejects.toBe('stopped')
      expect(jest.getTimerCount()).toBe(0)
    })
  })
})
