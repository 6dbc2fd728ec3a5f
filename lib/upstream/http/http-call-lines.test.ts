/** @jest-environment node */
import { mockFetch, type MockCall } from '@/lib/upstream/testing/mock-fetch'
import { fetchLines } from './http-call'

const network = { fault: { kind: 'network' } }

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** One call, and the lines that it has handed over so far. */
function ask() {
  const handed: string[][] = []
  const { signal } = new AbortController()
  const request = { url: 'https://service.example/lines', idleTimeoutMs: 20_000, signal }
  return { handed, ended: fetchLines(request, (lines) => handed.push(lines)) }
}

/** An answer whose pieces a test sends; breaks off once the signal aborts, as fetch's does. */
function openAnswer({ signal }: MockCall) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  signal.addEventListener('abort', () => void writer.abort(signal.reason))
  return {
    response: new Response(readable),
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    close: () => writer.close(),
    breakOff: () => writer.abort(new TypeError('terminated')),
  }
}

/** A call to a service whose answer a test sends piece by piece. */
async function askOpen() {
  const answers: ReturnType<typeof openAnswer>[] = []
  mockFetch((call) => {
    const answer = openAnswer(call)
    answers.push(answer)
    return answer.response
  })
  const asked = ask()
  const [answer] = answers
  if (!answer) throw new Error('nothing was fetched')
  return { ...asked, ...answer }
}

describe('an answer that comes line by line', () => {
  it('is handed over as it comes', async () => {
    const { handed, ended, send, close } = await askOpen()
    await send('a\nb')
    expect(handed).toEqual([['a']])
    await send('\nc')
    expect(handed).toEqual([['a'], ['b']])
    await close()
    await ended
    expect(handed).toEqual([['a'], ['b'], ['c']])
  })

  it.each([
    ['the whole lines of each chunk', ['a\nb\n', 'c\n'], [['a', 'b'], ['c']]],
    ['a line in several chunks, once it is whole', ['a', 'b', 'c\nd\n'], [['abc', 'd']]],
    ['an empty line', ['a\n\nb\n'], [['a', '', 'b']]],
  ])('%s', async (_, chunks, expected) => {
    const { handed, ended, send, close } = await askOpen()
    for (const chunk of chunks) await send(chunk)
    await close()
    await ended
    expect(handed).toEqual(expected)
  })

  it('hands nothing over if it is an error', async () => {
    mockFetch(() => Response.json({ error: 'no' }, { status: 400 }))
    const { handed, ended } = ask()
    await expect(ended).rejects.toMatchObject({ fault: { status: 400, message: 'no' } })
    expect(handed).toEqual([])
  })

  it('that breaks off is a network fault; the lines before that were handed over', async () => {
    const { handed, ended, send, breakOff } = await askOpen()
    await send('a\nb')
    void breakOff()
    await expect(ended).rejects.toMatchObject(network)
    expect(handed).toEqual([['a']])
  })

  it('is a network fault once it brings no byte for 20 s', async () => {
    jest.useFakeTimers()
    const { handed, ended, send } = await askOpen()
    const fault = expect(ended).rejects.toMatchObject(network)
    await jest.advanceTimersByTimeAsync(19_000)
    await send('a\n')
    await jest.advanceTimersByTimeAsync(19_999)
    expect(jest.getTimerCount()).toBe(1)
    await jest.advanceTimersByTimeAsync(1)
    await fault
    expect([handed, jest.getTimerCount()]).toEqual([[['a']], 0])
  })
})
