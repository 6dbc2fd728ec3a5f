/** @jest-environment node */
import * as z from 'zod'
import { recurringCall, standInsInProcess, triggerCall } from '../../stand-ins/in-process'
import { isAddress } from '../wire/sample-address'
import { tokens } from '../wire/sample-tokens'
import { planOrders } from './long-tail-plan'
import { hubTokens, tailTokens } from './long-tail-tokens'

const orderSchema = z.object({
  orderKey: z.string(),
  recurringType: z.string().default('trigger'),
  inputMint: z.string(),
  outputMint: z.string(),
  createdAt: z.string(),
  status: z.string().optional(),
  closeTx: z.string().nullable(),
  trades: z.array(z.object({ txId: z.string(), inputAmount: z.string() })),
})
const pageSchema = z.object({
  totalPages: z.number(),
  all: z.array(orderSchema).optional(),
  orders: z.array(orderSchema).optional(),
})

/** Every page of the four lists, as the app reads them. */
function readWallet(size: { orders: number; pairs: number; trades: number }) {
  const standIns = standInsInProcess()
  const address = standIns.newWallet({ sample: 'long-tail', ...size })
  let pages = 0
  const lists = [recurringCall, triggerCall].flatMap((call) =>
    ['history', 'active'].map((status) => {
      const read = (page: number) => standIns.read(pageSchema, call(address, page, status))
      const { totalPages } = read(1)
      pages += totalPages
      return Array.from({ length: totalPages }, (_, index) => read(index + 1)).flatMap(
        ({ all = [], orders = [] }) => [...all, ...orders],
      )
    }),
  )
  return { pages, lists, orders: lists.flat() }
}

function counts(keys: readonly string[]): number[] {
  const found = new Map<string, number>()
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1)
  return [...found.values()].sort((a, b) => b - a)
}

describe('long-tail', () => {
  const wallet = readWallet({ orders: 2_000, pairs: 700, trades: 10_000 })
  const shown = wallet.orders.filter(({ trades }) => trades.length > 0)

  test('has as many orders and trades as asked for, each once, on 218 pages', () => {
    expect(shown).toHaveLength(2_000)
    expect(new Set(wallet.orders.map(({ orderKey }) => orderKey)).size).toBe(2_166)
    expect(wallet.pages).toBe(218)
    const trades = shown.flatMap((order) => order.trades)
    expect(new Set(trades.map(({ txId }) => txId)).size).toBe(10_000)
    expect(trades).toHaveLength(10_000)
  })

  test('what is left out are triggers without a trade, open and cancelled', () => {
    const empty = wallet.orders.filter(({ trades }) => trades.length === 0)
    expect(new Set(empty.map((order) => `${order.recurringType} ${order.status}`))).toEqual(
      new Set(['trigger Open', 'trigger Cancelled']),
    )
  })

  test('most of its 700 pairs have one or two orders, three have hundreds', () => {
    const sizes = counts(
      shown.map((order) => `${order.recurringType} ${order.inputMint} ${order.outputMint}`),
    )
    expect(sizes).toHaveLength(700)
    expect(sizes.slice(0, 3)).toEqual([300, 220, 120])
    expect(sizes.filter((size) => size <= 2).length).toBeGreaterThan(600)
  })

  test.each([
    { trades: 100_000, longest: 10_000, middle: 20 },
    { trades: 5_000, longest: 400, middle: 2 },
  ])(
    'of $trades trades the longest order has about $longest, half of them at most $middle',
    (row) => {
      const lengths = planOrders({ orders: 2_000, pairs: 700, trades: row.trades })
        .map(({ trades }) => trades)
        .filter((count) => count > 0)
        .sort((a, b) => b - a)
      expect(lengths).toHaveLength(2_000)
      expect(lengths.reduce((sum, count) => sum + count, 0)).toBe(row.trades)
      expect(lengths[0]).toBeGreaterThan(row.longest * 0.75)
      expect(lengths[0]).toBeLessThanOrEqual(row.longest)
      expect(lengths[1_000]).toBeLessThanOrEqual(row.middle)
    },
  )

  test('every list is sorted newest first, holds all types it can, and mixes its pairs', () => {
    const [pastRecurring = [], activeRecurring = [], pastTrigger = [], activeTrigger = []] =
      wallet.lists
    for (const list of wallet.lists) {
      const moments = list.map(({ createdAt }) => Date.parse(createdAt))
      expect(moments).toEqual([...moments].sort((a, b) => b - a))
      expect(list.length).toBeGreaterThan(80)
      const firstPairs = list.slice(0, 10).map((order) => `${order.inputMint} ${order.outputMint}`)
      expect(new Set(firstPairs).size).toBeGreaterThan(4)
    }
    for (const list of [pastRecurring, activeRecurring]) {
      expect(new Set(list.map((order) => order.recurringType))).toEqual(new Set(['time', 'price']))
    }
    expect(new Set(pastTrigger.map((order) => order.status))).toEqual(
      new Set(['Completed', 'Cancelled']),
    )
    expect(new Set(activeTrigger.map((order) => order.status))).toEqual(new Set(['Open']))
  })

  test('its amounts have from 1 to over 10 digits', () => {
    const digits = shown.map(
      ({ trades }) => trades[0]?.inputAmount.replace(/\D|^[0.]+|0+$/g, '').length ?? 0,
    )
    expect(Math.min(...digits)).toBe(1)
    expect(Math.max(...digits)).toBeGreaterThan(10)
  })

  test.each([
    { orders: 12, pairs: 7, trades: 150 },
    { orders: 60, pairs: 30, trades: 1_000 },
    { orders: 2, pairs: 1, trades: 2 },
  ])('$orders orders in $pairs pairs have $trades trades', (size) => {
    const orders = readWallet(size).orders.filter(({ trades }) => trades.length > 0)
    expect(orders).toHaveLength(size.orders)
    expect(orders.flatMap(({ trades }) => trades)).toHaveLength(size.trades)
    const pairs = orders.map(
      (order) => `${order.recurringType} ${order.inputMint} ${order.outputMint}`,
    )
    expect(counts(pairs)).toHaveLength(size.pairs)
  })
})

