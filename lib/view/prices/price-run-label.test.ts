/** @jest-environment node */
import {
  callsLeftText,
  KEY_REQUIRED,
  minuteLabel,
  priceProgressLabel,
  PRICES_REQUIRED,
  type PriceRunEnding,
  priceRunEndingText,
  shortfallText,
  stopText,
  timeLeftText,
} from './price-run-label'
import { localDate } from '@/lib/view/time/local-date'

describe('the minute of the price that came last, without seconds (behaviour 8.10, 20.6)', () => {
  const minute = Date.UTC(2026, 2, 20, 17, 13) / 1000

  it.each([
    ['UTC', '20 Mar 2026, 17:13 UTC'],
    ['Asia/Kathmandu', '20 Mar 2026, 22:58 UTC+5:45'],
  ])('in %s', (timeZone, label) => {
    expect(minuteLabel(minute, timeZone)).toBe(label)
  })

  it('in the visitor’s own zone where none is chosen', () => {
    const { day, time } = localDate('2026-03-20T17:13:00.000Z')
    expect(minuteLabel(minute)).toMatch(`${day}, ${time.slice(0, 5)} UTC`)
  })
})

it.each([
  [0, 0, ''],
  [3, 0, '3 without a price'],
  [0, 1, '1 failed'],
  [3, 1, '3 without a price · 1 failed'],
])('%d without a price, %d failed', (withoutPrice, failed, text) => {
  expect(shortfallText(withoutPrice, failed)).toBe(text)
})

describe('how a run of 184 prices ended, and what is kept', () => {
  const limited = { kind: 'refused', status: 429 } as const
  const lost = { kind: 'lost' } as const

  it.each<[string, PriceRunEnding, number, string]>([
    ['all fetched', { kind: 'whole' }, 184, '184 of 184 prices fetched'],
    ['some failed', { kind: 'whole' }, 181, '181 of 184 prices fetched. 3 could not be fetched.'],
    ['Stop', { kind: 'stopped' }, 112, '112 of 184 prices fetched'],
    ['Stop before the first', { kind: 'stopped' }, 0, '0 of 184 prices fetched'],
    [
      'a refused key',
      { kind: 'refused', status: 401 },
      2,
      'Birdeye refused this key. Check it and try again. 2 prices are kept.',
    ],
    [
      'a plan without prices',
      { kind: 'refused', status: 403 },
      0,
      "This key's Birdeye plan does not include price history.",
    ],
    [
      'two 429s: what is kept is told once',
      limited,
      112,
      'Birdeye has no more requests for this key just now. 112 prices are kept.',
    ],
    ['a lost connection', lost, 1, 'The connection was lost. 1 price is kept.'],
    ['no connection', lost, 0, 'The connection was lost.'],
    ['our own server', { kind: 'failed', text: 'Too large.' }, 2, 'Too large. 2 prices are kept.'],
  ])('%s', (_, ending, answered, text) => {
    expect(priceRunEndingText(ending, answered, 184)).toBe(text)
  })
})

it('the errors of behaviour 15.5, 15.6, letter for letter', () => {
  expect(KEY_REQUIRED).toBe('Birdeye API key is required')
  expect(PRICES_REQUIRED).toBe('Token prices to fetch is required')
})

describe('why Birdeye stopped a run', () => {
  const limited = 'Birdeye has no more requests for this key just now.'

  it.each([
    [401, 112, 'Birdeye refused this key. Check it and try again.'],
    [403, 112, "This key's Birdeye plan does not include price history."],
    [429, 112, `${limited} 112 prices are kept.`],
    [429, 1, `${limited} 1 price is kept.`],
    [429, 1_234, `${limited} 1,234 prices are kept.`],
    [429, 0, limited],
  ] as const)('%d after %d prices', (status, kept, text) => {
    expect(stopText(status, kept)).toBe(text)
  })
})

describe('the time left', () => {
  it.each([
    ['one price a second before the first came', 0, 184, 5_000, 'about 4 minutes left'],
    ['by its pace so far', 100, 300, 50_000, 'about 2 minutes left'],
    ['and slower', 10, 20, 600_000, 'about 10 minutes left'],
    ['61 s', 1, 62, 1_000, 'about 2 minutes left'],
    ['60 s', 1, 61, 1_000, 'less than a minute left'],
    ['nothing', 184, 184, 184_000, 'less than a minute left'],
  ])('%s', (_, answered, total, elapsedMs, text) => {
    expect(timeLeftText(answered, total, elapsedMs)).toBe(text)
  })
})

it.each([
  [60, 'less than a minute left'],
  [61, 'about 2 minutes left'],
])('%d calls left (behaviour 8.30)', (calls, text) => {
  expect(callsLeftText(calls)).toBe(text)
})

it('a run under way', () => {
  expect(priceProgressLabel(1_234, 2_000)).toBe('1,234 of 2,000 prices')
})
