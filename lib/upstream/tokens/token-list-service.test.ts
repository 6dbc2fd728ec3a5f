/** @jest-environment node */
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { connectionLost, mockFetch, neverAnswers } from '@/lib/upstream/testing/mock-fetch'
import { fetchToken, fetchTokenList } from './token-services'

const goesOn = new AbortController().signal
const BASE = 'https://tokens.example'

const token = {
  address: SOL,
  name: 'Wrapped SOL',
  symbol: 'SOL',
  decimals: 9,
  logoURI: 'https://example.com/logo.png',
}
/** The documented item of the token list. */
const item = { ...token, chainId: 101, verified: true, holders: 5, tags: [] }

afterEach(() => jest.restoreAllMocks())

describe('POST /v1/mints', () => {
  it('asks with chainId=101 and a JSON body of addresses', async () => {
    const calls = mockFetch(() => Response.json({ content: [item] }))
    expect(await fetchTokenList(BASE, [SOL, USDC], goesOn)).toEqual([
      { ...token, isVerified: true },
    ])
    expect(calls).toMatchObject([
      {
        url: `${BASE}/v1/mints?chainId=101`,
        method: 'POST',
        body: JSON.stringify({ addresses: [SOL, USDC] }),
      },
    ])
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
  })

  it.each([
    ['no mark', { verified: null }, token],
    ['a picture that is null', { verified: null, logoURI: null }, { ...token, logoURI: undefined }],
    ['an attacker-chosen symbol', { verified: null, symbol: 'S\u200bOL\u202e' }, token],
  ])('%s is no reason to lose the token', async (_, change, expected) => {
    mockFetch(() => Response.json({ content: [{ ...item, ...change }] }))
    expect(await fetchTokenList(BASE, [SOL], goesOn)).toEqual([expected])
  })

  it('an invalid item is skipped, its neighbours stay', async () => {
    const content = [null, { ...item, decimals: 'nine' }, { ...item, address: '=1' }, item]
    mockFetch(() => Response.json({ content }))
    expect(await fetchTokenList(BASE, [SOL], goesOn)).toHaveLength(1)
  })

  it.each([
    ['a status', () => new Response('', { status: 404 }), 'status'],
    ['a lost connection', connectionLost, 'network'],
    ['HTML for JSON', () => new Response('<html>'), 'unreadable'],
  ])('%s is a fault', async (_, answer, kind) => {
    mockFetch(answer)
    await expect(fetchTokenList(BASE, [SOL], goesOn)).rejects.toMatchObject({ fault: { kind } })
  })
})

describe('GET /token/{mint}', () => {
  it('status 200 yields one token object', async () => {
    const calls = mockFetch(() => Response.json(token))
    expect(await fetchToken(BASE, SOL, goesOn)).toEqual(token)
    expect(calls).toMatchObject([{ url: `${BASE}/token/${SOL}`, method: 'GET', body: '' }])
  })

  it('never leaves its path, whatever the mint', async () => {
    const calls = mockFetch(() => Response.json(token))
    await fetchToken(BASE, '../a?b#c', goesOn)
    expect(calls).toMatchObject([{ url: `${BASE}/token/..%2Fa%3Fb%23c` }])
  })

  it('an object that is no token yields none', async () => {
    mockFetch(() => Response.json({ error: 'unknown' }))
    expect(await fetchToken(BASE, SOL, goesOn)).toBeUndefined()
  })
})

it.each([
  ['POST /v1/mints', () => fetchTokenList(BASE, [SOL], goesOn)],
  ['GET /token/{mint}', () => fetchToken(BASE, SOL, goesOn)],
])('%s that brings no byte for 10 s is a network fault', async (_, ask) => {
  jest.useFakeTimers()
  const calls = mockFetch(neverAnswers)
  const ended = expect(ask()).rejects.toMatchObject({ fault: { kind: 'network' } })
  await jest.advanceTimersByTimeAsync(9_999)
  expect(calls[0]?.signal.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await ended
  jest.useRealTimers()
})
