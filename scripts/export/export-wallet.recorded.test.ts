/** @jest-environment node */
import { answered, priced } from '@/lib/domain/testing/test-prices'
import type { Order } from '@/lib/domain/orders/order'
import { inTokenUnits } from '@/lib/domain/orders/token-units'
import { NO_ANSWERS, withAnswers, withoutScaledPrices } from '@/lib/domain/prices/price-answers'
import { keylessPlan } from '@/lib/domain/prices/price-plan'
import { wantedPrices } from '@/lib/domain/prices/token-price'
import { reconcileOrders } from '@/lib/domain/reconciliation/reconcile-orders'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { scaledMintsOf, type Token } from '@/lib/domain/tokens/token'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { csvEvents } from '@/lib/domain/trades/order-event'
import type { ListPage } from '@/lib/upstream/order-lists/orders-page'
import { fetchPriceHistory } from '@/lib/upstream/birdeye/birdeye-prices'
import {
  parseNewerRecurring,
  parseNewerTriggers,
} from '@/lib/upstream/newer-orders/newer-orders-page'
import { parseRecurringOrders, parseTriggerOrders } from '@/lib/upstream/order-lists/orders-page'
import { mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { mockJupiter } from '@/lib/upstream/testing/mock-jupiter'
import { readRecorded } from '@/lib/upstream/testing/recorded/read-recorded'
import { searchTokens } from '@/lib/upstream/tokens/jupiter-tokens'
import { fileRequests } from '@/lib/view/routes/file-request-split'
import { requestedFile } from '@/lib/view/routes/csv-route'
import { csvTable } from '@/lib/view/files/csv-rows'
import { WALLET } from '@/lib/view/testing/test-events'
import { tokenNotes } from '@/lib/view/tokens/token-label'

/** Returns the CSV rows of some orders: time, kind, amounts in, out, fee and net, signature and order key. */
function rowsOf(orders: readonly Order[]): string[] {
  return csvTable(csvEvents(orderEvents(orders, WALLET)), new Map(), {}).rows.map((cells) => {
    const cell = (column: number) => cells[column] || '–'
    const amounts = [5, 10, 12, 14].map(cell).join(' ')
    const [signature, key] = [cell(16), cell(18)].map((text) => String(text).slice(0, 4))
    return `${cell(1)} ${cell(0)} ${amounts} ${signature} ${key}`
  })
}

/** Returns the orders of a page. All of them must be readable and reconciled. */
function readableOrders({ orders, unreadableOrders }: ListPage<Order>): readonly Order[] {
  expect(unreadableOrders).toBe(0)
  expect(orders.some((order) => order.unreadableTrades)).toBe(false)
  const { unverifiable, notReconciled } = reconcileOrders(orders)
  expect([unverifiable, notReconciled]).toEqual([0, []])
  return orders
}

const ACTIVE = 'active' as const
const PAST = 'past' as const

describe('recorded recurring orders (behaviour 3.13, 5.3, 9.1)', () => {
  it.each([
    [
      'active, by time',
      'recurring-active-time',
      ACTIVE,
      [
        '1741661513 deposit 104 – – – 3Vud 8ico',
        '1741661514 trade 52 0.432012145 0.000432012 0.431580133 2ens 8ico',
      ],
    ],
    [
      'past, by price, two of them with top-ups',
      'recurring-past-price',
      PAST,
      [
        '1741186450 deposit 0.002 – – – 5dEt 2A9B',
        '1741258952 deposit 1 – – – 2hcd 7gUF',
        '1741261936 deposit 1 – – – 22Dv 2kH7',
        '1741261971 trade 0.328798109 49.983108 0.049983 49.933125 3JB5 2kH7',
        '1741262031 trade 0.329885906 50.087697 0.050087 50.03761 qNp9 2kH7',
        '1741262091 trade 0.329513072 49.993 0.049993 49.943007 4M14 2kH7',
        '1741331325 deposit 1 – – – 2j8V Hkno',
        '1741331351 trade 0.069322033 9.995763 0.009995 9.985768 2nrV Hkno',
        '1741331405 deposit 0.001 – – – 5ZVe Hkno',
        '1741331439 deposit 0.001 – – – 5WHP Hkno',
        '1741331462 deposit 0.001 – – – 5tHk Hkno',
        '1741417767 trade 0.071804924 10.01567 0.010015 10.005655 48km Hkno',
        '1741504164 trade 0.071985073 10.006301 0.010006 9.996295 WPSQ Hkno',
        '1741590562 trade 0.078369049 10.01685 0.010016 10.006834 CqQ5 Hkno',
        '1741657629 deposit 110 – – – 3qGX DwRf',
        '1741657658 trade 9.99936 0.084814818 0.000084814 0.084730004 5Mai DwRf',
        '1741657973 deposit 110 – – – 5zS2 EpTs',
        '1741658008 trade 10.00223 0.083995938 0.000083995 0.083911943 2Nbm EpTs',
        '1741658014 deposit 1 – – – RpT1 EpTs',
      ],
    ],
  ])('%s', (_, name, orderStatus, rows) => {
    expect(rowsOf(readableOrders(parseRecurringOrders(readRecorded(name), orderStatus)))).toEqual(
      rows,
    )
  })
})

describe('recorded triggers (behaviour 2.14, 9.1)', () => {
  it.each([
    ['active, without trades', 'trigger-active', ACTIVE, 3, []],
    [
      'past, with one cancelled without trades',
      'trigger-past',
      PAST,
      1,
      [
        '1742198073 deposit 120.8527972 – – – 2yp6 2Bwo',
        '1742198203 trade 120.8527972 0.187321836 0.000187321 0.187134515 4VKP 2Bwo',
        '1742198845 deposit 0.05 – – – 466G 99uW',
        '1742198977 trade 0.05 32.071840924 0 32.071840924 3PDo 99uW',
      ],
    ],
    [
      'past, with up to five fills',
      'trigger-past-many-fills',
      PAST,
      0,
      [
        '1721223353 deposit 15 – – – 3Kxq 5Mim',
        '1721227966 trade 0.6 18750 18.75 18731.25 4s7N 5Mim',
        '1721229066 trade 0.576 18000 18 17982 5Ru1 5Mim',
        '1721229066 trade 0.576 18000 18 17982 23qa 5Mim',
        '1721229211 trade 2.6496 82800 82.8 82717.2 3TNk 5Mim',
        '1721230644 trade 10.5984 331200 331.2 330868.8 2v2r 5Mim',
        '1721304062 deposit 3.599980699 – – – 3oYH DFbt',
        '1721531239 trade 3.599980699 119999.356633 119.999356 119879.357277 NPeh DFbt',
      ],
    ],
    [
      'past, in the older response format',
      'trigger-past-two-fills',
      PAST,
      1,
      [
        '1719979101 deposit 15 – – – 3HeA 3kQp',
        '1720035309 trade 3 39473.684211 39.473684 39434.210527 DA94 3kQp',
        '1720035621 trade 12 157894.736842 157.894736 157736.842106 4ETi 3kQp',
      ],
    ],
  ])('%s', (_, name, orderStatus, untraded, rows) => {
    const page = parseTriggerOrders(readRecorded(name), orderStatus)
    expect(rowsOf(readableOrders(page))).toEqual(rows)
    expect(page.keysWithoutTrades).toHaveLength(untraded)
  })
})

const tokenWith = (address: string, decimals: number): Token => ({
  address,
  symbol: '',
  name: '',
  decimals,
})
const tokens = new Map([
  [SOL, tokenWith(SOL, 9)],
  [USDC, tokenWith(USDC, 6)],
])

describe('newer orders (behaviour 25.11, 25.14)', () => {
  const newerRows = (page: ListPage<Order>) =>
    rowsOf(readableOrders(page).map((order) => inTokenUnits(order, tokens)))

  it('recurring orders, by time and by price', () => {
    const page = parseNewerRecurring(readRecorded('newer-recurring'), 'active')
    expect(newerRows(page)).toEqual([
      '1782456845 deposit 20 – – – 4R18 019f',
      '1782498474 deposit 20 – – – PPbp 019f',
      '1782499328 deposit 20 – – – 32hA 019f',
      '1782499331 trade 10 0.137589159 – 0.137589159 HuNM 019f',
    ])
  })

  it('a trigger with times in seconds, beside a recurring order in its list', () => {
    const page = parseNewerTriggers(readRecorded('newer-triggers'), 'past')
    expect(newerRows(page)).toEqual([
      '1790000000 deposit 1 – – – – prov',
      '1790000100 trade 1 500 – 500 HuNM prov',
    ])
  })

  it('an unused wallet has no orders', () => {
    const page = parseNewerTriggers(readRecorded('newer-empty'), 'past')
    expect(page).toMatchObject({ totalPages: 0, orders: [], unreadableOrders: 0 })
  })
})

describe('a token with a multiplier (behaviour 6.12, 8.31)', () => {
  const SPACEX = 'PreANxuXjsy2pvisWWMNB6YaJNzr7681wJJr2rHsfTh'
  const nowMs = Date.UTC(2026, 8, 24)

  /** Returns the token, and the orders that buy it with their events. */
  async function scaled() {
    const { calls } = mockJupiter(async () => readRecorded('token-search-scaled'))
    const asking = { signal: new AbortController().signal, nowMs }
    const [token] = await searchTokens(calls, [SPACEX], asking)
    if (!token) throw new Error('The search found no token')
    const page = parseNewerRecurring(readRecorded('newer-recurring-scaled'), 'active')
    const withScaled = new Map(tokens).set(SPACEX, token)
    const orders = readableOrders(page).map((order) => inTokenUnits(order, withScaled))
    return { token, orders, events: csvEvents(orderEvents(orders, WALLET)) }
  }

  it('has a note about it, and its amounts stay as the order has them', async () => {
    const { token, orders } = await scaled()
    const notes = tokenNotes({ kind: 'known', mint: SPACEX, token })
    expect(notes.map(({ text }) => text)).toEqual(['Wallets show 5 times this amount'])
    expect(rowsOf(orders)).toEqual([
      '1790186401 deposit 0.2 – – – PPbp 019f',
      '1790186405 trade 0.1 0.016688071 – 0.016688071 HuNM 019f',
    ])
  })

  it('has no value from DefiLlama: its price isn’t requested, and a cached one doesn’t count', async () => {
    const { token, events } = await scaled()
    const scaledMints = scaledMintsOf([token])
    const wanted = wantedPrices(events, nowMs / 1_000)
    const { calls } = keylessPlan(events, wanted, NO_ANSWERS, { nowMs, scaledMints })
    expect(calls.map(({ mint }) => mint)).toEqual([SOL])
    const cached = withAnswers(
      NO_ANSWERS,
      [SOL, SPACEX].map((mint) => answered(mint, 1_790_186_400, priced('defillama', '116.74'))),
      nowMs,
    )
    const prices = withoutScaledPrices(cached, scaledMints)
    const [part] = fileRequests({ events, tokens: new Map([[SPACEX, token]]), prices }).bodies
    const [, , trade = ''] = requestedFile(part?.body ?? '').text.split('\n')
    expect(trade).toBe(
      `trade,1790186405,${SOL},Wrapped SOL,SOL,0.1,11.674,${SPACEX},SpaceX PreStocks,SPACEX,0.016688071,,,,0.016688071,,HuNMpjFkTjVrCYMN6gTPWV9ay3GSxTxM7sZj4WNzjvzQoe4J5CR71MnTpuMKH9rtkDoDCTWu6rYRM12oR9cpbb4,recurring time,019f0530-36a7-77da-a38f-ed9414bb996b`,
    )
  })
})

describe('Birdeye’s prices (behaviour 8.12)', () => {
  it.each([
    ['birdeye-history', 1_742_750_100, 1_742_752_800, '131.78749142630966', 4],
    ['birdeye-history-documented', 1_726_670_700, 1_726_672_500, '127.97284640184616', 3],
  ])('are read from %s', async (name, from, to, first, count) => {
    mockFetch(() => new Response(readRecorded(name)))
    const { signal } = new AbortController()
    const prices = await fetchPriceHistory(
      { mint: SOL, minutes: [from, to] },
      { apiKey: 'key', signal },
    )
    expect([String(prices.get(from)), prices.size]).toEqual([first, count])
  })
})
