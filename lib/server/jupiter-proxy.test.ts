/** @jest-environment node */
import { connectionLost, neverAnswers, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { JUPITER_PATHS, UNREACHED_HEADER } from '@/lib/upstream/jupiter/jupiter-fetch'
import { NEWER_PATHS } from '@/lib/upstream/newer-orders/newer-calls'
import { restoreVariables, withVariables } from '@/lib/upstream/testing/mock-variables'
import { proxyJupiter } from './jupiter-proxy'
import { publicSettings } from '@/lib/upstream/environment/public-settings'

const OURS = { 'sec-fetch-site': 'same-origin' }
const PATH = JUPITER_PATHS.trigger

const pass = (
  headers: Record<string, string> = OURS,
  path: string = PATH,
  search = '?page=1',
  signal: AbortSignal | null = null,
) => {
  const url = `https://site.example/upstream/jupiter/${path}${search}`
  return proxyJupiter(new Request(url, { headers, signal }))
}

afterAll(restoreVariables)
afterEach(() => jest.restoreAllMocks())

describe('Jupiter’s answer is passed on', () => {
  it.each(Object.values(JUPITER_PATHS))('from %s, and Jupiter gets the query', async (path) => {
    const calls = mockFetch(() => new Response('{"orders":[]}'))
    const answer = await pass(OURS, path, '?user=Wallet&page=2')
    expect(await answer.text()).toBe('{"orders":[]}')
    expect(calls).toMatchObject([
      { url: `${publicSettings.jupiterUrl}/${path}?user=Wallet&page=2`, method: 'GET', body: '' },
    ])
  })

  it('with its status, its headers about limits and its request id, and no other header', async () => {
    const passedOn = {
      'retry-after': '7',
      'x-ratelimit-reset': '1769940000',
      'x-api-gateway-request-id': 'id-1',
    }
    const headers = { ...passedOn, 'set-cookie': 'a=b', 'content-type': 'text/html', server: 'x' }
    mockFetch(() => new Response('{}', { status: 429, headers }))
    const answer = await pass()
    expect(answer.status).toBe(429)
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...passedOn,
      'content-type': 'application/json',
    })
  })

  it.each([
    ['the visitor’s key as x-api-key', { ...OURS, 'x-api-key': 'jup_key' }, 'jup_key'],
    ['no key if there is none', OURS, null],
  ])('and Jupiter gets %s, and no other header of the request', async (_, headers, key) => {
    const calls = mockFetch(() => new Response('{}'))
    await pass({ ...headers, cookie: 'a=b', authorization: 'secret' })
    expect(calls.map((call) => [...call.headers.keys()])).toEqual([key ? ['x-api-key'] : []])
    expect(calls[0]?.headers.get('x-api-key')).toBe(key)
  })
})

it('a redirect of Jupiter’s is not followed, so the visitor’s key goes to no other host', async () => {
  mockFetch(() => new Response('{}'))
  await pass({ ...OURS, 'x-api-key': 'jup_key' })
  expect(fetch).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ redirect: 'error' }),
  )
})

describe('Jupiter is not called', () => {
  it.each([
    ['for another path', OURS, 'swap/v1/quote', '', 404],
    ['for a path that only begins like ours', OURS, `${PATH}/../x`, '', 404],
    ['for a query that is too long', OURS, PATH, `?a=${'a'.repeat(6_000)}`, 404],
    ['for an API key with a space', { ...OURS, 'x-api-key': 'a b' }, PATH, '', 400],
    ['for an API key of 201 characters', { ...OURS, 'x-api-key': 'a'.repeat(201) }, PATH, '', 400],
  ])('%s', async (_, headers: Record<string, string>, path, search, status) => {
    const calls = mockFetch(() => new Response('{}'))
    const answer = await pass(headers, path, search)
    expect(answer.status).toBe(status)
    expect(answer.headers.has(UNREACHED_HEADER)).toBe(false)
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w/) })
    expect(calls).toEqual([])
  })
})

describe('the header that says that Jupiter was not reached', () => {
  it('is set if the connection is lost', async () => {
    mockFetch(connectionLost)
    const answer = await pass()
    expect(answer.status).toBe(502)
    expect(answer.headers.get(UNREACHED_HEADER)).toBe('1')
  })

  it('is not set for a status of Jupiter’s own', async () => {
    mockFetch(() => new Response('', { status: 502 }))
    const answer = await pass()
    expect([answer.status, answer.headers.has(UNREACHED_HEADER)]).toEqual([502, false])
  })
})

describe('a call ends', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('after 18 s without an answer, and our response says that Jupiter was not reached', async () => {
    const calls = mockFetch(neverAnswers)
    const answer = pass()
    await jest.advanceTimersByTimeAsync(17_900)
    expect(calls[0]?.signal.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(200)
    const { status, headers } = await answer
    expect([status, headers.has(UNREACHED_HEADER)]).toEqual([502, true])
    expect([calls[0]?.signal.aborted, jest.getTimerCount()]).toEqual([true, 0])
  })

  it.each([
    ['before it is answered', neverAnswers],
    ['while the answer arrives', () => new Response(new ReadableStream({}))],
  ])('when its caller goes away: %s', async (_, jupiter) => {
    const gone = new AbortController()
    const calls = mockFetch(jupiter)
    const answer = pass(OURS, PATH, '', gone.signal)
    await jest.advanceTimersByTimeAsync(1_000)
    gone.abort()
    expect(calls[0]?.signal.aborted).toBe(true)
    await (await answer).body?.cancel()
    await jest.advanceTimersByTimeAsync(0)
  })
})

