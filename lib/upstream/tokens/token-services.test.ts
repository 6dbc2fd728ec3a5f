/** @jest-environment node */
import {
  connectionLost,
  mockFetch,
  type MockCall,
  neverAnswers,
} from '@/lib/upstream/testing/mock-fetch'
import { mockJupiter, statusFault } from '@/lib/upstream/testing/mock-jupiter'
import { fetchTokens, fetchToken, fetchTokenList } from './token-services'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'

const LIST = 'https://list.example'
const SERVICE = 'https://service.example'
const MINTS = ['MintA', 'MintB', 'MintC', 'MintD']

const tokenOf = (address: string) => ({ address, symbol: 'S', name: 'N', decimals: 9 })
const mintsIn = (call: MockCall): string => call.body || call.url

type Answers = {
  /** The tokens that each of the three services knows. */
  list?: string[] | Error
  search?: string[] | Error
  service?: string[] | Error
  serviceIsSet?: boolean
  mints?: string[]
  multiplier?: number
  /** Whether Jupiter vouches for its tokens. */
  isVerified?: boolean
  /** The symbol that Jupiter gives its tokens. */
  symbol?: string
}

/** Asks for four mints, and records which mints each service was asked for. */
async function ask(answered: Answers) {
  const { list = [], search = [], service = [], serviceIsSet = true, mints = MINTS } = answered
  const { multiplier, isVerified, symbol = 'S' } = answered
  const scaledUiConfig = multiplier && { multiplier }
  const asked: string[] = []
  mockFetch((call) => {
    asked.push(mintsIn(call))
    const knownMints = call.url.startsWith(LIST) ? list : service
    if (knownMints instanceof Error) return connectionLost()
    if (call.url.startsWith(LIST)) return Response.json({ content: knownMints.map(tokenOf) })
    const mint = knownMints.find((address) => call.url.endsWith(address))
    return mint ? Response.json(tokenOf(mint)) : new Response('unknown', { status: 404 })
  })
  const { calls } = mockJupiter(async ({ query }) => {
    asked.push(String(query.get('query')))
    if (search instanceof Error) throw search
    return JSON.stringify(
      search.map((id) => ({ ...tokenOf(id), id, symbol, scaledUiConfig, isVerified })),
    )
  })
  jest.replaceProperty(publicSettings, 'tokenListUrl', LIST)
  jest.replaceProperty(publicSettings, 'tokenServiceUrl', serviceIsSet ? SERVICE : undefined)
  const answers = await fetchTokens(mints, {
    calls,
    signal: new AbortController().signal,
    nowMs: 0,
    onFound: (tokens) => asked.push(`found ${tokens.map(({ address }) => address).join()}`),
  })
  const reported = asked.filter((entry) => entry.startsWith('found M'))
  return {
    ...answers,
    mints: answers.tokens.map(({ address }) => address),
    asked: asked.filter((entry) => !entry.startsWith('found')),
    reported,
  }
}

afterEach(() => jest.restoreAllMocks())

