/** @jest-environment node */
import fc from 'fast-check'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import type { Trade } from '@/lib/domain/trades/order-event'
import { testTradeEvent } from '@/lib/view/testing/test-events'
import { distinctTrades } from '@/lib/view/tax-files/tax-rows'
import { taxRows } from '@/lib/view/testing/run-files'

const START_MS = Date.UTC(2026, 1, 2, 10)
const tradeAt = (ms: number, change: Partial<Trade> = {}): Trade => ({
  ...testTradeEvent({ date: new Date(START_MS + ms).toISOString() }),
  ...change,
})

/** Counts how often `work` looks into a Map or a Set, or changes one. */
function stepsOf(work: () => unknown): number {
  let steps = 0
  const restore = [Map.prototype, Set.prototype].flatMap((prototype: object) =>
    ['get', 'has', 'set', 'add'].flatMap((name) => {
      const method: unknown = Reflect.get(prototype, name)
      if (typeof method !== 'function') return []
      Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]): unknown {
        steps += 1
        return Reflect.apply(method, this, values)
      })
      return () => Reflect.set(prototype, name, method)
    }),
  )
  try {
    work()
  } finally {
    for (const put of restore) put()
  }
  return steps
}

/** Trades that look for a free moment or a free place as often as they can. */
const TRADES: Record<string, (index: number) => Trade> = {
  'all equal': () => tradeAt(0),
  'two equal in each second': (index) => tradeAt(Math.floor(index / 2) * 1_000),
  'two equal in each millisecond': (index) => tradeAt(Math.floor(index / 2)),
  'the newest first': (index) => tradeAt(-Math.floor(index / 2) * 1_000),
  'two exchanges in turn': (index) =>
    tradeAt(0, { inputAmount: adjustedAmount(index % 2 === 0 ? '25' : '26') }),
  'equal amounts with other zeros': (index) =>
    tradeAt(0, { inputAmount: adjustedAmount(`25.${'0'.repeat(1 + (index % 60))}`) }),
  'equal, and half of them name the first places': (index) =>
    tradeAt(0, index % 2 === 0 ? {} : { place: (index + 1) / 2 }),
}

it.each(Object.entries(TRADES))(
  'the steps of a tax file grow no faster than its trades (behaviour 12.3): %s',
  (name, tradeOf) => {
    const format = name.includes('millisecond') ? 'rotki' : 'cointracker'
    const [small, large] = [1_000, 10_000].map((count) => {
      const events = Array.from({ length: count }, (_, index) => tradeOf(index))
      return stepsOf(() => taxRows(format, { events, mints: [], fetchedTokenPrices: {} }))
    })
    expect(small).toBeGreaterThan(1_000)
    expect(large).toBeLessThan(11 * (small ?? 0))
  },
)

it.each([
  ['every second trade', (index: number) => index % 2 === 0],
  ['the later half', (index: number) => index >= 500],
])('nor if %s was exported before (behaviour 19.15)', (_, isExported) => {
  const [small, large] = [1_000, 10_000].map((count) => {
    const trades = Array.from({ length: count }, () => tradeAt(0))
    const exported = new Set(trades.filter((_trade, index) => isExported((index * 1_000) / count)))
    return stepsOf(() => distinctTrades('cointracker', trades, (trade) => exported.has(trade)))
  })
  expect(large).toBeLessThan(11 * (small ?? 0))
})

it('each trade gets the first moment from its own on that no equal trade before it has (behaviour 19.2)', () => {
  const anyTrade = fc.record({
    ms: fc.integer({ min: 0, max: 9_000 }),
    input: fc.constantFrom('1', '1.0', '2'),
    isExported: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyTrade, { maxLength: 30 }), (rows) => {
      const trades = rows
        .sort((a, b) => a.ms - b.ms)
        .map(({ ms, input, isExported }, index) =>
          tradeAt(ms, {
            inputAmount: adjustedAmount(input),
            orderKey: `${isExported ? 'Exported' : 'New'}${index + 1}`,
          }),
        )
      const isExported = ({ orderKey }: Trade) => orderKey.startsWith('Exported')
      const taken = new Set<string>()
      const expected = new Map<string, number>()
      for (const trade of [...trades].sort(
        (a, b) => Number(isExported(b)) - Number(isExported(a)),
      )) {
        let ms = Date.parse(trade.date)
        const key = () => `${Math.floor(ms / 1_000)} ${Number(trade.inputAmount?.amount)}`
        while (taken.has(key())) ms += 1_000
        taken.add(key())
        expected.set(trade.orderKey, ms)
      }
      const dated = distinctTrades('cointracker', trades, isExported)
      expect(new Map(dated.map(({ orderKey, date }) => [orderKey, Date.parse(date)]))).toEqual(
        expected,
      )
    }),
  )
})
