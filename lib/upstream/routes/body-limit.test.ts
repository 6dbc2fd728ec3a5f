/** @jest-environment node */
import { readLimitedBody } from './body-limit'

function requestWith(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('https://site.example/', init)
}

/** The body as text; undefined where it is too long. */
async function readLimitedText(request: Request, longestBytes: number) {
  const body = await readLimitedBody(request, longestBytes)
  return body?.text()
}

/** A body that goes on until it is cancelled. */
function endless(cancelled: () => void) {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new Uint8Array(1_000))
  return new ReadableStream<Uint8Array>({ pull, cancel: cancelled })
}

describe('a request’s body as text', () => {
  it.each([
    ['shorter than the limit', 'abc', 4],
    ['as long as the limit', 'abcd', 4],
    ['of characters that are several bytes', '犬🐶', 7],
    ['empty', '', 0],
  ])('%s', async (_, body, longestBytes) => {
    expect(await readLimitedText(requestWith(body), longestBytes)).toBe(body)
  })

  it('without a body is no text', async () => {
    expect(await readLimitedText(requestWith(null), 4)).toBe('')
  })

  it('that ends inside a character shows that something is missing', async () => {
    expect(await readLimitedText(requestWith(Uint8Array.of(65, 0xf0, 0x9f)), 4)).toBe('A\ufffd')
  })

  it('of characters cut between two pieces', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of new TextEncoder().encode('é🐶')) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await readLimitedText(requestWith(body), 6)).toBe('é🐶')
  })
})

describe('longer than the limit', () => {
  it.each([
    ['by one byte', 'abcde', {}],
    ['though fewer characters than that', '犬🐶', {}],
    ['with a wrong content-length', 'abcde', { 'content-length': '1' }],
  ])('%s there is none', async (_, body, headers) => {
    expect(await readLimitedText(requestWith(body, headers), 4)).toBeUndefined()
  })

  it('is read no further', async () => {
    const cancelled = jest.fn()
    expect(await readLimitedText(requestWith(endless(cancelled)), 4_000)).toBeUndefined()
    expect(cancelled).toHaveBeenCalledTimes(1)
  })
})
