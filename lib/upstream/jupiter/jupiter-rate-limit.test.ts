/** @jest-environment node */
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import {
  always,
  callFor,
  standInJupiter,
  statusFault,
} from '@/lib/upstream/testing/stand-in-jupiter'
import { JupiterCallError } from './jupiter-errors'
import type { JupiterRequest } from './jupiter-fetch'

const lost = new UpstreamError({ kind: 'network' })
const NOW = Date.UTC(2026, 10, 21)
const KEYLESS = { requestsPerMinute: 30, startMs: NOW }
const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `call ${index}`)

/** Answers calls by their order: what `fails` says of the n-th one is thrown. */
function answersBut(fails: (call: number) => Error | undefined) {
  let calls = 0
  return async () => {
    const fault = fails(calls)
    calls += 1
    if (fault) throw fault
    return 'ok'
  }
}

/** Makes calls one after another, so that each one's order is known. */
async function callAll(calls: ReturnType<typeof standInJupiter>['calls'], count: number) {
  const answers: string[] = []
  for (const name of namesOf(count)) answers.push(await calls.call(callFor(name)))
  return answers
}

describe('a network error that may be a 429 without CORS headers', () => {
  it('makes all calls wait 10 s, then they go on', async () => {
    const { calls, waits } = standInJupiter(
      answersBut((call) => (call === 4 ? lost : undefined)),
      KEYLESS,
    )
    expect(await callAll(calls, 5)).toHaveLength(5)
    expect(waits).toEqual([10_000])
  })

  it.each([
    ['where nothing was answered yet', 0, true],
    ['where the browser is offline', 4, false],
  ])(
    'is a fault at once %s: two tries more, after 500 and 1,500 ms',
    async (_, first, isOnline) => {
      const { calls, waits } = standInJupiter(
        answersBut((call) => (call < first ? undefined : lost)),
        { ...KEYLESS, isOnline: () => isOnline },
      )
      await callAll(calls, first)
      await expect(calls.call(callFor('late'))).rejects.toEqual(
        new JupiterCallError(lost.fault, 3, false),
      )
      expect(waits.filter((ms) => ms === 500 || ms === 1_500)).toEqual([500, 1_500])
    },
  )

  it('is a fault of a trial call, for which nothing else waits', async () => {
    const { calls, waits } = standInJupiter(
      answersBut((call) => (call < 4 ? undefined : lost)),
      { ...KEYLESS, requestsPerMinute: 600 },
    )
    await callAll(calls, 4)
    await expect(calls.call(callFor('trial', { isTrial: true }))).rejects.toMatchObject({
      tries: 3,
    })
    expect(waits).toEqual([500, 1_500])
  })
})

describe('x-ratelimit-remaining', () => {
  const answered = (remaining: number, resetInSeconds: number) => ({
    text: 'ok',
    headers: new Headers({
      'x-ratelimit-remaining': `${remaining}`,
      'x-ratelimit-reset': `${NOW / 1_000 + resetInSeconds}`,
    }),
  })

  it.each([
    ['of 0 closes the window until its reset', answered(0, 7), [7_000]],
    ['of 0 closes it for 60 s at most', answered(0, 3_600), [60_000]],
    ['above 0 leaves it open', answered(1, 7), []],
  ])('%s', async (_, answer, expected) => {
    const { calls, waits } = standInJupiter(async () => answer, { startMs: NOW })
    await calls.call(callFor('a'))
    expect(waits).toEqual([])
    await calls.call(callFor('b'))
    expect(waits.slice(0, 1)).toEqual(expected)
  })
})

describe('calls that are lost together', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: NOW }))
  afterEach(() => jest.useRealTimers())

  /** After how many seconds requests left, five calls at a time: five answered ones, then five more. */
  async function secondsOfRequests(fails: (call: number) => Error | undefined) {
    const answer = answersBut(fails)
    const seconds = new Set<number>()
    const { calls } = standInJupiter(
      () => {
        seconds.add((Date.now() - NOW) / 1_000)
        return answer()
      },
      { requestsPerMinute: 30, wait: abortableWait },
    )
    const begin = (name: string) =>
      Promise.allSettled(namesOf(5).map((call) => calls.call(callFor(`${name} ${call}`))))
    await Promise.all([begin('early'), jest.advanceTimersByTimeAsync(0)])
    const [ends] = await Promise.all([begin('late'), jest.advanceTimersByTimeAsync(200_000)])
    return { seconds: [...seconds], ends }
  }

  it('wait 10 s once, and go on', async () => {
    const { seconds, ends } = await secondsOfRequests((call) =>
      call >= 5 && call < 10 ? lost : undefined,
    )
    expect(seconds).toEqual([0, 10, 20])
    expect(ends.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
  })

  it('wait five times in a row, then it is the fault that it seemed to be', async () => {
    const { seconds, ends } = await secondsOfRequests((call) => (call < 5 ? undefined : lost))
    // After the five waits come the tries of every fault, as the windows let them.
    expect(seconds).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80])
    const reason = new JupiterCallError(lost.fault, 3, false)
    expect(ends).toEqual(Array(5).fill({ status: 'rejected', reason }))
  })
})

describe('the windows', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())

  const ok = async () => 'ok'

  it.each([
    ['without a key five in 10 s and 30 in 60 s', undefined, 30, [5, 10, 30]],
    ['with a key twice that', 'jup_key', 60, [10, 20, 60]],
  ])('%s; says until when the next call waits', async (_, apiKey, requestsPerMinute, expected) => {
    const { calls, requests } = standInJupiter(ok, {
      ...{ apiKey, requestsPerMinute, wait: abortableWait },
    })
    const untilMs = Date.now() + 10_000
    const answers = Promise.all(namesOf(100).map((name) => calls.call(callFor(name))))
    const [inTen, inTwenty, inSixty] = expected
    await jest.advanceTimersByTimeAsync(9_999)
    expect(requests).toHaveLength(inTen ?? 0)
    expect(calls.waiting()).toEqual({ untilMs, isPause: false })
    await jest.advanceTimersByTimeAsync(10_000)
    expect(requests).toHaveLength(inTwenty ?? 0)
    await jest.advanceTimersByTimeAsync(40_000)
    expect(requests).toHaveLength(inSixty ?? 0)
    await jest.advanceTimersByTimeAsync(180_000)
    expect(await answers).toHaveLength(100)
    expect(calls.waiting()).toBeUndefined()
  })

  it('say how long the rest takes, calls under way not counted', async () => {
    const hangs = ({ signal }: JupiterRequest) => abortableWait(30_000, signal).then(() => 'ok')
    const { calls } = standInJupiter(hangs, { requestsPerMinute: 30, wait: abortableWait })
    void Promise.all(namesOf(3).map((name) => calls.call(callFor(name))))
    await jest.advanceTimersByTimeAsync(0)
    expect(calls.msUntilStart(3)).toBe(0)
    expect(calls.msUntilStart(5)).toBe(0)
    expect(calls.msUntilStart(6)).toBe(10_000)
  })
})

it('a refusal while others are under way pauses before the next one starts', async () => {
  const { calls, requests } = standInJupiter(always(statusFault(429)), {
    wait: () => new Promise(() => {}),
  })
  for (const name of namesOf(7)) void calls.call(callFor(name)).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(requests).toHaveLength(6)
})
