/** @jest-environment node */
import { answered, priced } from '@/lib/domain/testing/test-prices'
import fc from 'fast-check'
import { type Fixed, fixed, fixedText } from '@/lib/domain/amounts/decimal'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { anyTrades, isoDay } from '@/lib/domain/testing/any-trades'
import { deposited, swapped } from '@/lib/domain/testing/test-swaps'
import type { MeasuredTrade, OrderEvent } from '@/lib/domain/trades/order-event'
import { COST_METHODS, type CostMethod } from './cost-method'
import { pooledTrades } from './pooled-trades'
import type { Report } from './report'
import { gainsOf } from './gains'
import { saleTotals } from './sale-totals'

const everything: Report = {
  isShown: () => true,
  timeZone: 'UTC',
  remaining: { day: undefined, before: undefined, isOfAllOrders: false },
}

type Change = Partial<MeasuredTrade>
const traded = (text: string, change: Change = {}): MeasuredTrade => {
  const [paid = '', input = '', , net = '', output = ''] = text.split(' ')
  const mintOf = (symbol: string) => ({ USDC, SOL })[symbol] ?? symbol
  const mints = { inputMint: mintOf(input), outputMint: mintOf(output) }
  return swapped(paid, net, '0', { ...mints, ...change })
}

const gainCells = (events: readonly OrderEvent[], method: CostMethod = 'average') =>
  [...pooledTrades({ events, answers: NO_ANSWERS, method })].flatMap(({ sale }) =>
    sale ? [sale.gain === undefined ? '–' : fixedText(sale.gain)] : [],
  )

describe('the sequence at one time (behaviour 26.2)', () => {
  const buy = traded('100 USDC for 1 SOL', { orderKey: 'Z' })
  const swap = traded('1 SOL for 5 BONK', { orderKey: 'M' })
  const sale = traded('5 BONK for 150 USDC', { orderKey: 'A' })
  const sequence = (events: readonly OrderEvent[]) =>
    [...pooledTrades({ events, answers: NO_ANSWERS, method: 'fifo' })].map(({ trade }) => trade)

  it('purchases with dollars, then one token for another, then sales for dollars', () => {
    expect(sequence([sale, swap, buy])).toEqual([buy, swap, sale])
  })

  it('within each by signature, then order key, then place', () => {
    const second = { ...buy, place: 2 }
    const other = { ...buy, orderKey: 'B' }
    const signed = { ...buy, transactionSignature: '5ig', orderKey: 'A' }
    expect(sequence([signed, second, buy, other])).toEqual([other, buy, second, signed])
  })

  it('an earlier sale stays before a later purchase', () => {
    const earlier = { ...sale, date: '2026-02-02T10:00:02.000Z' }
    expect(sequence([earlier, buy])).toEqual([earlier, buy])
  })
})

describe('trades without a price (behaviour 26.3)', () => {
  const day = (number: number) => ({ date: `2026-02-0${number}T10:00:00.000Z` })
  const buy = traded('100 USDC for 1 SOL', day(1))

  it('a sale takes its amount and its share of the cost out of the pool', () => {
    const events = [buy, traded('0.5 SOL for 7 NEW', day(2)), traded('1 SOL for 150 USDC', day(3))]
    const sales = [...pooledTrades({ events, answers: NO_ANSWERS, method: 'average' })].flatMap(
      ({ sale }) => sale ?? [],
    )
    expect(sales.map(({ gain, parts }) => [gain, parts.map(({ cost }) => cost)])).toEqual([
      [undefined, [fixed('50')]],
      [fixed('25'), [fixed('50'), undefined]],
    ])
  })

  it.each<[CostMethod, string]>([
    ['average', '100'],
    ['fifo', '0'],
  ])('a purchase adds its amount with an unknown cost (%s)', (method, remainingCost) => {
    const unpriced = traded('7 NEW for 1 SOL', { date: '2026-01-01T00:00:00.000Z' })
    const sale = traded('1 SOL for 150 USDC', day(3))
    const remaining = { ...everything.remaining, before: '2026-02-02' }
    const report = { ...everything, remaining }
    const events = [unpriced, buy, sale]
    const { tokens } = gainsOf(pooledTrades({ events, answers: NO_ANSWERS, method }), report)
    expect(tokens.find(({ mint }) => mint === SOL)?.remaining).toEqual({
      amount: fixed('2'),
      amountWithCost: fixed('1'),
      cost: fixed('100'),
    })
    expect(gainCells(events, method).at(-1)).toBe(remainingCost === '0' ? '–' : '50')
  })

  it('a trade with an unknown amount moves no pool, and a deposit or refund changes nothing', () => {
    const refund = { ...deposited('7'), kind: 'refund' as const }
    const unknown = { ...traded('1 SOL for 5 BONK'), inputAmount: null }
    const pooled = [
      ...pooledTrades({
        events: [deposited('400'), unknown, refund],
        answers: NO_ANSWERS,
        method: 'average',
      }),
    ]
    expect(pooled).toEqual([{ trade: unknown, isMismatch: false }])
  })

  it('a trade with a 0 on one side moves the pool of the other', () => {
    const events = [traded('0 USDC for 1 SOL', day(1)), traded('1 SOL for 0 USDC', day(2))]
    const [bought, sold] = [...pooledTrades({ events, answers: NO_ANSWERS, method: 'average' })]
    expect(bought?.purchase).toMatchObject({ amount: fixed('1'), cost: undefined })
    expect(sold?.sale).toMatchObject({ amount: fixed('1'), proceeds: undefined })
  })
})

