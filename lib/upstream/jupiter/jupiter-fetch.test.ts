/** @jest-environment node */
import {
  connectionLost,
  neverAnswers,
  standInFetch,
  type StandInCall,
} from '@/lib/upstream/testing/stand-in-fetch'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { createJupiterFetch } from './jupiter-fetch'
import { JUPITER_PATHS } from './jupiter-paths'

const network = { fault: { kind: 'network' } }

afterEach(() => jest.restoreAllMocks())

describe('Jupiter’s GET calls', () => {
  const query = new URLSearchParams({ user: 'Wallet', page: '1' })
  const ask = async (jupiter: ReturnType<typeof createJupiterFetch>, apiKey?: string) => {
    const { signal } = new AbortController()
    const watch = { follow: <T>(call: () => Promise<T>) => call(), isRefusal: () => false }
    const { text } = await jupiter({ path: JUPITER_PATHS.trigger, query, apiKey, signal, watch })
    return text
  }
  const DIRECT = `${publicSettings.jupiterUrl}/trigger/v1/getTriggerOrders?user=Wallet&page=1`
  const PROXIED = '/upstream/jupiter/trigger/v1/getTriggerOrders?user=Wallet&page=1'
  /** Only our own route answers, or only calls without a key come through. */
  const blocked = ({ url }: StandInCall) => (url === DIRECT ? connectionLost() : new Response('ok'))
  const keyBlocked = (call: StandInCall) =>
    call.headers.has('x-api-key') ? blocked(call) : new Response('ok')

  it.each([
    ['keyless, without a header that would need a preflight', undefined, null, 'follow'],
    ['with the visitor’s key as x-api-key', 'jup_key', 'jup_key', 'error'],
  ])('go direct: %s', async (_, apiKey, header, redirect) => {
    const calls = standInFetch(() => new Response('ok'))
    expect(await ask(createJupiterFetch(), apiKey)).toBe('ok')
    expect(calls.map(({ url }) => url)).toEqual([DIRECT])
    expect(calls[0]?.headers.get('x-api-key')).toBe(header)
    expect(fetch).toHaveBeenCalledWith(DIRECT, expect.objectContaining({ redirect }))
  })

  it('are lost once they bring no byte for 20 s', async () => {
    jest.useFakeTimers()
    const calls = standInFetch((call) =>
      calls.length === 1 ? neverAnswers(call) : new Response('ok'),
    )
    const answer = ask(createJupiterFetch())
    await jest.advanceTimersByTimeAsync(19_999)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT])
    await jest.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('ok')
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, PROXIED])
    jest.useRealTimers()
  })

  it('go through our proxy once all first calls were lost, and stay there', async () => {
    const calls = standInFetch(blocked)
    const jupiter = createJupiterFetch()
    expect(await Promise.all([ask(jupiter), ask(jupiter)])).toEqual(['ok', 'ok'])
    await ask(jupiter)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT, PROXIED, PROXIED, PROXIED])
  })

  it.each([
    ['could not reach Jupiter is lost, and not kept', { 'x-upstream-unreached': '1' }, network, 4],
    ['answers with a status of Jupiter’s is kept', {}, { fault: { status: 502 } }, 3],
  ])('a proxy that %s', async (_, headers: Record<string, string>, fault, callCount) => {
    const calls = standInFetch(({ url }) =>
      url === DIRECT ? connectionLost() : Response.json({}, { status: 502, headers }),
    )
    const jupiter = createJupiterFetch()
    await expect(ask(jupiter)).rejects.toMatchObject(fault)
    await expect(ask(jupiter)).rejects.toMatchObject(fault)
    expect(calls.map(({ url }) => url).slice(0, 2)).toEqual([DIRECT, PROXIED])
    expect(calls).toHaveLength(callCount)
  })

  it('choose between the two apart with and without a key', async () => {
    const calls = standInFetch(keyBlocked)
    const jupiter = createJupiterFetch()
    for (const apiKey of [undefined, 'jup_key', undefined, 'jup_key']) await ask(jupiter, apiKey)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT, PROXIED, DIRECT, PROXIED])
  })

  it('stay direct where that answered, even with a status', async () => {
    const calls = standInFetch((call) =>
      calls.length === 1 ? new Response('', { status: 503 }) : blocked(call),
    )
    const jupiter = createJupiterFetch()
    await expect(ask(jupiter)).rejects.toMatchObject({ fault: { status: 503 } })
    await expect(ask(jupiter)).rejects.toMatchObject(network)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT])
  })
})
