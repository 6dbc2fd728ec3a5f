/** @jest-environment node */
import { readText, silenceLimit } from './silence'

describe('a call that brings no byte for a while', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is aborted once nothing was heard for the limit', () => {
    const limit = silenceLimit(new AbortController().signal, 20_000)
    jest.advanceTimersByTime(19_999)
    expect(limit.signal.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(limit.signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('the limit is on silence, not on length', () => {
    const limit = silenceLimit(new AbortController().signal, 20_000)
    for (let piece = 0; piece < 10; piece += 1) {
      jest.advanceTimersByTime(19_999)
      limit.heard()
    }
    expect(limit.signal.aborted).toBe(false)
    jest.advanceTimersByTime(20_000)
    expect(limit.signal.aborted).toBe(true)
  })

  it('is not aborted after its end', () => {
    const stop = new AbortController()
    const limit = silenceLimit(stop.signal, 20_000)
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
    const limit = silenceLimit(stop.signal, 20_000)
    stop.abort('stopped')
    expect(limit.signal.reason).toBe('stopped')
  })
})

describe('a body is read as text', () => {
  const bytes = new TextEncoder().encode('Ключ — 犬 🐶')

  it.each([
    ['in one piece', bytes.length, 1],
    ['byte by byte, also inside a character', 1, bytes.length],
  ])('%s', async (_, size, pieces) => {
    const heard = jest.fn()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) {
          controller.enqueue(bytes.slice(at, at + size))
        }
        controller.close()
      },
    })
    expect(await readText(new Response(body), heard)).toBe('Ключ — 犬 🐶')
    expect(heard).toHaveBeenCalledTimes(pieces)
  })

  it('that ends inside a character shows that something is missing', async () => {
    expect(await readText(new Response(bytes.slice(0, -1)), () => {})).toBe('Ключ — 犬 \ufffd')
  })

  it('without a body is no text', async () => {
    expect(await readText(new Response(null, { status: 204 }), () => {})).toBe('')
  })

  it('that ends early throws what the stream throws', async () => {
    const fault = new TypeError('terminated')
    const body = new ReadableStream({ start: (controller) => controller.error(fault) })
    await expect(readText(new Response(body), () => {})).rejects.toBe(fault)
  })
})
