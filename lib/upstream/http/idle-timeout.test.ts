/** @jest-environment node */
import { readLines, readText, idleTimeout } from './idle-timeout'

describe('a call that brings no byte for a while', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is aborted once nothing was heard for the limit', () => {
    const limit = idleTimeout(new AbortController().signal, 20_000)
    jest.advanceTimersByTime(19_999)
    expect(limit.signal.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(limit.signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('the limit is on silence, not on length', () => {
    const limit = idleTimeout(new AbortController().signal, 20_000)
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

describe('a body is read line by line', () => {
  /** The lines of a body in these pieces, as they were handed over, and how often it was heard. */
  async function linesOf(...pieces: (string | Uint8Array)[]) {
    const heard = jest.fn()
    const handed: string[][] = []
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) {
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
        }
        controller.close()
      },
    })
    await readLines(new Response(body), heard, (lines) => handed.push(lines))
    expect(heard).toHaveBeenCalledTimes(pieces.length)
    return handed
  }

  it.each([
    ['the whole lines of each piece', ['a\nb\n', 'c\n'], [['a', 'b'], ['c']]],
    ['a line in several pieces, once it is whole', ['a', 'b', 'c\nd\n'], [['abc', 'd']]],
    ['a line end that begins a piece', ['a', '\nb\n'], [['a', 'b']]],
    ['an empty line is one', ['a\n\nb\n'], [['a', '', 'b']]],
    ['a last one without an end', ['a\nb'], [['a'], ['b']]],
    ['no line', [], []],
  ])('%s', async (_, pieces, expected) => {
    expect(await linesOf(...pieces)).toEqual(expected)
  })

  it('of characters cut between two pieces', async () => {
    const bytes = [...new TextEncoder().encode('犬\n🐶')].map((byte) => Uint8Array.of(byte))
    expect(await linesOf(...bytes)).toEqual([['犬'], ['🐶']])
  })

  it('that ends inside a character shows that something is missing', async () => {
    expect(await linesOf('a\n', Uint8Array.of(0xf0, 0x9f))).toEqual([['a'], ['\ufffd']])
  })

  it('without a body has none', async () => {
    const onLines = jest.fn()
    await readLines(new Response(null, { status: 204 }), () => {}, onLines)
    expect(onLines).not.toHaveBeenCalled()
  })

  it('that breaks off throws what the stream throws; the lines before that were handed over', async () => {
    const fault = new TypeError('terminated')
    const pieces = ['a\n', 'b']
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift()
        if (piece === undefined) controller.error(fault)
        else controller.enqueue(new TextEncoder().encode(piece))
      },
    })
    const handed: string[] = []
    const read = readLines(
      new Response(body),
      () => {},
      (lines) => handed.push(...lines),
    )
    await expect(read).rejects.toBe(fault)
    expect(handed).toEqual(['a'])
  })
})
