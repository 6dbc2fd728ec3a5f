/** @jest-environment node */
import { abortableWait, UpstreamError } from '@/lib/upstream/http/http-call'
import {
  always,
  callFor,
  mockJupiter,
  script,
  statusFault,
} from '@/lib/upstream/testing/mock-jupiter'
import { callError } from './jupiter-error'

const lost = new UpstreamError({ kind: 'network' })

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

const soon = () => jest.advanceTimersByTimeAsync(0)

describe('when Jupiter is called next, if it doesn’t respond (behaviour 4.5)', () => {
  it('is known while all calls wait to be tried again', async () => {
    const { calls } = mockJupiter(script(lost), { wait: abortableWait })
    expect(calls.retryAtMs()).toBeUndefined()
    const first = calls.call(callFor('a'))
    await soon()
    const retryAtMs = Date.now() + 10_000
    expect(calls.retryAtMs()).toBe(retryAtMs)
    await jest.advanceTimersByTimeAsync(4_000)
    const second = calls.call(callFor('b'))
    await soon()
    expect(calls.retryAtMs()).toBe(retryAtMs)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await Promise.all([first, second])).toEqual(['ok', 'ok'])
    expect(calls.retryAtMs()).toBeUndefined()
  })

  it('isn’t said if Jupiter has responded to another call since', async () => {
    const { calls } = mockJupiter(
      ({ query }) => (query.get('name') === 'a' ? Promise.reject(lost) : Promise.resolve('ok')),
      { wait: abortableWait },
    )
    calls.call(callFor('a')).catch(() => undefined)
    await soon()
    expect(await calls.call(callFor('b'))).toBe('ok')
    expect(calls.retryAtMs()).toBeUndefined()
  })

  it.each([500, 503])('isn’t said after a status of %d, which is a response', async (status) => {
    const { calls } = mockJupiter(always(statusFault(status)), { wait: abortableWait })
    calls.call(callFor('a')).catch(() => undefined)
    await soon()
    expect(calls.retryAtMs()).toBeUndefined()
  })

  it('isn’t said after Stop', async () => {
    const { calls } = mockJupiter(always(lost), { wait: abortableWait })
    const stop = new AbortController()
    const call = calls.call(callFor('a', { signal: stop.signal }))
    await soon()
    stop.abort('stopped')
    await expect(call).rejects.toBe('stopped')
    expect(calls.retryAtMs()).toBeUndefined()
  })
})

describe('while the browser is offline (behaviour 4.5)', () => {
  /** A network that a test turns on. */
  function testNetwork() {
    let isOffline = true
    let reconnect = () => {}
    const whenOnline = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        reconnect = resolve
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const network = { isOffline: () => isOffline, whenOnline }
    const goOnline = () => {
      isOffline = false
      reconnect()
    }
    return { network, goOnline }
  }
  const answer = (network: { isOffline: () => boolean }) => async () => {
    if (network.isOffline()) throw lost
    return 'ok'
  }

  it('a call of a list waits, and is made once the browser is online', async () => {
    const { network, goOnline } = testNetwork()
    const { calls, requests } = mockJupiter(answer(network), { network, wait: abortableWait })
    const call = calls.call(callFor('a', { waitsForNetwork: true }))
    await jest.advanceTimersByTimeAsync(600_000)
    expect([calls.isOffline(), calls.retryAtMs(), requests.length]).toEqual([true, undefined, 1])
    goOnline()
    expect(await call).toBe('ok')
    expect([calls.isOffline(), requests.length]).toEqual([false, 2])
  })

  it('the waits don’t count as tries', async () => {
    const { network, goOnline } = testNetwork()
    const { calls, requests, waits } = mockJupiter(always(lost), { network })
    const call = calls.call(callFor('a', { waitsForNetwork: true }))
    await soon()
    goOnline()
    await expect(call).rejects.toEqual(callError(lost.fault, 3, false))
    expect([waits, requests.length]).toEqual([[10_000, 10_000], 4])
  })

  it('Stop ends the wait', async () => {
    const { network } = testNetwork()
    const { calls } = mockJupiter(answer(network), { network })
    const stop = new AbortController()
    const call = calls.call(callFor('a', { waitsForNetwork: true, signal: stop.signal }))
    await soon()
    stop.abort('stopped')
    await expect(call).rejects.toBe('stopped')
    expect(calls.isOffline()).toBe(false)
  })

  it('any other call fails after three tries', async () => {
    const { network } = testNetwork()
    const { calls } = mockJupiter(answer(network), { network })
    await expect(calls.call(callFor('a'))).rejects.toMatchObject({ fault: { tries: 3 } })
  })
})
