/** @jest-environment node */
import { abortableWait } from './abortable-wait'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a wait', () => {
  it('ends after its time, and not before', async () => {
    const ended = jest.fn()
    void abortableWait(2_000, new AbortController().signal).then(ended)
    await jest.advanceTimersByTimeAsync(1_999)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('throws the signal’s reason at once when it aborts, and leaves no timer', async () => {
    const stop = new AbortController()
    const waiting = abortableWait(2_000, stop.signal)
    stop.abort('stopped')
    await expect(waiting).rejects.toBe('stopped')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('does not begin if the signal is aborted', async () => {
    await expect(abortableWait(2_000, AbortSignal.abort('stopped'))).rejects.toBe('stopped')
    expect(jest.getTimerCount()).toBe(0)
  })
})
