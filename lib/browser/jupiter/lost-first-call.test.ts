/** @jest-environment node */
import { IDBFactory } from 'fake-indexeddb'
import { connectionLost, standInFetch } from '@/lib/upstream/testing/stand-in-fetch'
import { callFor } from '@/lib/upstream/testing/stand-in-jupiter'

const NOW = Date.UTC(2026, 10, 21)
const KEY = 'jup_my-key'

/** What becomes of a call: of Jupiter's an answer, a status or no word, of ours an answer. */
type Fate = 'answered' | 'status 429' | 'lost'

/** A browser whose direct calls to Jupiter meet one fate after another, the last one for good. */
function openBrowser(fates: Fate[]) {
  const calls = standInFetch(({ url }) => {
    if (url.startsWith('/')) return new Response('proxied')
    const fate = fates.length > 1 ? fates.shift() : fates[0]
    if (fate === 'lost') connectionLost()
    return new Response('direct', { status: fate === 'status 429' ? 429 : 200 })
  })
  return { ways: () => calls.map(({ url }) => (url.startsWith('/') ? 'proxy' : 'direct')) }
}

/** A tab that was just opened or loaded anew; makes some calls at once. */
async function openTab(key?: string) {
  jest.resetModules()
  const { callsWith } = await import('./jupiter-calls-by-key')
  return async (count: number, isTrial = false) => {
    const answers = Promise.allSettled(
      Array.from({ length: count }, (_, index) =>
        callsWith(key).call(callFor(`call ${index}`, { isTrial })),
      ),
    )
    await jest.advanceTimersByTimeAsync(200)
    return { answers, waiting: () => callsWith(key).waiting() }
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: NOW })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

type Course = { before: Fate[]; key?: string; keyBefore?: string }
const answered = (count: number) => Array<Fate>(count).fill('answered')

/** Calls of a tab, then one that is lost after a reload; the calls after that are answered. */
async function loseFirstCall({ before, key, keyBefore = key }: Course) {
  const { ways } = openBrowser([...before, 'lost', 'answered'])
  const callBefore = await openTab(keyBefore)
  // A trial call is not made again, so that the tab's end needs no stand-in.
  await callBefore(before.length, before.includes('status 429'))
  const countBefore = ways().length
  const call = await openTab(key)
  const { answers, waiting } = await call(1)
  const isPause = waiting()?.isPause ?? false
  await jest.advanceTimersByTimeAsync(15_000)
  return { isPause, ways: ways().slice(countBefore), answers: await answers }
}

describe('a tab’s first call that is lost may have been refused (behaviour 4.11)', () => {
  it.each<[string, Course]>([
    ['four calls of the last 10 s were answered before the reload', { before: answered(4) }],
    ['or seven with the same key', { before: answered(7), key: KEY }],
    ['or one was refused', { before: ['status 429'] }],
  ])('%s: it waits, and goes on straight to Jupiter', async (_, course) => {
    const { isPause, ways, answers } = await loseFirstCall(course)
    expect(isPause).toBe(true)
    expect(ways).toEqual(['direct', 'direct'])
    expect(answers).toMatchObject([{ value: 'direct' }])
  })
})

describe('it is a fault, and goes through the proxy at once (behaviour 4.6)', () => {
  it.each<[string, Course]>([
    ['where too few were called for a limit', { before: answered(2) }],
    ['where the calls were answered without the key', { before: answered(4), key: KEY }],
    [
      'where they were answered with another key',
      { before: answered(7), key: KEY, keyBefore: 'jup_other-key' },
    ],
    ['where all direct ones were lost before, too', { before: Array<Fate>(4).fill('lost') }],
  ])('%s', async (_, course) => {
    const { isPause, ways, answers } = await loseFirstCall(course)
    expect(isPause).toBe(false)
    expect(ways).toEqual(['direct', 'proxy'])
    expect(answers).toMatchObject([{ value: 'proxied' }])
  })
})
