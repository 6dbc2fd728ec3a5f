/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import {
  birdeyeAnswer,
  countPriceSources,
  type PriceResult,
} from '@/lib/domain/prices/price-answers'
import { reconcileOrders } from '@/lib/domain/reconciliation/reconcile-orders'
import { ORDER_LISTS } from '@/lib/domain/order-lists/order-list'
import { cachedPrices } from '@/lib/browser/prices/cached-prices'
import { type MockCall, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { WALLET } from '@/lib/view/testing/test-events'
import { fetchCurrentPrices } from '@/lib/upstream/jupiter/jupiter-prices'
import { pageOf, tokensOf } from '@/lib/browser/testing/sample-wallet-loading'
import { sampleServices } from './sample-services'

const SOL = 'So11111111111111111111111111111111111111112'
const { signal } = new AbortController()
const fileAt = ({ url }: MockCall) => new Response(readFileSync(`public${url}`, 'utf8'))
const wantedOf = (client: QueryClient) =>
  new Map([...cachedPrices.read(client)].map(([mint, minutes]) => [mint, [...minutes.keys()]]))
afterEach(() => jest.restoreAllMocks())

// This test is the first one, because a file that has loaded is not fetched again.
it('orders and names fail if their files do not load, and the next try loads the orders and prices (behaviour 23.3, 23.5)', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const client = new QueryClient()
  const services = sampleServices(client)
  const sources = () =>
    [...countPriceSources(wantedOf(client), cachedPrices.read(client)).counts.keys()].sort()
  mockFetch(() => new Response('', { status: 404 }))
  await expect(pageOf(services, 'past trigger')).rejects.toMatchObject({
    fault: { kind: 'sample file' },
  })
  expect([logged.mock.calls.length, sources()]).toEqual([1, []])
  expect(await tokensOf(services, ['Nobody1111'])).toEqual({
    tokens: [],
    unanswered: new Set(['Nobody1111']),
    unsearched: new Set(),
  })
  mockFetch(fileAt)
  await pageOf(services, 'past trigger')
  // The search for a token asked for the prices, too.
  expect([logged.mock.calls.length, sources()]).toEqual([2, ['defillama', 'trade']])
})

it('all lists and names load before the first page is there, so that rows come in one step (behaviour 13.10)', async () => {
  jest.resetModules()
  const fresh = await import('./sample-services')
  const calls = mockFetch(fileAt)
  await pageOf(fresh.sampleServices(new QueryClient()), 'active recurring')
  expect(calls.map(({ url }) => url.replace('/sample/', '')).sort()).toEqual([
    'prices.txt',
    'recurring-active-1.json',
    'recurring-history-1.json',
    'tokens.json',
    'trigger-active-1.json',
    'trigger-history-1.json',
  ])
})

it('the four lists are loaded from files, and no service is called (behaviour 23.3)', async () => {
  const calls = mockFetch(fileAt)
  const services = sampleServices(new QueryClient())
  const pages = await Promise.all(ORDER_LISTS.map((name) => pageOf(services, name)))
  const orders = pages.flatMap(({ page }) => page.orders)
  expect(orders.length).toBe(18)
  expect(orders.reduce((sum, { trades }) => sum + trades.length, 0)).toBe(262)
  expect(pages.flatMap(({ page }) => page.keysWithoutTrades).length).toBe(3)
  expect(pages.flatMap(({ page }) => page.unreadableOrders)).toEqual([0, 0, 0, 0])
  expect(orders.flatMap(({ unreadableTrades = 0 }) => unreadableTrades).some(Boolean)).toBe(false)
  expect(reconcileOrders(orders).notReconciled).toEqual([])
  expect(calls.every(({ url }) => url.startsWith('/sample/'))).toBe(true)
})

it('nothing of another wallet is loaded (behaviour 23.3)', async () => {
  mockFetch(fileAt)
  const page = pageOf(sampleServices(new QueryClient()), 'past trigger', WALLET)
  await expect(page).rejects.toThrow('not the sample wallet')
})

it('a mint that the file does not have is unknown (behaviour 23.3)', async () => {
  const calls = mockFetch(fileAt)
  const services = sampleServices(new QueryClient())
  const { tokens, unanswered } = await tokensOf(services, [SOL, 'Nobody1111'])
  expect(tokens.map(({ symbol }) => symbol)).toEqual(['SOL'])
  expect([...unanswered]).toEqual([])
  expect(calls.every(({ url }) => url.startsWith('/sample/'))).toBe(true)
})

it('current prices come from a file (behaviour 23.5, 26.9)', async () => {
  mockFetch(fileAt)
  const { jupiter } = sampleServices(new QueryClient())
  const prices = await fetchCurrentPrices(jupiter, [SOL, 'Nobody1111'], signal)
  expect([...prices.keys()]).toEqual([SOL])
})

it("Birdeye's prices come from a file, and prices that it lacks are 'missing' (behaviour 23.5)", async () => {
  mockFetch(fileAt)
  const results: PriceResult[] = []
  const [line] = readFileSync('public/sample/birdeye.ndjson', 'utf8').split('\n')
  const { key, value } = JSON.parse(line ?? '')
  const [mint = '', minute] = key.split('-')
  await sampleServices(new QueryClient()).requestPrices({
    wanted: new Map([
      [mint, [Number(minute)]],
      ['Nobody1111', [60]],
    ]),
    apiKey: 'any',
    signal,
    onResults: (newResults) => results.push(...newResults),
  })
  expect(results).toEqual([
    birdeyeAnswer(mint, Number(minute), value),
    birdeyeAnswer('Nobody1111', 60, 'missing'),
    { kind: 'end', left: 0 },
  ])
})
