/** @jest-environment node */
import fc from 'fast-check'
import { type Fixed, fixed, fixedText } from '@/lib/domain/amounts/decimal'
import { conversionTo } from '@/lib/domain/exchange-rates/exchange-rate'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { anyTrades, byDate, dayDate, isoDay } from '@/lib/domain/testing/any-trades'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { COST_METHODS } from './cost-method'
import { pooledTrades } from './pooled-trades'
import { gainsOf } from './gains'

function yearRates(usdOf: (day: number) => number) {
  const days = Array.from({ length: 28 }, (_, index) => index + 1)
  const entries = days.map((day) => [isoDay(day), { USD: Number(usdOf(day).toFixed(4)) }])
  return { year: 2026, days: Object.fromEntries(entries), fetchedAtMs: Date.UTC(2028, 0, 1) }
}

/** Purchases of SOL with USDC, and sales that never sell more than is held and end with nothing. */
const anyClosedTrades = fc
  .array(
    fc.record({ dollars: fc.integer({ min: 1, max: 900 }), step: fc.integer({ min: -9, max: 9 }) }),
    {
      maxLength: 25,
    },
  )
  .map((steps) => {
    let held = 0
    const trades = steps.flatMap(({ dollars, step }, index) => {
      const amount = step > 0 ? step : -Math.min(-step, held)
      if (amount === 0) return []
      held += amount
      const date = dayDate((index % 28) + 1)
      return amount > 0
        ? swapped(String(dollars), String(amount), '0', { date })
        : swapped(String(-amount), String(dollars), '0', { date, inputMint: SOL, outputMint: USDC })
    })
    const end = swapped(String(held), '7', '0', {
      date: dayDate(28),
      inputMint: SOL,
      outputMint: USDC,
    })
    return held > 0 ? [...trades, end] : trades
  })
  .map(byDate)

/** Another rate for each day of February 2026. */
const CHANGING = conversionTo('EUR', [yearRates((day) => 1 + day / 97)])
const CONSTANT = conversionTo('EUR', [yearRates(() => 1.0856)])

const abs = (figure: Fixed) => (figure < 0n ? -figure : figure)
const sum = (figures: readonly Fixed[]) => figures.reduce((a, b) => a + b, 0n)

const EVERYTHING = {
  isShown: () => true,
  timeZone: 'UTC',
  remaining: { day: undefined, before: undefined, isOfAllOrders: false },
}

it.each(COST_METHODS)(
  'in a currency whose rate never changes, a gain is that in USD times the rate (%s, behaviour 27.3)',
  (method) => {
    const property = fc.property(anyTrades, (events) => {
      const inUsd = [...pooledTrades({ events, answers: NO_ANSWERS, method })]
      const inEuro = [
        ...pooledTrades({ events, answers: NO_ANSWERS, method, conversion: CONSTANT }),
      ]
      for (const [index, { sale }] of inUsd.entries()) {
        const gain = inEuro[index]?.sale?.gain
        if (sale?.gain === undefined || gain === undefined) expect(gain).toBe(sale?.gain)
        else
          expect(abs(gain * 10_856n - sale.gain * 10_000n)).toBeLessThan(
            fixed('0.0001') / 10n ** 46n,
          )
      }
    })
    fc.assert(property, { numRuns: 100 })
  },
)

it('both methods have the same total gain if nothing is left, whatever the rates (behaviour 27.3)', () => {
  const property = fc.property(anyClosedTrades, (events) => {
    const [average, fifo] = COST_METHODS.map((method) => {
      const pooling = { events, answers: NO_ANSWERS, method, conversion: CHANGING }
      return sum([...pooledTrades(pooling)].map(({ sale }) => sale?.gain ?? 0n))
    })
    expect(average).toBe(fifo)
  })
  fc.assert(property, { numRuns: 100 })
})

it('each trade has the rate of its own day in UTC, and none without a rate (behaviour 27.3, 27.4)', () => {
  const days = { '2026-02-02': { USD: 1.25 }, '2026-02-03': { USD: 1.6 } }
  const conversion = conversionTo('EUR', [{ year: 2026, days, fetchedAtMs: Date.UTC(2026, 1, 3) }])
  const bought = (day: string, dollars: string) =>
    swapped(dollars, '1', '0', { date: `${day}T23:30:00.000Z` })
  const sold = (day: string, inputMint: string, outputMint: string) =>
    swapped('1', '160', '0', { date: `${day}T23:30:00.000Z`, inputMint, outputMint })
  const events = [
    bought('2026-01-31', '50'),
    bought('2026-02-02', '100'),
    sold('2026-02-03', SOL, USDC),
    sold('2026-02-05', SOL, USDC),
    sold('2026-02-06', 'BONK', SOL),
  ]
  const pooled = [...pooledTrades({ events, answers: NO_ANSWERS, method: 'average', conversion })]
  expect(pooled.map(({ values }) => values?.value && fixedText(values.value))).toEqual([
    ...[undefined, '80', '100', '100', undefined],
  ])
  expect(pooled.map(({ rate }) => (typeof rate === 'object' ? rate.day : rate))).toEqual([
    ...['missing', '2026-02-02', '2026-02-03', '2026-02-03', undefined],
  ])
  expect(pooled[2]?.sale?.gain).toBe(fixed('20'))
  const { unpriced, unrated, provisional } = gainsOf(pooled, EVERYTHING, 'EUR')
  expect({ unpriced, unrated, provisional }).toEqual({ unpriced: 1, unrated: 1, provisional: 1 })
})
