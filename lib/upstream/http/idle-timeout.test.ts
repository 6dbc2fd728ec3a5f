/** @jest-environment node */
import { idleTimeout } from './idle-timeout'

describe('a call that brings no byte for a while', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is aborted once no byte came for the limit', () => {
    const limit = idleTimeout(new AbortController().signal, 20_000)
    jest.advanceTimersByTime(19_999)
    expect(limit.signal.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(limit.signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('is not aborted while bytes keep coming, however long', () => {
    const limit = idleTimeout(new AbortController().signal, 20_000)
    for (let piece = 0; piece < 10; piece += 1) {
      jest.advanceTimersByTime(19_999)
      limit.onActivity()
    }
    expect(limit.signal.aborted).toBe(false)
    jest.advanceTimersByTime(20_000)
    expect(limit.signal.aborted).toBe(true)
  })

  it('is not aborted after its end', () => {
    const stop = new AbortController()
    const limit = idleTimeout(stop.signal, 20_000)
    limit.end()
    jest.advanceTimersByTime(60_000)
    stop.abort()
    expect(limit.signal.aborted).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })

  it.each([
    ['aborts with the caller’s signal and its reason', false],
    ['is aborted from the start where the caller’s signal is', true],
  ])('%s', (_, before) => {
    const stop = new AbortController()
    if (before) stop.abort('stopped')
    const limit = idleTimeout(stop.signal, 20_000)
    stop.abort('stopped')
    expect(limit.signal.reason).toBe('stopped')
  })
})
