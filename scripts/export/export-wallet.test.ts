/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { connectionLost, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import {
  recurringResponse,
  recurringOrderItem,
  recurringTradeItem,
} from '@/lib/upstream/testing/test-jupiter-responses'
import { SOL_TOKEN, USDC_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import { exportWallet } from './export-wallet'

/** The exchange rates by day. */
const RATES: Record<string, object> = {}

/** Answers with one recurring order, with the names of SOL and USDC, and with DefiLlama's answer. */
function mockServices(order: object, defillama: () => Response = connectionLost) {
  return mockFetch(({ url, body }) => {
    if (url.includes('getRecurringOrders')) {
      return new Response(
        recurringResponse(url.includes('history') ? [order] : [], { totalPages: 1 }),
      )
    }
    if (url.includes('getTriggerOrders')) return Response.json({ orders: [], totalPages: 0 })
    if (isDefillama({ url })) return defillama()
    if (url.includes('frankfurter')) return Response.json({ base: 'EUR', rates: RATES })
    if (!url.includes('/v1/mints')) return Response.json([])
    const content = [SOL_TOKEN, USDC_TOKEN].filter(({ address }) => body.includes(address))
    return Response.json({ content: content.map((token) => ({ ...token, verified: true })) })
  })
}

const isDefillama = ({ url }: { url: string }) => url.includes('batchHistorical')

const WANTED = {
  userAddress: WALLET,
  format: undefined,
  summary: undefined,
  method: 'average' as const,
  currency: 'USD' as const,
  hasPrices: false,
  apiKey: undefined,
  onStep: () => {},
}

it('the summary names both tokens of a pair without a trade (behaviour 9.12, 18.9)', async () => {
  mockServices(recurringOrderItem({ trades: [], inUsed: '0', outReceived: '0' }))
  const { texts } = await exportWallet({ ...WANTED, summary: 'pairs' })
  expect(parse(texts.join(''), { columns: true })).toMatchObject([
    { 'In Token Symbol': 'USDC', 'Out Token Address': SOL, 'Out Token Symbol': 'SOL' },
  ])
})

it.each(['tokens', 'months', 'pairs'] as const)(
  'a summary needs no price of a deposit: %s (behaviour 9.12, 26.11)',
  async (summary) => {
    const mints = { inputMint: SOL, outputMint: USDC }
    const trade = recurringTradeItem({ ...mints, outputAmount: '7500', feeMint: USDC })
    const calls = mockServices(
      recurringOrderItem({ ...mints, trades: [trade], inUsed: '25', outReceived: '7500' }),
    )
    const { shortfalls, texts } = await exportWallet({ ...WANTED, summary, hasPrices: true })
    expect(calls.filter(isDefillama)).toEqual([])
    expect(shortfalls).toEqual([])
    expect(texts.join('')).toContain('7500')
  },
)

it.each([
  ['without an exchange rate', {}, '1 trade without an exchange rate.'],
  [
    'at a provisional rate',
    { '2026-02-01': { USD: 1.25 } },
    '1 trade at a provisional exchange rate.',
  ],
])('the command counts trades %s (behaviour 27.4)', async (_, rates, note) => {
  Object.assign(RATES, rates)
  const trade = recurringTradeItem({ confirmedAt: '2026-02-02T10:00:03Z' })
  mockServices(recurringOrderItem({ trades: [trade] }))
  const { notes } = await exportWallet({ ...WANTED, summary: 'tokens', currency: 'EUR' })
  expect(notes.find((text) => text.includes('exchange rate'))).toBe(note)
})

const LONG_AGO = '2026-02-02T10:00:03Z'
const JUST_NOW = new Date(Date.now() - 10 * 60_000).toISOString()
const nothing = () => Response.json({ coins: {} })

it.each([
  ['DefiLlama lacks them', LONG_AGO, nothing, 2, ['2 USD prices not found.'], []],
  ['DefiLlama can’t be reached', LONG_AGO, connectionLost, 2, [], ['Couldn’t reach DefiLlama.']],
  ['their minutes are younger than 30 minutes', JUST_NOW, nothing, 0, [], []],
])(
  'prices are ‘not found’ only if DefiLlama was asked for them: %s (behaviour 8.31, 9.12)',
  async (_, date, defillama, calls, notFound, failed) => {
    const mints = { inputMint: SOL, outputMint: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263' }
    const trade = recurringTradeItem({ ...mints, feeMint: mints.outputMint, confirmedAt: date })
    const dates = { createdAt: date, updatedAt: date }
    const made = mockServices(
      recurringOrderItem({ ...mints, ...dates, trades: [trade] }),
      defillama,
    )
    const { notes, shortfalls } = await exportWallet({ ...WANTED, hasPrices: true })
    expect(made.filter(isDefillama)).toHaveLength(calls)
    expect(notes.filter((note) => note.includes('not found'))).toEqual(notFound)
    expect(shortfalls.filter((text) => text.includes('DefiLlama'))).toEqual(failed)
  },
  20_000,
)

it.each([
  ['tokens', ['The sides of 1 trade differ by over 10%.']],
  ['pairs', []],
] as const)(
  'a price far off is said where gains are: %s (behaviour 8.27, 9.12)',
  async (summary, expected) => {
    const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
    const mints = { inputMint: JUP, outputMint: SOL }
    const trade = recurringTradeItem({ ...mints, inputAmount: '250', outputAmount: '1000' })
    const timestamp = Date.parse(LONG_AGO) / 1_000 - 3
    const pricesOf = (price: number) => ({ prices: [{ timestamp, price }] })
    const coins = { [`solana:${JUP}`]: pricesOf(0.48), [`solana:${SOL}`]: pricesOf(120) }
    const used = { inUsed: '250', outReceived: '1000' }
    mockServices(recurringOrderItem({ ...mints, ...used, trades: [trade] }), () =>
      Response.json({ coins }),
    )
    const { notes } = await exportWallet({ ...WANTED, summary, hasPrices: true })
    expect(notes.filter((note) => note.includes('differ'))).toEqual(expected)
  },
)

it('Koinly’s file needs the answer of Jupiter’s search about an unverified token (behaviour 19.6)', async () => {
  const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
  const order = recurringOrderItem({
    outputMint: BONK,
    trades: [recurringTradeItem({ outputMint: BONK, feeMint: BONK })],
  })
  mockFetch(({ url, body }) => {
    if (url.includes('getRecurringOrders')) {
      return new Response(
        recurringResponse(url.includes('history') ? [order] : [], { totalPages: 1 }),
      )
    }
    if (url.includes('getTriggerOrders')) return Response.json({ orders: [], totalPages: 0 })
    if (!url.includes('/v1/mints')) return new Response('', { status: 400 })
    const listed = [USDC_TOKEN, { ...USDC_TOKEN, address: BONK, symbol: 'BONK' }]
    return Response.json({ content: listed.filter(({ address }) => body.includes(address)) })
  })
  const exported = exportWallet({ ...WANTED, format: 'koinly' })
  await expect(exported).rejects.toThrow('1 token name is missing, and Koinly needs them all.')
})
