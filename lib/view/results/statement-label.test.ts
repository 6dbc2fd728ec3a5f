/** @jest-environment node */
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { resultsOf } from '@/lib/domain/results/results'
import { testRecurring, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { deposited, swapped } from '@/lib/domain/testing/test-swaps'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { roundToMinute } from '@/lib/domain/prices/token-price'
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

/** Returns price answers: a dollar for each mint and date. */
const dollars = (...priced: (readonly [mint: string, date: string])[]) =>
  withAnswers(
    NO_ANSWERS,
    priced.map(([mint, date]) => ({
      mint,
      minute: roundToMinute(unixSeconds(date)),
      answer: { source: 'trade', value: '1', apartSeconds: 0 } as const,
    })),
    0,
  )
const statementOf = (
  filters: EventFilters = {},
  shownEvents: readonly OrderEvent[] = events,
  answers = NO_ANSWERS,
) => ({
  results: resultsOf(shownEvents, answers, 'UTC'),
  shownEvents,
  appliedFilters: filters,
  stateOf,
  timeZone: 'Europe/Berlin',
  download: { wallets: WALLETS, orders: [testRecurring()] },
  labels: ['Savings', 'Othe…11et'],
  isPurchaseHidden: false,
  lacksNewerOrders: false,
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
    const answers = dollars([USDC, '2026-02-02T23:30:00.000Z'])
    const statement = {
      ...statementOf({}, events, answers),
      isPurchaseHidden: true,
      lacksNewerOrders: true,
    }
    expect(statementParts(statement).slice(4)).toEqual([
      ['USD prices', '1 price: 1 from trades'],
      ['Method', expect.stringMatching(/^Average cost, of these orders only\. .+ tax advice\.$/)],
      [
        'Missing',
        'Orders or trades of OtherWa11et may be missing. ' +
          'Orders placed on jup.ag since 10 March 2026 aren’t included. ' +
          'Filters leave out earlier purchases. 3 USD prices missing. 1 trade without a price isn’t counted.',
      ],
    ])
    const whole = { ...statementOf({}, []), download: { wallets: [], orders: [] } }
    expect(statementParts(whole).slice(-1)).toEqual([['Missing', 'None known']])
    expect(statementParts(whole)[4]).toEqual(['USD prices', 'None'])
  })

  const other = { date: '2026-05-05T10:00:00.000Z' }
  const inBaseUnits = { outputAmount: { amount: '1', adjustedForDecimals: false } }
  it.each<[string, OrderEvent, string]>([
    [
      'a trade',
      swapped('50', '1', '0', { ...other, outputMint: 'MintA' }),
      '2 USD prices missing. 1 trade without a price isn’t counted.',
    ],
    ['but not a deposit', deposited('50', other), 'None known'],
    [
      'but not a deposit that has its price',
      deposited('1', { ...other, inputMint: SOL }),
      'None known',
    ],
    [
      'but not a trade with unknown amounts',
      swapped('50', '1', '0', { ...other, ...inBaseUnits }),
      '1 trade with unknown amounts isn’t counted.',
    ],
  ])('counts the prices that its trades need: %s (behaviour 26.1, 26.3)', (_, event, missing) => {
    const { date } = deposited('1')
    const answers = dollars([USDC, date], [SOL, date], [SOL, other.date])
    const statement = statementOf({}, [swapped('50', '1'), event], answers)
    const wallets = [{ userAddress: 'MadeUpWa11et', isPartial: false }]
    const parts = statementParts({ ...statement, download: { wallets, orders: [] } })
    const textOf = new Map(parts)
    expect([textOf.get('USD prices'), textOf.get('Missing')]).toEqual([
      ...['2 prices: 2 from trades', missing],
    ])
  })
})