describe('prices of one token for another (behaviour 8.32)', () => {
  const minute = Date.parse('2026-02-02T10:00:00.000Z') / 1_000
  const swap = traded('2 SOL for 1000 BONK')
  const stored = (source: 'birdeye' | 'trade', value: string) =>
    withAnswers(NO_ANSWERS, [answered(SOL, minute, priced(source, value))], 0)
  const valueOf = (events: readonly OrderEvent[], answers = NO_ANSWERS) => {
    const pooled = [...pooledTrades({ events, answers, method: 'average' })]
    const values = pooled.find(({ trade }) => trade.outputMint === 'BONK')?.values
    return values?.value === undefined ? '–' : fixedText(values.value)
  }
  const dollarTrade = traded('1000 USDC for 10 SOL')

  it('a selected trade of the same minute gives the price before any run', () => {
    expect(valueOf([dollarTrade, swap])).toBe('200')
    expect(valueOf([swap])).toBe('–')
  })

  it('a fetched price counts before the trade’s', () => {
    expect(valueOf([dollarTrade, swap], stored('birdeye', '103'))).toBe('206')
  })

  it('a stored price from other trades doesn’t count', () => {
    expect(valueOf([swap], stored('trade', '103'))).toBe('–')
    expect(valueOf([dollarTrade, swap], stored('trade', '103'))).toBe('200')
  })

  it('a manual price of USDC counts in it', () => {
    const answers = withAnswers(NO_ANSWERS, [answered(USDC, minute, priced('manual', '0.9'))], 0)
    expect(valueOf([dollarTrade, swap], answers)).toBe('180')
  })
})

describe('several wallets (behaviour 26.2)', () => {
  const inWalletA = { userAddress: 'A', date: '2026-02-01T10:00:00.000Z' }
  const inWalletB = { userAddress: 'B', date: '2026-02-02T10:00:00.000Z' }
  const events = [traded('100 USDC for 1 SOL', inWalletA), traded('1 SOL for 150 USDC', inWalletB)]

  it('average cost is one pool over all wallets', () => {
    expect(gainCells(events)).toEqual(['50'])
  })

  it('first in, first out is per wallet, and says that another wallet held some', () => {
    const [, sold] = [...pooledTrades({ events, answers: NO_ANSWERS, method: 'fifo' })]
    expect(sold?.sale).toMatchObject({ gain: undefined, isHeldElsewhere: true })
    const [alone] = [
      ...pooledTrades({ events: events.slice(1), answers: NO_ANSWERS, method: 'fifo' }),
    ]
    expect(alone?.sale?.isHeldElsewhere).toBe(false)
  })
})

const sum = (figures: readonly Fixed[]) => figures.reduce((a, b) => a + b, 0n)

describe.each(COST_METHODS)('with any trades (%s)', (method) => {
  it('known costs and amounts of each token add up, to the last digit (behaviour 26.2)', () => {
    const property = fc.property(anyTrades, (trades) => {
      const pooled = [...pooledTrades({ events: trades, answers: NO_ANSWERS, method })]
      for (const token of gainsOf(pooled, everything).tokens) {
        const { costOfSales, costOfUnpricedSales, remaining } = token
        expect(costOfSales + costOfUnpricedSales + remaining.cost).toBe(token.cost.value)
        const neverBought = token.soldWithoutCost - token.soldUnpriced
        expect(token.sold - neverBought + remaining.amount).toBe(token.bought)
      }
    })
    fc.assert(property, { numRuns: 200 })
  })

  it('a sale’s parts add up to its amount and its proceeds (behaviour 26.2)', () => {
    const property = fc.property(anyTrades, (trades) => {
      for (const { sale } of pooledTrades({ events: trades, answers: NO_ANSWERS, method })) {
        if (!sale) continue
        const { parts, amount, proceeds } = sale
        expect(sum(parts.map((part) => part.amount))).toBe(amount)
        if (proceeds !== undefined) expect(sum(parts.map((p) => p.proceeds ?? -1n))).toBe(proceeds)
      }
    })
    fc.assert(property, { numRuns: 100 })
  })

  it('the gains of any periods add up to the gain without a filter (behaviour 26.4)', () => {
    const splits = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 4 })
    const property = fc.property(anyTrades, splits, (trades, days) => {
      const pooled = [...pooledTrades({ events: trades, answers: NO_ANSWERS, method })]
      const isoDays = days.map(isoDay).sort()
      const bounds = ['2000', ...isoDays, '3000']
      const gains = bounds.slice(1).map((end, index) => {
        const from = bounds[index] ?? ''
        const isShown = ({ date }: OrderEvent) => date >= from && date < end
        const { tokens } = gainsOf(pooled, { ...everything, isShown })
        return sum(tokens.map(({ gain }) => gain.value))
      })
      const { tokens, periods } = gainsOf(pooled, everything)
      expect(sum(gains)).toBe(sum(tokens.map(({ gain }) => gain.value)))
      const months = periods.filter(({ period }) => period.includes('-'))
      expect(sum(months.map(({ gain }) => gain.value))).toBe(sum(gains))
    })
    fc.assert(property, { numRuns: 100 })
  })

  it('proceeds − costs = gains − losses in the statement (behaviour 26.12)', () => {
    const property = fc.property(anyTrades, (trades) => {
      const pooled = [...pooledTrades({ events: trades, answers: NO_ANSWERS, method })]
      const { proceeds, costs, gains, losses, sales, withoutGain } = saleTotals(pooled)
      const tokens = gainsOf(pooled, everything).tokens
      expect(proceeds - costs).toBe(gains - losses)
      expect(gains - losses).toBe(sum(tokens.map(({ gain }) => gain.value)))
      expect(gains >= 0n && losses >= 0n && withoutGain <= sales).toBe(true)
    })
    fc.assert(property, { numRuns: 100 })
  })
})
