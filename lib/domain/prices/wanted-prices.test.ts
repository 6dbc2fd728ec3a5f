/** @jest-environment node */
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import {
  sampleRecurring,
  sampleRefunds,
  sampleTrade,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { FIRST_PRICED_SECOND, wantedPrices } from './wanted-prices'

const NOW = unixSeconds('2027-01-01T00:00:00Z')
const at = (time: string) => unixSeconds(`2026-02-01T${time}Z`)

/** A USDC deposit and trades of USDC for SOL, at these dates. */
function eventsAt(createdAt: string, ...dates: string[]) {
  const trades = dates.map((confirmedAt) => sampleTrade({ confirmedAt }))
  return orderEvents([sampleRecurring({ createdAt, trades })], 'Wallet')
}

/** The prices that events at these dates need. */
const wantedAt = (...dates: [string, ...string[]]) => wantedPrices(eventsAt(...dates), NOW)

describe('the prices that events need', () => {
  it('are of the input of a deposit, of input and output of a trade, rounded down to the minute', () => {
    expect(wantedAt('2026-02-01T10:00:59.999Z', '2026-02-01T11:30:00Z')).toEqual(
      new Map([
        [USDC, [at('10:00:00'), at('11:30:00')]],
        [SOL, [at('11:30:00')]],
      ]),
    )
  })

  it('are of refunds too (behaviour 16.1)', () => {
    const updatedAt = '2026-02-01T12:00:30Z'
    const order = sampleRecurring({ refunds: sampleRefunds('50', updatedAt) })
    expect(wantedPrices(orderEvents([order], 'Wallet'), NOW)).toEqual(
      new Map([[USDC, [at('10:00:00'), at('12:00:00')]]]),
    )
  })

  it('are unique minutes, the oldest first', () => {
    const dates = ['11:59:59', '11:30:01', '11:30:59', '11:59:00'].map((t) => `2026-02-01T${t}Z`)
    const wanted = wantedPrices(eventsAt('2026-02-01T11:30:30Z', ...dates).toReversed(), NOW)
    expect(wanted.get(USDC)).toEqual([at('11:30:00'), at('11:59:00')])
    expect(wanted.get(SOL)).toEqual([at('11:30:00'), at('11:59:00')])
  })

  it('are of no amount that is unknown or in base units (behaviour 25.14, 25.15)', () => {
    const trades = [sampleTrade({ inputAmount: undefined })]
    const inTotal = sampleRecurring({ trades })
    expect(wantedPrices(orderEvents([inTotal], 'Wallet').slice(1), NOW).has(USDC)).toBe(false)
    const inBaseUnits = sampleRecurring({ baseUnitMints: [SOL], trades: [sampleTrade()] })
    expect([...wantedPrices(orderEvents([inBaseUnits], 'Wallet'), NOW).keys()]).toEqual([USDC])
  })

  it('are of all events if the clock is 26 hours behind (behaviour 8.1)', () => {
    const hoursAgo = (hours: number) => new Date((NOW - hours * 3_600) * 1_000).toISOString()
    const events = eventsAt(hoursAgo(30), hoursAgo(30), hoursAgo(5), hoursAgo(2))
    const wanted = wantedPrices(events, NOW - 26 * 3_600)
    expect(wanted.get(SOL)).toEqual([30, 5, 2].map((hours) => NOW - hours * 3_600))
  })

  it.each([
    ['the first second of 2020', '2020-01-01T00:00:00Z', [FIRST_PRICED_SECOND]],
    ['the second before it', '2019-12-31T23:59:59Z', undefined],
    ['the last second of a minute that is just over', '2026-12-31T23:59:59Z', [NOW - 60]],
    ['the minute that has just begun', '2027-01-01T00:00:00Z', undefined],
  ])('are between 2020 and the minute that is not over yet: %s', (_, date, minutes) => {
    expect(wantedAt(date).get(USDC)).toEqual(minutes)
  })
})
