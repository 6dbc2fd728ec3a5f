/** @jest-environment node */
import { connectionLost, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { callFor } from '@/lib/upstream/testing/mock-jupiter'

const NOW = Date.UTC(2026, 10, 21)
const KEY = 'jup_my-key'

/** What becomes of a call: of Jupiter's an answer, a status or no word, of ours an answer. */
type Fate = 'answered' | 'lost'

/** A browser whose direct calls to Jupiter meet one fate after another, the last one for good. */
function openBrowser(fates: Fate[]) {
  const calls = mockFetch(({ url }) => {
    if (url.startsWith('/')) return new Response('proxied')
    const fate = fates.length > 1 ? fates.shift() : fates[0]
    if (fate === 'lost') connectionLost()
    return new Response('direct')
  })
  return { ways: () => calls.map(({ url }) => (url.startsWith('/') ? 'proxy' : 'direct')) }
}

/** A tab that was just opened or reloaded; makes some calls at once. */
async function openTab(key?: string) {
  jest.resetModules()
  const { callsWith } = await import('./jupiter-calls')
  return async (count: number, isTrial = false) => {
    const answers = Promise.allSettled(
      Array.from({ length: count }, (_, index) =>
        callsWith(key).call(callFor(`call ${index}`, { isTrial })),
      ),
    )
    await jest.advanceTimersByTimeAsync(200)
    return { answers, isPaused: callsWith(key).pausedUntilMs() !== undefined }
  }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  }
  Object.defineProperty(globalThis, 'window', { value: { localStorage }, configurable: true })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: NOW })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

type Course = {
  before: Fate[]
  /** The keys before and after the reload. */
  keys?: [string | undefined, string | undefined]
}

/** Calls of a tab, then one that is lost after a reload; the calls after that are answered. */
async function loseFirstCall({ before, keys: [keyBefore, key] = [undefined, undefined] }: Course) {
  const { ways } = openBrowser([...before, 'lost', 'answered'])
  const callBefore = await openTab(keyBefore)
  // A trial call is not made again, so that the tab's end needs no mock.
  await callBefore(before.length, true)
  const countBefore = ways().length
  const call = await openTab(key)
  const { answers, isPaused } = await call(1)
  await jest.advanceTimersByTimeAsync(15_000)
  return { isPaused, ways: ways().slice(countBefore), answers: await answers }
}

describe('a tab’s first call that is lost after a recent answer (behaviour 4.4)', () => {
  it.each<[string, Course]>([
    ['before a reload', { before: ['answered'] }],
    ['of the same kind, with a key', { before: ['answered'], keys: [KEY, KEY] }],
  ])('%s: it waits, and goes on straight to Jupiter', async (_, course) => {
    const { isPaused, ways, answers } = await loseFirstCall(course)
    expect(isPaused).toBe(true)
    expect(ways).toEqual(['direct', 'direct'])
    expect(answers).toMatchObject([{ value: 'direct' }])
  })

  it('of another kind is a fault, and goes through the proxy at once (behaviour 4.6)', async () => {
    const { ways, answers } = await loseFirstCall({ before: ['answered'], keys: [undefined, KEY] })
    expect(ways).toEqual(['direct', 'proxy'])
    expect(answers).toMatchObject([{ value: 'proxied' }])
  })
})
