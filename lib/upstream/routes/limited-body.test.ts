/** @jest-environment node */
import { bodyRoom } from './body-room'
import { readLimitedBody } from './limited-body'

function requestWith(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('https://site.example/', init)
}

const read = (request: Request, longestBytes: number, room = bodyRoom(1_000_000)) =>
  readLimitedBody(request, { longestBytes, idleTimeoutMs: 1_000, room })

/** The body as text; why there is none where it cannot be read. */
async function textOf(request: Request, longestBytes: number) {
  const sent = await read(request, longestBytes)
  return sent.kind === 'whole' ? sent.body.text() : sent
}

const streamOf = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({ start })

describe('a request’s body', () => {
  it.each([
    ['shorter than the limit', 'abc', 4],
    ['as long as the limit', 'abcd', 4],
    ['of characters that are several bytes', '犬🐶', 7],
    ['empty', '', 0],
  ])('%s', async (_, body, longestBytes) => {
    expect(await textOf(requestWith(body), longestBytes)).toBe(body)
  })

  it('that is absent is no text', async () => {
    expect(await textOf(requestWith(null), 4)).toBe('')
  })

  it('of characters cut between two pieces', async () => {
    const body = streamOf((controller) => {
      for (const byte of new TextEncoder().encode('é🐶')) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    })
    expect(await textOf(requestWith(body), 6)).toBe('é🐶')
  })
})

describe('longer than the limit', () => {
  it.each([
    ['by one byte', 'abcde', {}],
    ['though fewer characters than that', '犬🐶', {}],
    ['with a wrong content-length', 'abcde', { 'content-length': '1' }],
    ['by its content-length alone', 'abc', { 'content-length': '5' }],
  ])('%s it is refused', async (_, body, headers) => {
    expect(await textOf(requestWith(body, headers), 4)).toEqual({ kind: 'too-long' })
  })

  const endless = () => {
    const cancel = jest.fn()
    const pull = jest.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(new Uint8Array(1_000)),
    )
    return { pull, cancel, request: requestWith(new ReadableStream({ pull, cancel })) }
  }

  it('is answered at once, read on in vain for a while, then broken off', async () => {
    const { pull, cancel, request } = endless()
    expect(await textOf(request, 4_000)).toEqual({ kind: 'too-long' })
    expect(cancel).not.toHaveBeenCalled()
    while (cancel.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve))
    expect(pull.mock.calls.length).toBeLessThan(50)
  })
})

describe('a body that does not come whole', () => {
  const begun = (end: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
    streamOf((controller) => {
      controller.enqueue(new Uint8Array(3))
      end(controller)
    })

  it('because it breaks off', async () => {
    const body = begun((controller) => controller.error(new Error('reset')))
    expect(await textOf(requestWith(body), 4)).toEqual({ kind: 'lost' })
  })

  it('because no byte comes any more, and no timer stays', async () => {
    jest.useFakeTimers()
    const sent = textOf(requestWith(begun(() => {})), 4)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await sent).toEqual({ kind: 'lost' })
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  it('because its caller goes away', async () => {
    const gone = new AbortController()
    const init = { method: 'POST', body: begun(() => {}), signal: gone.signal, duplex: 'half' }
    const sent = textOf(new Request('https://site.example/', init), 4)
    gone.abort()
    expect(await sent).toEqual({ kind: 'lost' })
  })
})

describe('room is shared by all requests', () => {
  it('a body that has none is refused, and fits once another is released', async () => {
    const room = bodyRoom(5)
    const first = await read(requestWith('abc'), 4, room)
    expect(await read(requestWith('def'), 4, room)).toEqual({ kind: 'no-room' })
    expect(await read(requestWith('de'), 4, room)).toMatchObject({ kind: 'whole' })
    if (first.kind === 'whole') first.release()
    expect(await read(requestWith('def'), 4, room)).toMatchObject({ kind: 'whole' })
  })

  it('released twice it is given back once', async () => {
    const room = bodyRoom(3)
    const first = await read(requestWith('abc'), 4, room)
    if (first.kind === 'whole') [first, first].forEach(({ release }) => release())
    expect([room.take(3), room.take(1)]).toEqual([true, false])
  })

  it.each([
    ['refused for its length', () => requestWith('abcde')],
    ['lost', () => requestWith(streamOf((controller) => controller.error(new Error('reset'))))],
  ])('a body that is %s takes none', async (_, request) => {
    const room = bodyRoom(4)
    await read(request(), 4, room)
    expect(room.take(4)).toBe(true)
  })
})
