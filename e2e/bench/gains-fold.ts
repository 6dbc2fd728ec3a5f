import { answered, priced } from '@/lib/domain/testing/test-prices'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { type Conversion, conversionTo } from '@/lib/domain/exchange-rates/exchange-rate'
import type { YearRates } from '@/lib/domain/exchange-rates/year-rates'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { COST_METHODS, type CostMethod } from '@/lib/domain/gains/cost-method'
import { pooledFrom } from '@/lib/domain/gains/pooled-trades'
import { pricedTrades } from '@/lib/domain/gains/priced-trades'
import { reportOf } from '@/lib/domain/gains/report'
import { gainsOf } from '@/lib/domain/gains/gains'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { addDays } from '@/lib/domain/time/local-day'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { Figure } from './figures'

const SIZES = [5_000, 100_000]
/** The first runs are slow: the engine optimizes code as it runs. */
const RUNS = 7

/** Measures how long tokens and months take to calculate if every price is known (behaviour 26.1, 27.3). */
function measureFolds(): Figure[] {
  const ways = COST_METHODS.flatMap((method) => [
    { method, conversion: undefined },
    { method, conversion: conversionTo('GBP', [2024, 2025].map(ratesOfYear)) },
  ])
  return SIZES.flatMap((size) =>
    ways.flatMap(({ method, conversion }): Figure[] => {
      const { priced, pools, report } = fastestFold(size, method, conversion)
      const name = `${method}, ${conversion?.currency ?? 'USD'}`
      const trades = `${size.toLocaleString('en-US')} trades`
      return [
        [`${name}: values of ${trades}`, priced, 'ms'],
        [`${name}: pools of ${trades}`, pools, 'ms'],
        [`${name}: report of ${trades}`, report, 'ms'],
      ]
    }),
  )
}

function ratesOfYear(year: number): YearRates {
  const day = `${year}-01-01`
  const days = Array.from({ length: 366 }, (_, index) => [
    addDays(day, index),
    { USD: Number((1.0856 + index / 10_000).toFixed(4)), GBP: 0.84535 },
  ])
  return { year, days: Object.fromEntries(days), fetchedAtMs: Date.UTC(2028, 0, 1) }
}

/** Returns the times of the fastest run, in ms. Slower runs shared the processor with other work. */
function fastestFold(size: number, method: CostMethod, conversion: Conversion | undefined) {
  const events = tradesOf(size)
  const prices = events.flatMap(({ date, inputMint, outputMint }) =>
    [inputMint, outputMint].map((mint) =>
      answered(
        mint,
        roundToMinute(unixSeconds(date)),
        priced('defillama', '123.4567890123456', 60),
      ),
    ),
  )
  const answers = withAnswers(NO_ANSWERS, prices, 0)
  const reported = { events, shownEvents: events, filters: {}, timeZone: undefined }
  const times = Array.from({ length: RUNS }, () => {
    const startMs = performance.now()
    const priced = [...pricedTrades({ events, answers })]
    const pricedMs = performance.now()
    const pooled = [...pooledFrom(priced, { method, conversion })]
    const pooledMs = performance.now()
    gainsOf(pooled, reportOf({ ...reported, today: '2030-01-01' }))
    return {
      priced: pricedMs - startMs,
      pools: pooledMs - pricedMs,
      report: performance.now() - pooledMs,
    }
  })
  return {
    priced: Math.min(...times.map(({ priced }) => priced)),
    pools: Math.min(...times.map(({ pools }) => pools)),
    report: Math.min(...times.map(({ report }) => report)),
  }
}

/** Returns purchases and sales of 300 tokens, ten minutes apart. */
function tradesOf(size: number) {
  return Array.from({ length: size }, (_, index) => {
    const mint = `Mint${index % 300}`
    const date = new Date(Date.UTC(2024, 0, 1) + index * 600_000).toISOString()
    return index % 3 === 0
      ? swapped(`${(index % 89) + 1}.123456789`, '1.123456789', '0.001234567', {
          date,
          inputMint: mint,
          outputMint: SOL,
        })
      : swapped('123.456789', '1', '0.001234567', {
          date,
          inputMint: USDC,
          outputMint: mint,
          outputAmount: adjustedAmount(`${(index % 97) + 1}.123456789`),
        })
  })
}

console.log(JSON.stringify(measureFolds()))