describe('the chain of token services', () => {
  it('is the token list, then Jupiter’s search, then the optional service mint by mint', async () => {
    const { asked } = await ask({})
    expect(asked).toEqual([
      JSON.stringify({ addresses: MINTS }),
      MINTS.join(),
      ...MINTS.map((mint) => `${SERVICE}/token/${mint}`),
    ])
  })

  it('asks the optional service only for the mints that are still missing', async () => {
    const { asked, mints } = await ask({ list: ['MintB'], search: ['MintA'], service: ['MintD'] })
    expect(asked.slice(2)).toEqual([`${SERVICE}/token/MintC`, `${SERVICE}/token/MintD`])
    expect(mints.toSorted()).toEqual(['MintA', 'MintB', 'MintD'])
  })

  it('never asks the optional service if it isn’t set', async () => {
    const { asked, unanswered } = await ask({ serviceIsSet: false })
    expect(asked).toHaveLength(2)
    expect([...unanswered]).toEqual([])
  })

  it('Jupiter’s search adds its multiplier to a token of the token list (behaviour 6.12)', async () => {
    const { asked, tokens } = await ask({ list: MINTS, search: ['MintB'], multiplier: 5 })
    expect(asked[1]).toBe(MINTS.join())
    expect(tokens.map(({ multiplier }) => multiplier)).toEqual([undefined, 5, undefined, undefined])
  })

  it.each([
    ['S', [true, true]],
    ['Another', [undefined, true]],
  ])(
    'Jupiter’s mark counts for a token that another service called S if Jupiter calls it %s: %j (behaviour 6.9)',
    async (symbol, expected) => {
      const search = ['MintA', 'MintB']
      const { tokens } = await ask({ list: ['MintA'], search, isVerified: true, symbol })
      expect(tokens.map(({ isVerified }) => isVerified)).toEqual(expected)
      expect(tokens.map((token) => token.symbol)).toEqual(['S', symbol])
    },
  )

  it('SOL and stablecoins that the token list knows need no search', async () => {
    const { asked } = await ask({ mints: [SOL, USDC], list: [SOL, USDC] })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['fail', new Error()],
    ['know no token', []],
  ])(
    'SOL and stablecoins are known by their mints if all services %s (behaviour 6.5)',
    async (_, services) => {
      const answers = { list: services, search: services, service: services }
      const mints = [SOL, 'MintA', USDC]
      const { tokens, unanswered, unsearched, reported } = await ask({ mints, ...answers })
      expect(tokens).toEqual([
        { address: SOL, symbol: 'SOL', name: 'Wrapped SOL', decimals: 9, isVerified: true },
        { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6, isVerified: true },
      ])
      expect([...unanswered]).toEqual(Array.isArray(services) ? [] : ['MintA'])
      expect([...unsearched, ...reported]).toEqual([])
    },
  )

  it('a service that knows SOL names it (behaviour 6.5)', async () => {
    const { tokens } = await ask({ mints: [SOL], list: new Error(), search: [SOL], symbol: 'WSOL' })
    expect(tokens).toMatchObject([{ address: SOL, symbol: 'WSOL' }])
  })

  it('reports the tokens of each service as soon as it answers', async () => {
    const { reported } = await ask({ list: ['MintB'], search: ['MintA'], service: ['MintD'] })
    expect(reported).toEqual(['found MintB', 'found MintA', 'found MintD'])
  })

  it('without mints there is no call', async () => {
    const fetches = mockFetch(connectionLost)
    const { calls, requests } = mockJupiter(async () => '[]')
    const { signal } = new AbortController()
    const services = { calls, signal, nowMs: 0, onFound: () => {} }
    expect(await fetchTokens([], services)).toEqual({
      tokens: [],
      unanswered: new Set(),
      unsearched: new Set(),
    })
    expect([...fetches, ...requests]).toEqual([])
  })

  it('tokens that nobody asked for are dropped', async () => {
    const { mints } = await ask({ list: ['Other', 'MintA'], search: ['MintB', 'Another'] })
    expect(mints).toEqual(['MintA', 'MintB'])
  })
})

describe('a service that fails is skipped, and the answer says so (behaviour 6.5)', () => {
  it.each<[string, Answers, string[], string[], string[]?]>([
    ['no service fails', {}, [], []],
    ['the token list fails', { list: new Error('lost') }, [], MINTS],
    ['Jupiter’s search fails', { search: statusFault(403) }, [], MINTS],
    ['the optional service fails', { service: new Error('lost') }, [], MINTS],
    [
      'the token list fails, but Jupiter names some mints',
      { list: new Error(), search: ['MintB'] },
      ['MintB'],
      ['MintA', 'MintC', 'MintD'],
    ],
    [
      'Jupiter’s search fails, but the others name some mints',
      { list: ['MintA'], search: statusFault(403), service: ['MintC'] },
      ['MintA', 'MintC'],
      ['MintB', 'MintD'],
      ['MintA', 'MintC'],
    ],
    [
      'Jupiter’s search fails: a multiplier may be missing, but not that of a stablecoin (behaviour 6.12)',
      { mints: [SOL, USDC, 'MintA'], list: [SOL, USDC, 'MintA'], search: statusFault(403) },
      [SOL, USDC, 'MintA'],
      [],
      ['MintA'],
    ],
  ])('%s', async (_, answers, expected, unanswered, unsearched = []) => {
    expect(await ask(answers)).toMatchObject({
      mints: expected,
      unanswered: new Set(unanswered),
      unsearched: new Set(unsearched),
    })
  })

  it('a failed call for one mint leaves what every service said about another', async () => {
    jest.replaceProperty(publicSettings, 'tokenServiceUrl', 'https://service.example')
    mockFetch(({ url }) => {
      if (url.endsWith('MintA')) return new Response('', { status: 404 })
      return url.endsWith('MintB') ? connectionLost() : Response.json({ content: [] })
    })
    const { calls } = mockJupiter(async () => '[]')
    const asked = { calls, signal, nowMs: 0, onFound: () => {} }
    const { unanswered } = await fetchTokens(['MintA', 'MintB'], asked)
    expect(unanswered).toEqual(new Set(['MintB']))
  })

  it('a status other than 200 from the optional service means that it doesn’t know the token (behaviour 6.1)', async () => {
    expect(await ask({ service: ['MintA'] })).toMatchObject({
      mints: ['MintA'],
      unanswered: new Set(),
    })
  })
})

