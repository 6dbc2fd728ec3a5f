import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { replaceServices } from '@/lib/browser/cache/cache-services'
import { fetchTokens, type FoundTokens } from '@/lib/upstream/tokens/token-services'
import { SOL_TOKEN } from '@/lib/view/testing/test-events'
import { askAgainForTokens, cachedTokens, scaledMintsIn, wantTokens } from './load-tokens'

jest.mock('@/lib/upstream/tokens/token-services')

const ask = jest.mocked(fetchTokens)
const client = new QueryClient()
const tokenOf = (address: string) => ({ ...SOL_TOKEN, address })
const mintsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Mint${first + index}`)
const asked = () => ask.mock.calls.map(([mints]) => [...mints])
const answers = () => cachedTokens.read(client)
const kinds = () => Object.fromEntries([...answers()].map(([mint, { kind }]) => [mint, kind]))

let wallets = 0
let userAddress = ''

beforeEach(() => {
  client.clear()
  ask.mockReset()
  ask.mockImplementation(async (mints) => ({
    tokens: mints.map(tokenOf),
    unanswered: new Set(),
    unsearched: new Set(),
  }))
  wallets += 1
  userAddress = `Wallet${wallets}`
})

const want = (mints: string[], isLast = false) => wantTokens(client, mints, { userAddress, isLast })
const settled = (count: number) => waitFor(() => expect(answers().size).toBe(count))

describe('mints are asked for', () => {
  it('those of the first pages at once, then every full hundred, then the rest', async () => {
    want(mintsFrom(0, 3))
    await settled(3)
    want(mintsFrom(0, 50))
    expect(ask).toHaveBeenCalledTimes(1)
    want(mintsFrom(0, 253))
    await settled(203)
    want(mintsFrom(0, 253), true)
    await settled(253)
    expect(asked()).toEqual([
      mintsFrom(0, 3),
      mintsFrom(3, 100),
      mintsFrom(103, 100),
      mintsFrom(203, 50),
    ])
  })

  it('once each, even if an answer is still awaited or another wallet wants them', async () => {
    want(['A', 'B', 'A'], true)
    want(['A', 'B'], true)
    await settled(2)
    wantTokens(client, ['A', 'C'], { userAddress: `${userAddress}x`, isLast: false })
    await settled(3)
    expect(asked()).toEqual([['A', 'B'], ['C']])
  })

  it('not at all if there are none', () => {
    want([], true)
    expect(ask).not.toHaveBeenCalled()
  })
})

it('the answers of the services are kept with their time', async () => {
  jest.useFakeTimers({ now: 7_000, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] })
  ask.mockResolvedValueOnce({
    tokens: [tokenOf('A')],
    unanswered: new Set(),
    unsearched: new Set(),
  })
  ask.mockResolvedValueOnce({
    tokens: [tokenOf('C')],
    unanswered: new Set(['D']),
    unsearched: new Set(),
  })
  want(['A', 'B'], true)
  want(['C', 'D'], true)
  await settled(4)
  jest.useRealTimers()
  expect(Object.fromEntries(answers())).toEqual({
    A: { kind: 'known', token: tokenOf('A'), requestedAtMs: 7_000 },
    B: { kind: 'unknown', token: undefined, requestedAtMs: 7_000 },
    C: { kind: 'known', token: tokenOf('C'), requestedAtMs: 7_000 },
    D: { kind: 'unanswered', token: undefined, requestedAtMs: 7_000 },
  })
})

it('Refresh asks again for the mints that no service named, and for no others', async () => {
  ask.mockResolvedValueOnce({
    tokens: [tokenOf('A')],
    unanswered: new Set(),
    unsearched: new Set(),
  })
  ask.mockResolvedValueOnce({ tokens: [], unanswered: new Set(['C']), unsearched: new Set() })
  want(['A', 'B'], true)
  want(['C'], true)
  await settled(3)
  want(['A', 'B', 'C'], true)
  expect(ask).toHaveBeenCalledTimes(2)
  askAgainForTokens(client)
  expect(kinds()).toEqual({ A: 'known' })
  want(['A', 'B', 'C'], true)
  await settled(3)
  expect(asked()).toEqual([['A', 'B'], ['C'], ['B', 'C']])
  expect(kinds()).toEqual({ A: 'known', B: 'known', C: 'known' })
})

it('a token that one service named shows before the next service answers', async () => {
  ask.mockImplementationOnce(async (_, { onFound }) => {
    onFound([tokenOf('Early')])
    return new Promise(() => {})
  })
  want(['Early', 'Late'], true)
  await settled(1)
  expect(answers().get('Early')).toMatchObject({ kind: 'asking', token: tokenOf('Early') })
  // Its DefiLlama price counts meanwhile.
  expect([...scaledMintsIn(answers())]).toEqual([])
})

it.each([
  ['knows none', [], 'unknown'],
  ['fails', ['A', 'B'], 'unanswered'],
])(
  'a token that another tab stored stays if a service %s (behaviour 10.6)',
  async (_, unanswered, kind) => {
    ask.mockImplementationOnce(async () => {
      const answer = { kind: 'known', token: tokenOf('A'), requestedAtMs: 7_000 } as const
      cachedTokens.write(client, new Map([['A', answer]]))
      return { tokens: [], unanswered: new Set(unanswered), unsearched: new Set() }
    })
    want(['A', 'B'], true)
    await settled(2)
    expect(kinds()).toEqual({ A: 'known', B: kind })
  },
)

it('a token whose multiplier only Jupiter’s failed search may know counts as scaled, keeps its name, and is asked for again by Refresh (behaviour 6.5)', async () => {
  const scaled = { ...tokenOf('A'), multiplier: 5 }
  let answerSecond: ((answers: FoundTokens) => void) | undefined
  ask.mockResolvedValueOnce({
    tokens: [tokenOf('A'), tokenOf('B')],
    unanswered: new Set(),
    unsearched: new Set(['A']),
  })
  ask.mockReturnValueOnce(new Promise((resolve) => (answerSecond = resolve)))
  want(['A', 'B'], true)
  await settled(2)
  expect(kinds()).toEqual({ A: 'unsearched', B: 'known' })
  expect([...scaledMintsIn(answers())]).toEqual(['A'])
  askAgainForTokens(client)
  askAgainForTokens(client)
  expect(asked()).toEqual([['A', 'B'], ['A']])
  expect(answers().get('A')?.token).toEqual(tokenOf('A'))
  answerSecond?.({ tokens: [scaled], unanswered: new Set(), unsearched: new Set() })
  await waitFor(() => expect(kinds()).toEqual({ A: 'known', B: 'known' }))
  expect(answers().get('A')?.token).toEqual(scaled)
  expect([...scaledMintsIn(answers())]).toEqual(['A'])
})

it('mints count as unanswered if the services’ code fails to load (behaviour 6.5)', async () => {
  const sampleClient = new QueryClient()
  replaceServices(sampleClient, () => Promise.reject(new Error('no code')))
  const services = jest.requireActual('@/lib/upstream/tokens/token-services')
  ask.mockImplementation(services.fetchTokens)
  wantTokens(sampleClient, ['A', 'B'], { isLast: true })
  await waitFor(() =>
    expect(Object.fromEntries(cachedTokens.read(sampleClient))).toMatchObject({
      A: { kind: 'unanswered' },
      B: { kind: 'unanswered' },
    }),
  )
})
