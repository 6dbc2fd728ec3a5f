/** @jest-environment node */
import fc from 'fast-check'
import { fixed, fixedText } from '@/lib/domain/amounts/decimal'
import type { ForeignCurrency } from './currency'
import { conversionTo, inCurrency, inDollars, rateText } from './exchange-rate'
import type { YearRates } from './year-rates'

const LATER_MS = Date.UTC(2027, 5, 1)
const rates = (
  days: Record<string, number | { USD?: number; GBP?: number }>,
  change: Partial<YearRates> = {},
): YearRates => ({
  year: 2026,
  fetchedAtMs: LATER_MS,
  days: Object.fromEntries(
    Object.entries(days).map(([day, rate]) => [
      day,
      typeof rate === 'number' ? { USD: rate, GBP: 0.85 } : rate,
    ]),
  ),
  ...change,
})
const rateOn = (day: string, years: readonly YearRates[], currency: ForeignCurrency = 'EUR') => {
  const rate = conversionTo(currency, years).rateOn(day)
  return rate && `${rateText(rate)} of ${rate.day}${rate.isProvisional ? ', provisional' : ''}`
}

const EASTER = { '2026-04-02': 1.25, '2026-04-07': 1.6 }

describe('the rate of a day (behaviour 27.4)', () => {
  it.each([
    ['a working day', '2026-04-02', EASTER, '0.8 of 2026-04-02'],
    ['Good Friday', '2026-04-03', EASTER, '0.8 of 2026-04-02'],
    ['Easter Monday, never the later day', '2026-04-06', EASTER, '0.8 of 2026-04-02'],
    ['the day after', '2026-04-07', EASTER, '0.625 of 2026-04-07'],
    ['New Year', '2026-01-01', { '2025-12-31': 1.25, '2026-01-02': 1.6 }, '0.8 of 2025-12-31'],
    ['a Sunday at the end of a year', '2026-12-31', { '2026-12-29': 1.25 }, '0.8 of 2026-12-29'],
    ['ten days back', '2026-03-11', { '2026-03-01': 1.25 }, '0.8 of 2026-03-01'],
    ['eleven days back', '2026-03-12', { '2026-03-01': 1.25 }, undefined],
    ['before the first day', '2026-03-01', { '2026-03-02': 1.25 }, undefined],
    ['of an empty answer', '2026-03-01', {}, undefined],
  ])('%s', (_, day, days, expected) => {
    expect(rateOn(day, [rates(days)])).toBe(expected)
  })

  it('is crossed through the euro for another currency', () => {
    const years = [rates({ '2026-04-02': { USD: 1.0856, GBP: 0.84535 } })]
    expect(rateOn('2026-04-02', years, 'GBP')).toBe('0.778693809875 of 2026-04-02')
  })

  it.each([
    ['the currency', { USD: 1.25 }],
    ['the dollar', { GBP: 0.85 }],
  ])('is that of the day before if %s has none', (_, day) => {
    const years = [rates({ '2026-04-01': { USD: 1.25, GBP: 0.85 }, '2026-04-02': day })]
    expect(rateOn('2026-04-02', years, 'GBP')).toBe('0.68 of 2026-04-01')
  })

  it.each([
    ['its answer is from that day', Date.UTC(2026, 10, 28), {}, '0.8 of 2026-11-27, provisional'],
    [
      'a later answer has a later day',
      Date.UTC(2026, 10, 30, 18),
      { '2026-11-30': 1.6 },
      '0.8 of 2026-11-27',
    ],
    ['it is kept for good', Date.UTC(2027, 0, 3), {}, '0.8 of 2026-11-27'],
    ['it isn’t yet', Date.UTC(2027, 0, 2, 23, 59), {}, '0.8 of 2026-11-27, provisional'],
  ])(
    'a Saturday after the newest day is provisional unless %s',
    (_, fetchedAtMs, days, expected) => {
      const year = rates({ '2026-11-27': 1.25, ...days }, { fetchedAtMs })
      expect(rateOn('2026-11-28', [year])).toBe(expected)
    },
  )

  it('of two answers with the same day, the later one counts', () => {
    const early = rates({ '2025-12-31': 1.25 }, { year: 2025, fetchedAtMs: Date.UTC(2025, 11, 31) })
    const late = rates({ '2025-12-31': 1.6 })
    expect(rateOn('2025-12-31', [early, late])).toBe('0.625 of 2025-12-31')
    expect(rateOn('2025-12-31', [late, early])).toBe('0.625 of 2025-12-31')
  })

  it('the latest is that of the newest day that has one', () => {
    const days = { '2026-11-26': { USD: 1.25, GBP: 0.85 }, '2026-11-27': { USD: 1.3 } }
    expect(conversionTo('GBP', [rates(days)]).latest?.day).toBe('2026-11-26')
    expect(conversionTo('GBP', []).latest).toBeUndefined()
  })
})

describe('a value (behaviour 27.3)', () => {
  it.each([
    ['108.56', 1.0856, '100'],
    ['1', 3, '0.333333333333333333333333333333333333333333333333333333333333'],
    ['2', 3, '0.666666666666666666666666666666666666666666666666666666666667'],
    ['-2', 3, '-0.666666666666666666666666666666666666666666666666666666666667'],
  ])('of $%s at %d dollars a euro is %s euros', (usd, rate, euros) => {
    const { latest } = conversionTo('EUR', [rates({ '2026-04-02': rate })])
    expect(latest && fixedText(inCurrency(fixed(usd.replace('-', '')), latest))).toBe(
      euros.replace('-', ''),
    )
    expect(
      latest &&
        fixedText(inCurrency(usd.startsWith('-') ? -fixed(usd.slice(1)) : fixed(usd), latest)),
    ).toBe(euros)
  })

  it('comes back from the currency within one unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 75n),
        fc.integer({ min: 5000, max: 20_000 }),
        (usd, rate) => {
          const { latest } = conversionTo('EUR', [rates({ '2026-04-02': rate / 10_000 })])
          if (!latest) throw new Error('no rate')
          const back = inDollars(inCurrency(usd, latest), latest) - usd
          expect(back >= -2n && back <= 2n).toBe(true)
        },
      ),
    )
  })
})
