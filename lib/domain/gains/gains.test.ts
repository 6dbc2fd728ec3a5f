/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { USDT } from '@/lib/domain/tokens/token'
import type { MeasuredTrade, OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { fixedText } from '@/lib/domain/amounts/decimal'
import type { CostMethod } from './cost-method'
import { pooledTrades } from './pooled-trades'
import type { Report } from './report'
import { gainsOf } from './gains'
import { saleTotals } from './sale-totals'
import type { ValueSum } from './value-sum'

/** A trade on a day of 2026, such as '03-02', at noon in UTC: USDC for SOL with a fee of 0.5, or SOL for USDC. */
const traded = (
  day: string,
  paid: string,
  net: string,
  change: Partial<MeasuredTrade> = {},
): Trade => swapped(paid, net, '0.5', { date: `2026-${day}T12:00:00.000Z`, ...change })
const SALE = { inputMint: SOL, outputMint: USDC }

const ALL: Report = {
  isShown: () => true,
  timeZone: 'UTC',
  remaining: { day: undefined, before: undefined, isOfAllOrders: false },
}
type Options = Partial<Report> & { method?: CostMethod }

const gainsWith = (events: readonly OrderEvent[], { method = 'average', ...report }: Options) =>
  gainsOf(pooledTrades({ events, answers: NO_ANSWERS, method }), { ...ALL, ...report })

const sumText = ({ value, trades }: ValueSum) => `${fixedText(value)} (${trades})`

const bought = traded('03-02', '100', '1')
const sold = traded('04-05', '0.5', '80', SALE)

describe('the gains of the shown trades (behaviour 26.1, 26.4)', () => {
  it('a hidden purchase moves the pool: its cost counts when its tokens are sold', () => {
    const [token] = gainsWith([bought, sold], { isShown: (trade) => trade === sold }).tokens
    expect(token).toMatchObject({ bought: 0n, purchases: 0, sales: 1, soldWithoutCost: 0n })
    expect(token && sumText(token.gain)).toBe('30 (1)')
  })

  it('a hidden sale moves the pool, too', () => {
    const [token] = gainsWith([bought, sold], { isShown: (trade) => trade === bought }).tokens
    expect(token?.sales).toBe(0)
    expect(token && fixedText(token.remaining.amount)).toBe('0.5')
  })

  it('what remains is that of the filter’s last day, whatever other filters hide', () => {
    const remaining = { day: '2026-03-31', before: '2026-04-01', isOfAllOrders: false }
    const options = { remaining, isShown: () => false }
    const { tokens } = gainsWith([bought, sold], options)
    expect(tokens.map(({ remaining }) => fixedText(remaining.cost))).toEqual(['100'])
  })

  it.each<[string, boolean, string[]]>([
    ['a token that only remains has a row with a filter by date alone', false, [SOL]],
    ['with any other filter it has none', true, []],
  ])('%s', (_, isOfAllOrders, mints) => {
    const remaining = { ...ALL.remaining, isOfAllOrders }
    const gains = gainsWith([bought], { remaining, isShown: () => false })
    expect(gains.tokens.map(({ mint }) => mint)).toEqual(mints)
    expect(gains.heldMints).toEqual([SOL])
  })

  it('with first in, first out, what remains is the sum over all wallets', () => {
    const theirs = { ...traded('03-03', '300', '1'), userAddress: 'OtherWa11et' }
    const [token] = gainsWith([bought, theirs], { method: 'fifo' }).tokens
    expect(token && fixedText(token.remaining.cost)).toBe('400')
  })

  it('bought and sold count every measured trade, their USD the priced ones', () => {
    const unpriced = traded('03-03', '7', '2', { inputMint: 'NEW' })
    const given = traded('03-04', '1', '9', { inputMint: SOL, outputMint: 'NEW' })
    const { tokens, unpriced: count } = gainsWith([bought, unpriced, given], {})
    const token = tokens.find(({ mint }) => mint === SOL)
    expect(token && [fixedText(token.bought), token.purchases, sumText(token.cost)]).toEqual([
      ...['3', 2, '100 (1)'],
    ])
    expect(token && [fixedText(token.sold), token.sales, sumText(token.proceeds)]).toEqual([
      ...['1', 1, '0 (0)'],
    ])
    expect(token && fixedText(token.boughtWithCost)).toBe('1')
    expect(token && fixedText(token.costOfUnpricedSales)).toBe('100')
    expect(count).toBe(2)
  })

  it('a trade with a 0 on one side counts on both, without a price (behaviour 26.3)', () => {
    const empty = [traded('04-01', '7', '0'), traded('04-02', '0', '5', SALE)]
    const pooled = [
      ...pooledTrades({ events: [bought, ...empty], answers: NO_ANSWERS, method: 'fifo' }),
    ]
    const { tokens, unpriced } = gainsOf(pooled, ALL)
    const [token] = tokens
    expect(token && [fixedText(token.bought), token.purchases, sumText(token.cost)]).toEqual([
      ...['1', 2, '100 (1)'],
    ])
    expect(token && [fixedText(token.sold), token.sales, sumText(token.proceeds)]).toEqual([
      ...['0', 1, '0 (0)'],
    ])
    expect([unpriced, saleTotals(pooled).sales]).toEqual([2, 0])
  })

  it('a sale without a known cost: bought without a price, or never bought', () => {
    const unpriced = traded('03-01', '7', '2', { inputMint: 'NEW' })
    const [token] = gainsWith([unpriced, traded('03-05', '3', '90', SALE)], {}).tokens
    expect(token && [token.soldWithoutCost, token.soldUnpriced].map(fixedText)).toEqual(['3', '2'])
    expect(token && sumText(token.gain)).toBe('0 (0)')
  })

  it('says that another wallet held what one sold without having bought it', () => {
    const theirs = { ...sold, userAddress: 'OtherWa11et' }
    const held = (events: readonly OrderEvent[]) =>
      gainsWith(events, { method: 'fifo' }).tokens[0]?.isHeldElsewhere
    expect([held([bought, theirs]), held([theirs]), held([bought, sold])]).toEqual([
      ...[true, false, false],
    ])
  })

  it('USDC for USDT has no row, and needs no price (behaviour 26.3)', () => {
    const exchanged = { ...bought, outputMint: USDT }
    expect(gainsWith([exchanged], {})).toMatchObject({ tokens: [], unpriced: 0, unmeasured: 0 })
  })

  it('trades with an unknown amount are counted, and change nothing', () => {
    const inUnits = { ...bought, outputAmount: { amount: '1', adjustedForDecimals: false } }
    const events = [inUnits, { ...bought, inputAmount: null }]
    expect(gainsWith(events, {})).toMatchObject({ tokens: [], unpriced: 0, unmeasured: 2 })
  })

  it('tokens go by cost, then by proceeds, then by mint', () => {
    const events = [
      traded('03-04', '900', '5', { outputMint: 'Dear' }),
      ...['B', 'A'].map((outputMint) => traded('03-04', '100', '5', { outputMint })),
      traded('03-05', '1', '3', { inputMint: 'B', outputMint: USDC }),
      ...['D', 'C'].map((outputMint) => traded('03-04', '50', '5', { outputMint })),
    ]
    const mints = gainsWith(events, {}).tokens.map(({ mint }) => mint)
    expect(mints).toEqual(['Dear', 'B', 'A', 'C', 'D'])
  })

  it('an amount with 60 decimals keeps all of them', () => {
    const tiny = `0.${'0'.repeat(59)}1`
    const event = { ...bought, outputAmount: adjustedAmount(tiny) }
    const [token] = gainsWith([event], {}).tokens
    expect(token && fixedText(token.remaining.amount)).toBe(tiny)
  })
})

describe('months and years (behaviour 26.5)', () => {
  const lines = (events: readonly OrderEvent[], options: Options = {}) =>
    gainsWith(events, options).periods.map(({ period, trades, paid, received, fees, gain }) =>
      [period, trades, ...[paid, received, fees, gain].map(sumText)].join(' '),
    )

  it('sum the shown trades, and say how many trades each sum covers', () => {
    const unpriced = traded('04-06', '1', '9', { inputMint: SOL, outputMint: 'NEW' })
    expect(lines([{ ...bought, fee: adjustedAmount('1') }, sold, unpriced])).toEqual([
      '2026 3 180.5 (2) 130 (2) 50.5 (2) 30 (1)',
      '2026-03 1 100 (1) 50 (1) 50 (1) 0 (0)',
      '2026-04 2 80.5 (1) 80 (1) 0.5 (1) 30 (1)',
    ])
    const isShown = (trade: Trade) => trade === sold
    expect(lines([bought, sold], { isShown })[0]).toBe('2026 1 80.5 (1) 80 (1) 0.5 (1) 30 (1)')
  })

  it('count unknown fees, which are in no sum of fees', () => {
    const events = [{ ...sold, fee: null }]
    expect(lines(events)[0]).toBe('2026 1 80 (1) 80 (1) 0 (0) 0 (0)')
    const counts = gainsWith([...events, { ...bought, date: '2026-05-01T00:00:00.000Z' }], {})
    expect(counts.periods.map(({ period, unknownFees }) => `${period} ${unknownFees}`)).toEqual([
      ...['2026 1', '2026-04 1', '2026-05 0'],
    ])
  })

  it.each([
    ['UTC', '2026-12', '2026-12'],
    ['Asia/Tokyo', '2026-12', '2027-01'],
    ['America/New_York', '2026-11', '2026-12'],
  ])('are those of the zone %s', (timeZone, first, last) => {
    const events = [
      { ...bought, date: '2026-12-01T04:59:59.000Z' },
      { ...bought, date: '2026-12-31T15:00:00.000Z' },
    ]
    const months = gainsWith(events, { timeZone })
      .periods.map(({ period }) => period)
      .filter((period) => period.includes('-'))
    expect(months).toEqual([...new Set([first, last])])
  })
})