describe('its tokens', () => {
  const all = [...hubTokens, ...tailTokens]
  const known = tailTokens.filter(({ knownTo }) => knownTo.length > 0)

  test('are 297, each an address of its own, a third known nowhere', () => {
    const mints = new Set([...Object.values(tokens), ...tailTokens].map(({ mint }) => mint))
    expect(mints.size).toBe(Object.keys(tokens).length + tailTokens.length)
    expect([...mints].every(isAddress)).toBe(true)
    expect(all).toHaveLength(297)
    expect(all.length - known.length - hubTokens.length).toBe(99)
  })

  test('are all traded by the wallet of 700 pairs', () => {
    const { orders } = readWallet({ orders: 2_000, pairs: 700, trades: 2_000 })
    const traded = orders
      .filter(({ trades }) => trades.length > 0)
      .flatMap((order) => [order.inputMint, order.outputMint])
    expect(new Set(traded)).toEqual(new Set(all.map(({ mint }) => mint)))
  })

  test('have symbols of 3 to 12 characters, and a fifth no logo', () => {
    const lengths = new Set(known.map(({ symbol }) => symbol.length))
    expect([...lengths].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const withoutLogo = known.filter(({ logoURI }) => logoURI === null).length
    expect(withoutLogo / known.length).toBeGreaterThan(0.15)
    expect(withoutLogo / known.length).toBeLessThan(0.25)
  })

  test('are known to one service or several, and the stand-ins answer so', () => {
    const services = new Set(known.map(({ knownTo }) => knownTo.join(' ')))
    expect(services.size).toBe(4)
    const standIns = standInsInProcess()
    const mints = all.map(({ mint }) => mint)
    const listed = standIns.read(
      z.object({ content: z.array(z.object({ address: z.string() })) }),
      'POST /token-list/v1/mints?chainId=101',
      { body: { addresses: mints } },
    )
    const searched = [0, 100, 200].flatMap((start) =>
      standIns.read(
        z.array(z.object({ id: z.string() })),
        `GET /jupiter/tokens/v2/search?query=${mints.slice(start, start + 100).join(',')}`,
      ),
    )
    const found = [...listed.content.map(({ address }) => address), ...searched.map(({ id }) => id)]
    expect(new Set(found).size).toBe(297 - 99)
  })
})
