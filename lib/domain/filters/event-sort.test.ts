/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type EventSort, type FigureSwitches, sortedEvents } from './event-sort'

const NET: FigureSwitches = { subtractFee: true, isRateSwapped: false }

function event(change: {
  at: number
  out?: string
  fee?: string
  to?: string
  from?: string
  paid?: string
}): OrderEvent {
  const { at, out, fee = '0', to = SOL, from = USDC, paid = '1' } = change
  const core = {
    date: new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString(),
    inputMint: from,
    inputAmount: adjustedAmount(paid),
    outputMint: to,
    orderType: 'trigger',
    orderKey: 'Key',
    userAddress: 'Wallet',
    transactionSignature: '',
  } as const
  if (out === undefined) return { kind: 'deposit', ...core }
  const output = { outputAmount: adjustedAmount(out), fee: adjustedAmount(fee) }
  return { kind: 'trade', ...core, ...output }
}

const rowsBy = (
  events: readonly OrderEvent[],
  column: EventSort['column'],
  isDescending = false,
  switches = NET,
) => sortedEvents(events, { column, isDescending }, switches).map((event) => events.indexOf(event))

describe('sorted rows (behaviour 17.12)', () => {
  const DATES = [event({ at: 1 }), event({ at: 2, out: '1' }), event({ at: 2, out: '2' })]
  const PAID = ['10', '9', '9.0', '0.5', '10.00'].map((paid, at) => event({ at, paid }))
  const OUT = [
    event({ at: 0 }),
    event({ at: 1, out: '3' }),
    event({ at: 2, out: '2.9', fee: '0.2' }),
  ]
  const TOKENS = [
    event({ at: 0, paid: '5' }),
    event({ at: 1, paid: '1', from: SOL }),
    event({ at: 2, paid: '4' }),
  ]
  const RATES = [
    event({ at: 0, paid: '3', out: '1' }),
    event({ at: 1, paid: '4', out: '2' }),
    event({ at: 2, paid: '6', out: '2' }),
    event({ at: 3, paid: '1', out: '0' }),
  ]
  const date = '2026-01-01T00:00:00.000Z'
  const first = swapped('1', '3', '0', { date })
  const second = swapped('1', '2', '0', { date })
  const third = swapped('1', '1', '0', { date })
  const NO_INPUT: OrderEvent[] = [{ ...first, inputAmount: null }, second, third]
  const inBaseUnits = { amount: '9', adjustedForDecimals: false }
  const NO_OUTPUT: OrderEvent[] = [first, { ...second, outputAmount: inBaseUnits }, third]
  it.each<[string, readonly OrderEvent[], EventSort['column'], boolean, number[]]>([
    ['date: the oldest first', DATES, 'date', false, [0, 1, 2]],
    ['date: the newest first, equal dates in the given sequence', DATES, 'date', true, [1, 2, 0]],
    ['amount: by value, equal amounts oldest first', PAID, 'amount', false, [3, 1, 2, 0, 4]],
    ['amount, descending: equal amounts still oldest first', PAID, 'amount', true, [0, 4, 1, 2, 3]],
    ['amount: by token, the token of the oldest row first', TOKENS, 'amount', false, [2, 0, 1]],
    ['amount, descending: the tokens keep their sequence', TOKENS, 'amount', true, [0, 2, 1]],
    ['for: a deposit has no output and comes last', OUT, 'for', false, [2, 1, 0]],
    ['for, descending: a deposit still comes last', OUT, 'for', true, [1, 2, 0]],
    ['rate: a trade of 0 has no rate and comes last', RATES, 'rate', false, [0, 2, 1, 3]],
    ['rate, descending', RATES, 'rate', true, [1, 0, 2, 3]],
    ['amount: an unknown amount comes last', NO_INPUT, 'amount', true, [1, 2, 0]],
    ['for: a trade whose input is unknown has an output', NO_INPUT, 'for', true, [0, 1, 2]],
    ['rate: a trade whose input is unknown has no rate', NO_INPUT, 'rate', true, [1, 2, 0]],
    ['for: an output in base units comes last', NO_OUTPUT, 'for', false, [2, 0, 1]],
    ['rate: a trade in base units comes last', NO_OUTPUT, 'rate', false, [2, 0, 1]],
  ])('%s', (_, events, column, isDescending, rows) => {
    expect(rowsBy(events, column, isDescending)).toEqual(rows)
  })

  it('follow the fee switch and the direction of rates', () => {
    expect(rowsBy(OUT, 'for', false, { ...NET, subtractFee: false })).toEqual([1, 2, 0])
    expect(rowsBy(RATES, 'rate', false, { ...NET, isRateSwapped: true })).toEqual([1, 0, 2, 3])
  })

  it('are in the right sequence even if their amounts differ only in the 15th digit', () => {
    const long = ['5', '4', '6'].map((end, at) =>
      event({ at, paid: `123456.12345678${end}`, out: `123456.12345678${end}` }),
    )
    expect(rowsBy(long, 'amount')).toEqual([1, 0, 2])
    expect(rowsBy(long, 'for')).toEqual([1, 0, 2])
  })

  it('with equal rates stay oldest first, though floats tell the rates apart', () => {
    // 0.3 / 0.1 is 2.9999999999999996, 0.9 / 0.3 is 3.
    const rates = [
      event({ at: 0, out: '0.3', paid: '0.1' }),
      event({ at: 1, out: '0.9', paid: '0.3' }),
    ]
    expect(rowsBy(rates, 'rate')).toEqual([0, 1])
    expect(rowsBy(rates, 'rate', true)).toEqual([0, 1])
  })

  it('are sorted by the output if the fee is unknown, whatever the fee switch says', () => {
    const trades = ['2', '3', '1'].map((out, at) => ({ ...event({ at, out }), fee: null }))
    expect(rowsBy(trades, 'for')).toEqual([2, 0, 1])
    expect(rowsBy(trades, 'for', false, { ...NET, subtractFee: false })).toEqual([2, 0, 1])
  })
})
