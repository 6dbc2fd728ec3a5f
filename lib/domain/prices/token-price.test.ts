/** @jest-environment node */
import {
  FIRST_PRICED_SECOND,
  knownPrice,
  partsOfKey,
  priceKey,
  roundToMinute,
  wantedPrices,
} from './token-price'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { testRecurring, testRefunds, testTrade, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { unixSeconds } from '@/lib/domain/time/unix-time'

describe('a price: a number or the marker ‘missing’', () => {
  const prices = { 'Mint-60': 141.2, 'Free-60': 0, 'Absent-60': 'missing' } as const

  it.each([
    ['known within its minute', 'Mint', 119, 141.2],
    ['a price of 0 is a price', 'Free', 60, 0],
    ['missing', 'Absent', 60, undefined],
    ['of another minute', 'Mint', 120, undefined],
    ['of another mint', 'Other', 60, undefined],
  ])('the known price of a mint at a time: %s', (_, mint, seconds, expected) => {
    expect(knownPrice(prices, mint, seconds)).toBe(expected)
  })
})

it.each([
  ['a whole minute stays', 1_772_438_400, 1_772_438_400],
  ['the last second of the minute', 1_772_438_459, 1_772_438_400],
])('a price is for a whole minute, rounded down: %s (behaviour 8.1)', (_, seconds, expected) => {
  expect(roundToMinute(seconds)).toBe(expected)
  expect(priceKey('Mint', seconds)).toBe(`Mint-${expected}`)
})

it('a price key contains its mint and minute', () => {
  const parts = { mint: 'Mint-with-dashes', minute: 1_772_438_400 }
  expect(partsOfKey(priceKey(parts.mint, parts.minute))).toEqual(parts)
})

const NOW = unixSeconds('2027-01-01T00:00:00Z')
const at = (time: string) => unixSeconds(`2026-02-01T${time}Z`)

/** A USDC deposit and trades of USDC for SOL, at these dates. */
function eventsAt(createdAt: string, ...dates: string[]) {
  const trades = dates.map((confirmedAt) => testTrade({ confirmedAt }))
  return orderEvents([testRecurring({ createdAt, trades })], 'Wallet')
}

/** The prices that events at these dates need. */
const wantedAt = (...dates: [string, ...string[]]) => wantedPrices(eventsAt(...dates), NOW)

describe('the prices that events need', () => {
  it('are those of the input of a deposit and of both sides of a trade, rounded down to the minute', () => {
    expect(wantedAt('2026-02-01T10:00:59.999Z', '2026-02-01T11:30:00Z')).toEqual(
      new Map([
        [USDC, [at('10:00:00'), at('11:30:00')]],
        [SOL, [at('11:30:00')]],
      ]),
    )
  })

  it('include those of refunds (behaviour 16.1)', () => {
    const updatedAt = '2026-02-01T12:00:30Z'
    const order = testRecurring({ refunds: testRefunds('50', updatedAt) })
    expect(wantedPrices(orderEvents([order], 'Wallet'), NOW)).toEqual(
      new Map([[USDC, [at('10:00:00'), at('12:00:00')]]]),
    )
  })

  it('are for unique minutes, the oldest first', () => {
    const dates = ['11:59:59', '11:30:01', '11:30:59', '11:59:00'].map((t) => `2026-02-01T${t}Z`)
    const wanted = wantedPrices(eventsAt('2026-02-01T11:30:30Z', ...dates).toReversed(), NOW)
    expect(wanted.get(USDC)).toEqual([at('11:30:00'), at('11:59:00')])
    expect(wanted.get(SOL)).toEqual([at('11:30:00'), at('11:59:00')])
  })

  it('leave out amounts that are unknown or in base units (behaviour 25.14, 25.15)', () => {
    const trades = [testTrade({ inputAmount: undefined })]
    const inTotal = testRecurring({ trades })
    expect(wantedPrices(orderEvents([inTotal], 'Wallet').slice(1), NOW).has(USDC)).toBe(false)
    const inBaseUnits = testRecurring({ baseUnitMints: [SOL], trades: [testTrade()] })
    expect([...wantedPrices(orderEvents([inBaseUnits], 'Wallet'), NOW).keys()]).toEqual([USDC])
  })

  it('are those of all events, even if the clock is 26 hours behind (behaviour 8.1)', () => {
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
  ])('are from 2020 up to the last minute that is over: %s', (_, date, minutes) => {
    expect(wantedAt(date).get(USDC)).toEqual(minutes)
  })
})
