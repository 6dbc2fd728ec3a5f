/** @jest-environment node */
import { answered, priced } from '@/lib/domain/testing/test-prices'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { NO_ANSWERS, type PriceAnswers, withAnswers } from '@/lib/domain/prices/price-answers'
import { pooledTrades } from '@/lib/domain/gains/pooled-trades'
import { reportOf } from '@/lib/domain/gains/report'
import { gainsOf } from '@/lib/domain/gains/gains'
import { saleTotals } from '@/lib/domain/gains/sale-totals'
import { testRecurring, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { deposited, swapped } from '@/lib/domain/testing/test-swaps'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { stateOf } from '@/lib/view/testing/test-events'
import { statementParts } from './statement-label'

const WALLETS = [
  { userAddress: 'MadeUpWa11et', isPartial: false },
  { userAddress: 'OtherWa11et', isPartial: true },
]
const events = [
  deposited('100', { date: '2026-01-01T10:00:00.000Z' }),
  swapped('50', '1', '0', { date: '2026-02-02T23:30:00.000Z' }),
  swapped('50', '1', '0', { date: '2026-03-03T10:00:00.000Z' }),
]

const calculated = (shownEvents: readonly OrderEvent[], answers: PriceAnswers) => {
  const pooled = [...pooledTrades({ events: shownEvents, answers, method: 'average' })]
  const shared = { filters: {}, answers, timeZone: 'UTC', today: '2026-11-21' }
  const gains = gainsOf(pooled, reportOf({ events: shownEvents, shownEvents, ...shared }))
  return { gains, saleTotals: saleTotals(pooled), method: 'average' as const }
}
const statementOf = (
  filters: EventFilters = {},
  shownEvents: readonly OrderEvent[] = events,
  answers = NO_ANSWERS,
) => ({
  ...calculated(shownEvents, answers),
  events,
  shownEvents,
  appliedFilters: filters,
  stateOf,
  timeZone: 'Europe/Berlin',
  download: { wallets: WALLETS, orders: [testRecurring()], pageWallets: WALLETS },
  labels: ['Savings', 'Othe…11et'],
  lacksNewerOrders: false,
  lacksRates: false,
  isSample: false,
  prices: { answers },
  atMs: Date.UTC(2026, 10, 21, 23, 30),
})

describe('a statement (behaviour 26.12)', () => {
  it('names its wallets, period, filters and date', () => {
    expect(statementParts(statementOf()).slice(0, 4)).toEqual([
      ['Wallets', 'Savings (MadeUpWa11et), OtherWa11et'],
      ['Period', '03 Feb 2026 – 03 Mar 2026'],
      ['Filters', 'None'],
      ['Date', '22 Nov 2026, times in Europe/Berlin'],
    ])
    expect(statementParts(statementOf({}, []))[1]).toEqual(['Period', 'No trades'])
  })

  it('names every filter', () => {
    const filters: EventFilters = {
      text: 'sol',
      kind: 'trade',
      key: 'Recurring',
      wallet: 'MadeUp',
      price: 'missing',
      pair: { input: USDC.slice(0, 5), output: SOL },
      from: '2026-02-01',
      to: '2026-02-28',
    }
    expect(statementParts(statementOf(filters))[2]).toEqual([
      'Filters',
      '“sol”, Trades, USDC → SOL, order Recurring, wallet MadeUp, 01 Feb 2026 – 28 Feb 2026, Missing price',
    ])
    expect(statementParts(statementOf({ to: '2026-02-28' }))[2]).toEqual([
      ...['Filters', 'Until 28 Feb 2026'],
    ])
  })

  it('says which prices and method it uses, and what is missing', () => {
    const statement = { ...statementOf(), lacksNewerOrders: true }
    expect(statementParts(statement).slice(4)).toEqual([
      ['USD prices', '4 prices: 4 from trades'],
      [
        'Method',
        expect.stringMatching(/^Average cost · these orders only\. .+This isn’t tax advice\. /),
      ],
      ['Sales', 'None'],
      [
        'Missing',
        'Orders or trades of OtherWa11et may be missing. ' +
          'Orders placed on jup.ag since 10 March 2026 aren’t included.',
      ],
    ])
    const whole = { ...statementOf({}, []), download: { wallets: [], orders: [], pageWallets: [] } }
    expect(statementParts(whole).slice(-1)).toEqual([['Missing', 'None known']])
    expect(statementParts(whole)[4]).toEqual(['USD prices', 'None'])
  })

  it.each([
    ['it is partial', true, 'Orders or trades of HiddenWa11et may be missing.'],
    ['it is whole', false, 'None known'],
  ])('names a wallet that a filter hides: %s', (_, isPartial, missing) => {
    const hidden = { userAddress: 'HiddenWa11et', isPartial }
    const wallets = WALLETS.slice(0, 1)
    const download = { wallets, orders: [], pageWallets: [...wallets, hidden] }
    const statement = { ...statementOf({ wallet: 'MadeUpWa11et' }), download }
    expect(new Map(statementParts(statement)).get('Missing')).toBe(missing)
  })

  it('sums the sales, as tax forms ask for them', () => {
    const sale = (date: string, sol: string, usdc: string, transactionSignature: string) =>
      swapped(sol, usdc, '0', { date, inputMint: SOL, outputMint: USDC, transactionSignature })
    const sales = [
      sale('2026-04-01T10:00:00.000Z', '1', '80', '5igA'),
      sale('2026-04-02T10:00:00.000Z', '2', '40', '5igB'),
      sale('2026-04-03T10:00:00.000Z', '1', '90', '5igC'),
    ]
    const textOf = new Map(statementParts(statementOf({}, [...events, ...sales])))
    expect(textOf.get('Sales')).toBe(
      '3 sales, 1 of them without a gain. For the parts with a known cost: proceeds $100.00, ' +
        'costs $100.00, gains $30.00, losses $30.00. A sale is what one transaction sold of one ' +
        'token. The UK’s same-day rule isn’t applied.',
    )
  })

  it('has no sums of zero if no sale has a gain', () => {
    const sale = swapped('1', '80', '0', { inputMint: SOL, outputMint: USDC })
    expect(new Map(statementParts(statementOf({}, [sale]))).get('Sales')).toBe(
      '1 sale without a gain. A sale is what one transaction sold of one token. ' +
        'The UK’s same-day rule isn’t applied.',
    )
  })

  it('says that the sides of a trade differ (behaviour 8.27)', () => {
    const swap = swapped('250', '1', '0', { inputMint: 'MintB', outputMint: 'MintA' })
    const minute = Date.UTC(2026, 1, 2, 10) / 1_000
    const prices = [
      answered('MintB', minute, priced('defillama', '0.48')),
      answered('MintA', minute, priced('defillama', '1200')),
    ]
    const statement = statementOf({}, [swap], withAnswers(NO_ANSWERS, prices, 0))
    const missing = new Map(statementParts(statement)).get('Missing')
    expect(missing).toContain('The sides of 1 trade differ by over 10%.')
  })

  it.each<[string, OrderEvent, string]>([
    [
      'a trade without a price',
      swapped('50', '1', '0', { inputMint: 'MintB', outputMint: 'MintA' }),
      '1 trade without a price: its cost or gain is unknown. 50 of 50 Unknown (MintB) sold have no known cost, so no gain is counted.',
    ],
    ['but not a deposit', deposited('50'), 'None known'],
    [
      'a trade with unknown amounts',
      swapped('50', '1', '0', { outputAmount: { amount: '1', adjustedForDecimals: false } }),
      '1 trade with unknown amounts isn’t counted.',
    ],
  ])('says what is not counted: %s (behaviour 26.3)', (_, event, missing) => {
    const download = { wallets: WALLETS.slice(0, 1), orders: [], pageWallets: [] }
    const statement = { ...statementOf({}, [event]), download }
    expect(new Map(statementParts(statement)).get('Missing')).toBe(missing)
  })
})
