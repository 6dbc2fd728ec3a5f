/** @jest-environment node */
import {
  connectionLost,
  mockFetch,
  type MockCall,
  neverAnswers,
} from '@/lib/upstream/testing/mock-fetch'
import { mockJupiter, statusFault } from '@/lib/upstream/testing/mock-jupiter'
import { fetchTokens } from './token-services'

const LIST = 'https://list.example'
const SERVICE = 'https://service.example'
const MINTS = ['MintA', 'MintB', 'MintC', 'MintD']

const tokenOf = (address: string) => ({ address, symbol: 'S', name: 'N', decimals: 9 })
const mintsIn = (call: MockCall): string => call.body || call.url

type Answers = {
  /** What the token list service, Jupiter's search and the second service each know. */
  list?: string[] | Error
  search?: string[] | Error
  service?: string[] | Error
  serviceIsSet?: boolean
}

/** Asks for four mints, and notes who was asked for which. */
async function ask({ list = [], search = [], service = [], serviceIsSet = true }: Answers) {
  const asked: string[] = []
  mockFetch((call) => {
    asked.push(mintsIn(call))
    const known = call.url.startsWith(LIST) ? list : service
    if (known instanceof Error) return connectionLost()
    if (call.url.startsWith(LIST)) return Response.json({ content: known.map(tokenOf) })
    const mint = known.find((address) => call.url.endsWith(address))
    return mint ? Response.json(tokenOf(mint)) : new Response('unknown', { status: 404 })
  })
  const { calls } = mockJupiter(async ({ query }) => {
    asked.push(String(query.get('query')))
    if (search instanceof Error) throw search
    return JSON.stringify(search.map((id) => ({ ...tokenOf(id), id })))
  })
  const answers = await fetchTokens(MINTS, {
    calls,
    tokenListUrl: LIST,
    tokenServiceUrl: serviceIsSet ? SERVICE : undefined,
    signal: new AbortController().signal,
    onFound: ({ tokens }) => asked.push(`found ${tokens.map(({ address }) => address).join()}`),
  })
  const reported = asked.filter((entry) => entry.startsWith('found M'))
  return {
    ...answers,
    found: answers.tokens.map(({ address }) => address),
    asked: asked.filter((entry) => !entry.startsWith('found')),
    reported,
  }
}

afterEach(() => jest.restoreAllMocks())

describe('the chain of token services', () => {
  it('is the token list, then Jupiter’s search, then the second service mint by mint', async () => {
    const { asked } = await ask({})
    expect(asked).toEqual([
      JSON.stringify({ addresses: MINTS }),
      MINTS.join(),
      ...MINTS.map((mint) => `${SERVICE}/token/${mint}`),
    ])
  })

  it('asks on only for those not returned', async () => {
    const { asked, found } = await ask({ list: ['MintB'], search: ['MintA'], service: ['MintD'] })
    expect(asked.slice(1)).toEqual([
      'MintA,MintC,MintD',
      `${SERVICE}/token/MintC`,
      `${SERVICE}/token/MintD`,
    ])
    expect(found.toSorted()).toEqual(['MintA', 'MintB', 'MintD'])
  })

  it('never asks the second service if it isn’t set', async () => {
    const { asked, unknown } = await ask({ serviceIsSet: false })
    expect(asked).toHaveLength(2)
    expect(unknown).toEqual(MINTS)
  })

  it('tells of tokens as each service answers', async () => {
    const { reported } = await ask({ list: ['MintB'], search: ['MintA'], service: ['MintD'] })
    expect(reported).toEqual(['found MintB', 'found MintA', 'found MintD'])
  })

  it('an empty list makes no call', async () => {
    const fetches = mockFetch(connectionLost)
    const { calls, requests } = mockJupiter(async () => '[]')
    const { signal } = new AbortController()
    const services = {
      calls,
      tokenListUrl: LIST,
      tokenServiceUrl: SERVICE,
      signal,
      onFound: () => {},
    }
    expect(await fetchTokens([], services)).toEqual({ tokens: [], unknown: [], unanswered: [] })
    expect([...fetches, ...requests]).toEqual([])
  })

  it('tokens that nobody asked for are dropped', async () => {
    const { found } = await ask({ list: ['Other', 'MintA'], search: ['MintB', 'Another'] })
    expect(found).toEqual(['MintA', 'MintB'])
  })
})

describe('failures are ignored, and kept apart from unknown', () => {
  it.each<[string, Answers, string[]]>([
    ['of none', {}, []],
    ['of the token list', { list: new Error('lost') }, MINTS],
    ['of Jupiter’s search', { search: statusFault(403) }, MINTS],
    ['of the second service', { service: new Error('lost') }, MINTS],
    ['of the token list, while others know', { list: new Error(), search: MINTS }, MINTS],
  ])('%s', async (_, answers, unanswered) => {
    const answer = await ask(answers)
    expect(answer.unanswered).toEqual(unanswered)
    const all = new Set([...answer.found, ...answer.unknown, ...answer.unanswered])
    expect([...all].toSorted()).toEqual(MINTS)
  })

  it('other statuses than 200 of the second service yield none and are no failure', async () => {
    const { unknown, unanswered } = await ask({ service: ['MintA'] })
    expect(unknown).toEqual(['MintB', 'MintC', 'MintD'])
    expect(unanswered).toEqual([])
  })
})

describe('once the signal aborts its reason is thrown', () => {
  it.each([
    ['while the token list is asked', LIST],
    ['while Jupiter is asked', 'Jupiter'],
    ['while the second service is asked', SERVICE],
  ])('%s', async (_, unanswering) => {
    const stop = new AbortController()
    const answerBut = (who: string, call: { signal: AbortSignal }) => {
      if (who !== unanswering) return undefined
      queueMicrotask(() => stop.abort('stopped'))
      return neverAnswers(call)
    }
    mockFetch((call) => {
      const who = call.url.startsWith(LIST) ? LIST : SERVICE
      return answerBut(who, call) ?? Response.json({ content: [] })
    })
    const { calls } = mockJupiter(async (call) => answerBut('Jupiter', call) ?? '[]')
    const asked = fetchTokens(MINTS, {
      calls,
      tokenListUrl: LIST,
      tokenServiceUrl: SERVICE,
      signal: stop.signal,
      onFound: () => {},
    })
    await expect(asked).rejects.toBe('stopped')
  })
})