describe('a response has limits (behaviour 12.8)', () => {
  afterEach(() => jest.useRealTimers())

  it('in all: it ends after 300 s, even if bytes still come', async () => {
    jest.useFakeTimers()
    const calls = mockFetch(() => {
      const drip = (controller: ReadableStreamDefaultController<Uint8Array>) =>
        setInterval(() => controller.enqueue(new Uint8Array(1)), 20_000)
      let timer: ReturnType<typeof setInterval> | undefined
      return new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => void (timer = drip(controller)),
          cancel: () => clearInterval(timer),
        }),
      )
    })
    const { body } = await pass()
    await jest.advanceTimersByTimeAsync(299_900)
    expect(calls[0]?.signal.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(200)
    expect(calls[0]?.signal.aborted).toBe(true)
    await body?.cancel()
  })

  it.each<[string, () => Response]>([
    ['is whole', () => new Response('{"orders":[]}')],
    ['has no body', () => new Response(null)],
    [
      'breaks off',
      () => {
        const pull = () => Promise.reject(new Error('reset'))
        return new Response(new ReadableStream({ pull }))
      },
    ],
  ])('in all: an answer that %s leaves no timer', async (_, jupiter) => {
    jest.useFakeTimers()
    mockFetch(jupiter)
    await (await pass()).text().catch(() => {})
    await jest.advanceTimersByTimeAsync(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  it.each([
    ['64 MB pass', 64, true],
    ['more than that breaks off', 65, false],
  ])('in bytes: %s', async (_, megabytes, isWhole) => {
    let left = megabytes
    const million = new Uint8Array(1_000_000)
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left > 0) controller.enqueue(million)
        else controller.close()
        left -= 1
      },
    })
    mockFetch(() => new Response(body))
    let bytes = 0
    const read = async () => {
      for await (const chunk of (await pass()).body ?? []) bytes += chunk.byteLength
    }
    if (isWhole) await read()
    else await expect(read()).rejects.toThrow('too long')
    expect(bytes).toBe(64_000_000)
  })
})

describe('the calls for newer orders (behaviour 25.1)', () => {
  const { challenge, verify, trigger, recurring } = NEWER_PATHS
  const TOKEN = 'Bearer a.b.c'
  const SIGNED = '{"signature":"5ig"}'
  type Sent = { path: string; body?: string; authorization?: string; by?: typeof proxyJupiter }

  async function passNewer({ path, body, authorization = TOKEN, by = proxyJupiter }: Sent) {
    const calls = mockFetch(() => new Response('{"token":"a.b.c"}'))
    const headers = { ...OURS, authorization, 'x-api-key': 'jup_key' }
    const request = new Request(`https://site.example/upstream/jupiter/${path}`, { headers })
    const { status } = await by(request, body === undefined ? body : new Blob([body]))
    return { status, calls }
  }

  it.each([challenge, verify])('%s: a POST with its body, and no token', async (path) => {
    const { status, calls } = await passNewer({ path, body: SIGNED })
    const url = `${publicSettings.jupiterUrl}/${path}`
    expect([status, calls.length]).toEqual([200, 1])
    expect(calls).toMatchObject([{ url, method: 'POST' }])
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'x-api-key': 'jup_key',
    })
    const { body } = jest.mocked(fetch).mock.calls[0]?.[1] ?? {}
    expect(body instanceof Blob && (await body.text())).toBe(SIGNED)
  })

  it.each([trigger, recurring])('%s: a GET with the token', async (path) => {
    const { calls } = await passNewer({ path })
    expect(calls).toMatchObject([{ method: 'GET', body: '' }])
    expect(calls[0]?.headers.get('authorization')).toBe(TOKEN)
  })

  it.each([
    ['a token with a call for older orders', PATH, TOKEN],
    ['the password of a protected deployment', trigger, 'Basic dXNlcjpwYXNz'],
  ])('no authorization goes to Jupiter: %s', async (_, path, authorization) => {
    const { calls } = await passNewer({ path, authorization })
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null])
  })

  it.each([
    ['a sign-in by GET', challenge, undefined],
    ['a list by POST', trigger, '{}'],
    ['an older list by POST', PATH, '{}'],
    ['another path of the same service', 'trigger/v2/orders/price', '{}'],
  ])('%s is 404', async (_, path, body) => {
    const { status, calls } = await passNewer({ path, ...(body !== undefined && { body }) })
    expect([status, calls]).toEqual([404, []])
  })

  it('NEXT_PUBLIC_NEWER_ORDERS=off: all four are 404, calls for older orders are passed on', async () => {
    const by = await withVariables({ NEXT_PUBLIC_NEWER_ORDERS: 'off' }, async () => {
      return (await import('./jupiter-proxy')).proxyJupiter
    })
    const statusOf = async (sent: Sent) => (await passNewer({ ...sent, by })).status
    for (const path of [trigger, recurring]) expect(await statusOf({ path })).toBe(404)
    for (const path of [challenge, verify]) expect(await statusOf({ path, body: '{}' })).toBe(404)
    expect(await statusOf({ path: PATH })).toBe(200)
  })
})