const { signal } = new AbortController()
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

describe('POST /v1/mints', () => {
  it('asks with chainId=101 and a JSON body of addresses', async () => {
    const calls = mockFetch(() => Response.json({ content: [item] }))
    expect(await fetchTokenList(BASE, [SOL, USDC], signal)).toEqual([
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
    ['a logo that is null', { verified: null, logoURI: null }, { ...token, logoURI: undefined }],
    ['an attacker-chosen symbol', { verified: null, symbol: 'S\u200bOL\u202e' }, token],
  ])('%s is no reason to lose the token', async (_, change, expected) => {
    mockFetch(() => Response.json({ content: [{ ...item, ...change }] }))
    expect(await fetchTokenList(BASE, [SOL], signal)).toEqual([expected])
  })

  it('an invalid item is skipped, its neighbors stay', async () => {
    const content = [null, { ...item, decimals: 'nine' }, { ...item, address: '=1' }, item]
    mockFetch(() => Response.json({ content }))
    expect(await fetchTokenList(BASE, [SOL], signal)).toHaveLength(1)
  })

  it.each([
    ['a status', () => new Response('', { status: 404 }), 'status'],
    ['a lost connection', connectionLost, 'network'],
    ['HTML instead of JSON', () => new Response('<html>'), 'unreadable'],
    ['an answer without its list', () => Response.json({}), 'unreadable'],
  ])('%s is a fault', async (_, answer, kind) => {
    mockFetch(answer)
    await expect(fetchTokenList(BASE, [SOL], signal)).rejects.toMatchObject({ fault: { kind } })
  })
})

describe('GET /token/{mint}', () => {
  it('status 200 yields one token object', async () => {
    const calls = mockFetch(() => Response.json(token))
    expect(await fetchToken(BASE, SOL, signal)).toEqual(token)
    expect(calls).toMatchObject([{ url: `${BASE}/token/${SOL}`, method: 'GET', body: '' }])
  })

  it('never leaves its path, whatever the mint', async () => {
    const calls = mockFetch(() => Response.json(token))
    await fetchToken(BASE, '../a?b#c', signal)
    expect(calls).toMatchObject([{ url: `${BASE}/token/..%2Fa%3Fb%23c` }])
  })

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['206', () => Response.json(token, { status: 206 })],
    ['404', () => new Response('', { status: 404 })],
  ])('status %s yields no token (behaviour 6.1)', async (_, answer) => {
    mockFetch(answer)
    expect(await fetchToken(BASE, SOL, signal)).toBeUndefined()
  })

  it('an object that isn’t a token yields no token', async () => {
    mockFetch(() => Response.json({ error: 'unknown' }))
    expect(await fetchToken(BASE, SOL, signal)).toBeUndefined()
  })
})

it.each([
  ['POST /v1/mints', () => fetchTokenList(BASE, [SOL], signal)],
  ['GET /token/{mint}', () => fetchToken(BASE, SOL, signal)],
])('%s ends with a network fault after 10 s without a byte', async (_, ask) => {
  jest.useFakeTimers()
  const calls = mockFetch(neverAnswers)
  const ended = expect(ask()).rejects.toMatchObject({ fault: { kind: 'network' } })
  await jest.advanceTimersByTimeAsync(9_999)
  expect(calls[0]?.signal.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await ended
  jest.useRealTimers()
})
