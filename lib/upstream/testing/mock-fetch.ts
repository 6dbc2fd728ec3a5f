export type MockCall = {
  url: string
  method: string
  headers: Headers
  body: string
  signal: AbortSignal
}

/** For tests: responds to every fetch in place of the network. Returns a list that records the calls. */
export function mockFetch(answer: (call: MockCall) => Response | Promise<Response>): MockCall[] {
  const calls: MockCall[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = {
      url: String(input),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? init.body : '',
      signal: init?.signal ?? new AbortController().signal,
    }
    calls.push(call)
    return answer(call)
  })
  return calls
}

/** Throws what fetch throws if it gets no response: no network, a refused connection, or no CORS header. */
export function connectionLost(): never {
  throw new TypeError('Failed to fetch')
}

/** A response that never comes. Like fetch, it rejects once the signal of the call aborts. */
export function neverAnswers({ signal }: { signal: AbortSignal }): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/**
 * For tests: a call whose response the test sends piece by piece. Like a real response, it breaks off once the
 * signal of the call aborts.
 */
export function openFetch<Asked>(ask: () => Asked) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const calls = mockFetch(({ signal }) => {
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}))
    return new Response(readable)
  })
  const asked = ask()
  const [call] = calls
  if (!call) throw new Error('nothing was fetched')
  return {
    ...asked,
    call,
    send: async (text: string) => {
      await writer.write(new TextEncoder().encode(text))
      // The write ends one microtask before the reader has the text.
      await Promise.resolve()
    },
    close: () => writer.close(),
    breakOff: () => writer.abort(new TypeError('terminated')),
  }
}
