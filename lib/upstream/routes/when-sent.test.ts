/** @jest-environment node */
import { whenSent } from './when-sent'

/** An answer of endless pieces, and how often its end was told. */
function sent(callerGone = new AbortController().signal) {
  const onEnd = jest.fn()
  const cancel = jest.fn()
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(Uint8Array.of(65))
  const answer = new Response(new ReadableStream({ pull, cancel }), { status: 201 })
  return { onEnd, cancel, answer: whenSent(answer, callerGone, onEnd) }
}

const aTask = () => new Promise((resolve) => setTimeout(resolve))

describe('an answer is passed on, and its end is told once', () => {
  it('where it is read whole', async () => {
    const onEnd = jest.fn()
    const headers = { 'content-type': 'text/csv' }
    const never = new AbortController().signal
    const answer = whenSent(new Response('abc', { status: 201, headers }), never, onEnd)
    expect(onEnd).not.toHaveBeenCalled()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'text/csv'])
    expect(await answer.text()).toBe('abc')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('at once where it has no body', () => {
    const onEnd = jest.fn()
    whenSent(new Response(null), new AbortController().signal, onEnd)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('where it is read no further', async () => {
    const { answer, onEnd, cancel } = sent()
    await answer.body?.cancel('enough')
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(cancel).toHaveBeenCalledWith('enough')
  })

  it('where it breaks off', async () => {
    const onEnd = jest.fn()
    const pull = () => Promise.reject(new Error('broken'))
    const answer = new Response(new ReadableStream({ pull }))
    const { text } = { text: () => whenSent(answer, new AbortController().signal, onEnd).text() }
    await expect(text()).rejects.toThrow('broken')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['before', AbortSignal.abort()],
    ['while', undefined],
  ])('where its caller went away %s it was sent', async (_, signal) => {
    const gone = new AbortController()
    const { onEnd } = sent(signal ?? gone.signal)
    await aTask()
    gone.abort()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('where it is not taken for a minute, and no timer stays', async () => {
    jest.useFakeTimers()
    const { answer, onEnd, cancel } = sent()
    const reader = answer.body?.getReader()
    await reader?.read()
    await jest.advanceTimersByTimeAsync(59_000)
    await reader?.read()
    await jest.advanceTimersByTimeAsync(59_000)
    expect(onEnd).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1_000)
    expect([onEnd.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1])
    expect(jest.getTimerCount()).toBe(0)
    await expect(reader?.closed).rejects.toThrow('not taken')
    jest.useRealTimers()
  })
})

it('an answer that has nothing yet for its caller is awaited', async () => {
  jest.useFakeTimers()
  const onEnd = jest.fn()
  const answer = new Response(new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) }))
  whenSent(answer, new AbortController().signal, onEnd)
  await jest.advanceTimersByTimeAsync(240_000)
  expect(onEnd).not.toHaveBeenCalled()
  jest.useRealTimers()
})
