/** @jest-environment node */
import {
  connectionLost,
  neverAnswers,
  mockFetch,
  type MockCall,
} from '@/lib/upstream/testing/mock-fetch'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import { createJupiterFetch, JUPITER_PATHS, type JupiterRequest } from './jupiter-fetch'

const network = { fault: { kind: 'network' } }

afterEach(() => jest.restoreAllMocks())

const DIRECT = `${publicSettings.jupiterUrl}/trigger/v1/getTriggerOrders?user=Wallet&page=1`
const PROXIED = '/upstream/jupiter/trigger/v1/getTriggerOrders?user=Wallet&page=1'

/** Returns `ask`, which calls Jupiter, with an API key if one is given. */
function jupiterFetch(apiKey?: string) {
  const send = createJupiterFetch(apiKey)
  const query = new URLSearchParams({ user: 'Wallet', page: '1' })
  const ask = async (change: Partial<JupiterRequest> = {}) => {
    const { signal } = new AbortController()
    return send({ path: JUPITER_PATHS.trigger, query, signal, ...change })
  }
  return { ask }
}

/** Only our own route responds. */
const blocked = ({ url }: MockCall) => (url === DIRECT ? connectionLost() : new Response('ok'))

describe('calls to Jupiter', () => {
  it.each([
    ['keyless, without a header that would need a preflight', undefined, null, 'follow'],
    ['with the visitor’s key as x-api-key', 'jup_key', 'jup_key', 'error'],
  ])('go directly: %s', async (_, apiKey, header, redirect) => {
    const calls = mockFetch(() => new Response('ok'))
    expect(await jupiterFetch(apiKey).ask()).toBe('ok')
    expect(calls.map(({ url }) => url)).toEqual([DIRECT])
    expect(calls[0]?.headers.get('x-api-key')).toBe(header)
    expect(fetch).toHaveBeenCalledWith(DIRECT, expect.objectContaining({ redirect }))
  })

  it.each<[string, Partial<JupiterRequest>, object, string]>([
    [
      'as a POST if they have a body',
      { body: '{"signature":"5ig"}' },
      { method: 'POST', body: '{"signature":"5ig"}', type: 'application/json', token: null },
      'error',
    ],
    [
      'with a sign-in’s token, only in a header',
      { token: 'a.b.c' },
      { method: 'GET', body: '', type: null, token: 'Bearer a.b.c' },
      'error',
    ],
  ])('go %s, and follow no redirect', async (_, change, expected, redirect) => {
    const calls = mockFetch(() => new Response('ok'))
    await jupiterFetch().ask(change)
    const [
      { url, method, body, headers } = { url: '', method: '', body: '', headers: new Headers() },
    ] = calls
    const [type, token] = [headers.get('content-type'), headers.get('authorization')]
    expect({ url, method, body, type, token }).toEqual({ url: DIRECT, ...expected })
    expect(fetch).toHaveBeenCalledWith(DIRECT, expect.objectContaining({ redirect }))
  })

  it('have an address without a question mark if they have no query', async () => {
    const calls = mockFetch(() => new Response('ok'))
    await jupiterFetch().ask({ query: new URLSearchParams() })
    expect(calls[0]?.url).toMatch(/getTriggerOrders$/)
  })

  it('are lost after 20 s without a byte', async () => {
    jest.useFakeTimers()
    const calls = mockFetch((call) =>
      calls.length === 1 ? neverAnswers(call) : new Response('ok'),
    )
    const answer = jupiterFetch().ask()
    await jest.advanceTimersByTimeAsync(19_999)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT])
    await jest.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('ok')
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, PROXIED])
    jest.useRealTimers()
  })

  it('go through our proxy once all first calls are lost, and stay there', async () => {
    const calls = mockFetch(blocked)
    const { ask } = jupiterFetch()
    expect(await Promise.all([ask(), ask()])).toEqual(['ok', 'ok'])
    await ask()
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT, PROXIED, PROXIED, PROXIED])
  })

  it('stay direct if one of the first calls is answered', async () => {
    const calls = mockFetch(async (call) => {
      if (calls.length === 1) return blocked(call)
      await Promise.resolve()
      return new Response('ok')
    })
    const { ask } = jupiterFetch()
    const ends = await Promise.allSettled([ask(), ask()])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT])
  })

  it.each([
    ['are lost if the proxy cannot reach Jupiter', 502, { 'x-upstream-unreached': '1' }, network],
    ['fail if the proxy answers with 502', 502, {}, { fault: { status: 502 } }],
    ['fail if the proxy answers with 429', 429, {}, { fault: { status: 429 } }],
    ['fail if the proxy answers with 403', 403, {}, { fault: { status: 403 } }],
  ])(
    '%s, and the next call tries the direct route first',
    async (_, status, headers: Record<string, string>, fault) => {
      const calls = mockFetch(({ url }) =>
        url === DIRECT ? connectionLost() : Response.json({}, { status, headers }),
      )
      const { ask } = jupiterFetch()
      await expect(ask()).rejects.toMatchObject(fault)
      await expect(ask()).rejects.toMatchObject(fault)
      expect(calls.map(({ url }) => url)).toEqual([DIRECT, PROXIED, DIRECT, PROXIED])
    },
  )

  it('stay direct once Jupiter has answered, even with an error', async () => {
    const calls = mockFetch((call) =>
      calls.length === 1 ? new Response('', { status: 503 }) : blocked(call),
    )
    const { ask } = jupiterFetch()
    await expect(ask()).rejects.toMatchObject({ fault: { status: 503 } })
    await expect(ask()).rejects.toMatchObject(network)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT])
  })
})
