/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { sampleRecurring, sampleTrigger, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { anySwap, deposited, swapped } from '@/lib/domain/testing/sample-swaps'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { outputMintsOf } from '@/lib/domain/trades/event-output-mint'
import { keepPairPositions, type PairSummary, summarize, summaryKey } from './pair-summary'

const orders = [
  sampleRecurring(),
  sampleRecurring({ orderKey: 'KeyA', outputMint: 'MintC' }),
  sampleTrigger({ orderKey: 'KeyA', inputMint: USDC, outputMint: 'MintD' }),
]

const summaryOf = (events: readonly OrderEvent[]) => summarize(events, outputMintsOf(orders))

it('one row a pair, with exact sums of deposits, refunds, trades and fees (behaviour 18.1, 18.3)', () => {
  const events: OrderEvent[] = [
    deposited('100.1'),
    deposited('0.2'),
    { ...deposited('12.5'), kind: 'refund' },
    swapped('25', '0.1', '0.2', { date: '2026-02-04T10:00:00.000Z' }),
    swapped('0.000001', '0.000000001', '0', { date: '2026-02-03T10:00:00.000Z' }),
  ]
  expect(summaryOf(events)).toEqual([
    {
      key: `${USDC} ${SOL}`,
      inputMint: USDC,
      outputMint: SOL,
      trades: 2,
      deposits: 2,
      deposited: '100.3',
      refunds: 1,
      refunded: '12.5',
      paid: '25.000001',
      received: { net: '0.100000001', total: '0.300000001' },
      fees: '0.2',
      unknownFees: 0,
      firstTrade: '2026-02-03T10:00:00.000Z',
      lastTrade: '2026-02-04T10:00:00.000Z',
    },
  ])
})

it('a fee that is not known is counted and added to nothing (behaviour 7.8, 18.4)', () => {
  const [pair] = summaryOf([swapped('1', '5', '1'), swapped('1', '7', null)])
  expect(pair).toMatchObject({
    fees: '1',
    unknownFees: 1,
    received: { net: '12', total: '13' },
  })
})

it('the pairs with the most trades come first; mints make a pair, not symbols (behaviour 18.1)', () => {
  const other = { outputMint: 'MintC' }
  const rows = summaryOf([
    swapped('1', '1', '0'),
    swapped('1', '1', '0', other),
    swapped('1', '1', '0', other),
    swapped('1', '1', '0', { inputMint: SOL, outputMint: USDC }),
  ])
  expect(rows.map(({ key, trades }) => [key, trades])).toEqual([
    [`${USDC} MintC`, 2],
    [`${USDC} ${SOL}`, 1],
    [`${SOL} ${USDC}`, 1],
  ])
})

it.each([
  ['a recurring order', 'recurring time', 'RecurringKey', SOL],
  ['another one', 'recurring time', 'KeyA', 'MintC'],
  ['a trigger of the same key', 'trigger', 'KeyA', 'MintD'],
] as const)(
  'a deposit belongs to what its order buys: %s, also without trades (behaviour 18.1)',
  (_, orderType, orderKey, outputMint) => {
    const rows = summaryOf([deposited('25', { orderType, orderKey })])
    expect(rows).toMatchObject([
      { key: summaryKey(USDC, outputMint), trades: 0, deposited: '25', paid: '0' },
    ])
    expect(rows[0]?.firstTrade).toBeUndefined()
  },
)

it('a deposit whose order is not known is in no pair', () => {
  expect(summaryOf([deposited('25', { orderKey: 'Other' })])).toEqual([])
})

it('sums are those of an exact recomputation, whatever the events and their order', () => {
  fc.assert(
    fc.property(fc.array(anySwap, { maxLength: 30 }), (events) => {
      const rows = summaryOf(events)
      const trades = events.filter((event) => event.kind === 'trade')
      expect(rows.reduce((sum, row) => sum + row.trades, 0)).toBe(trades.length)
      expect(rows.map((row) => row.trades)).toEqual(
        rows.map((row) => row.trades).sort((a, b) => b - a),
      )
      for (const { inputMint, outputMint, ...row } of rows) {
        const own = trades.filter(
          (trade) => trade.inputMint === inputMint && trade.outputMint === outputMint,
        )
        const sum = (amountOf: (trade: Trade) => string) =>
          own.reduce((all, trade) => all.plus(amountOf(trade)), new Big(0)).toFixed()
        const feeOf = ({ fee }: Trade) => fee?.amount ?? '0'
        expect(row.paid).toBe(sum((trade) => trade.inputAmount.amount))
        expect(row.received.net).toBe(sum((trade) => trade.outputAmount.amount))
        expect(row.fees).toBe(sum(feeOf))
        expect(row.received.total).toBe(new Big(row.received.net).plus(row.fees).toFixed())
        const dates = own.map(({ date }) => date).sort()
        expect([row.firstTrade, row.lastTrade]).toEqual([dates[0], dates.at(-1)])
      }
    }),
  )
})

it('what all deposits of the orders come to is deposited', () => {
  const events = orderEvents([sampleRecurring({ inDeposited: '12.5' })], 'Wallet')
  expect(summaryOf(events)).toMatchObject([{ deposits: 1, deposited: '12.5' }])
})

const pair = (key: string, trades: number): PairSummary => ({
  ...{
    key,
    inputMint: key,
    outputMint: key,
    trades,
    deposits: 0,
    deposited: '0',
    refunds: 0,
    refunded: '0',
    paid: '0',
  },
  received: { net: '0', total: '0' },
  ...{ fees: '0', unknownFees: 0, firstTrade: undefined, lastTrade: undefined },
})

it.each([
  ['the first time they stand as they are sorted', [], ['A', 'B'], ['A', 'B']],
  ['one that has more trades by now stays where it was', ['B', 'A'], ['A', 'B'], ['B', 'A']],
  ['new ones stand below', ['B'], ['C', 'A', 'B'], ['B', 'C', 'A']],
  ['one that is gone leaves no gap', ['B', 'D', 'A'], ['A', 'B'], ['B', 'A']],
])('while lists are read %s (behaviour 18.2)', (_, shown, sorted, positioned) => {
  const pairs = sorted.map((key, index) => pair(key, 10 - index))
  const result = keepPairPositions(shown, pairs)
  expect(result.map(({ key }) => key)).toEqual(positioned)
  expect(new Set(result)).toEqual(new Set(pairs))
})
