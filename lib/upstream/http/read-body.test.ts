/** @jest-environment node */
import { readLines, readText } from './read-body'

describe('a body is read as text', () => {
  const bytes = new TextEncoder().encode('Ключ — 犬 🐶')

  it.each([
    ['in one piece', bytes.length, 1],
    ['byte by byte, also inside a character', 1, bytes.length],
  ])('%s', async (_, size, pieces) => {
    const onActivity = jest.fn()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) {
          controller.enqueue(bytes.slice(at, at + size))
        }
        controller.close()
      },
    })
    expect(await readText(new Response(body), onActivity)).toBe('Ключ — 犬 🐶')
    expect(onActivity).toHaveBeenCalledTimes(pieces)
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
  /**
   * The lines of a body in these pieces, as they were handed over, and a check that each piece counted
   * as activity.
   */
  async function linesOf(...pieces: (string | Uint8Array)[]) {
    const onActivity = jest.fn()
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
    await readLines(new Response(body), onActivity, (lines) => handed.push(lines))
    expect(onActivity).toHaveBeenCalledTimes(pieces.length)
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
