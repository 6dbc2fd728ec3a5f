/** @jest-environment node */
import { connectionLost, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { fetchYearRates, sampleRatesIn, yearRatesIn } from './frankfurter-rates'

afterEach(() => jest.restoreAllMocks())

const NOW = Date.UTC(2026, 10, 28, 20)
const answerOf = (rates: object, head: object = { base: 'EUR' }) =>
  JSON.stringify({ amount: 1, ...head, rates })
const fetchYear = (year: number) => fetchYearRates(year, NOW, new AbortController().signal)

it('asks once for a whole year and all currencies, without headers (behaviour 27.5)', async () => {
  const calls = mockFetch(() => new Response(answerOf({})))
  await fetchYear(2025)
  await fetchYear(2026)
  const symbols = 'symbols=USD,GBP,CHF,AUD,CAD,JPY,INR,BRL'
  expect(calls.map(({ url }) => url)).toEqual([
    `https://api.frankfurter.dev/v1/2025-01-01..2025-12-31?${symbols}`,
    `https://api.frankfurter.dev/v1/2026-01-01..2026-11-28?${symbols}`,
  ])
  expect(calls.flatMap(({ headers }) => [...headers])).toEqual([])
})

it.each([404, 422, 429, 500])('a %d is a fault', async (status) => {
  mockFetch(() => new Response('{"message":"not found"}', { status }))
  await expect(fetchYear(2025)).rejects.toMatchObject({ fault: { kind: 'status', status } })
})

it('no connection, or a 429 without CORS, is a network fault', async () => {
  mockFetch(connectionLost)
  await expect(fetchYear(2025)).rejects.toMatchObject({ fault: { kind: 'network' } })
})

describe('a bad answer has no rates (behaviour 27.4)', () => {
  const DAY = '2026-03-02'
  it.each([
    ['no JSON', '<html>'],
    ['another base', answerOf({ [DAY]: { USD: 1.1 } }, { base: 'USD' })],
    ['a rate of 0', answerOf({ [DAY]: { USD: 1.1, GBP: 0 } })],
    ['a negative rate', answerOf({ [DAY]: { USD: 1.1, GBP: -0.8 } })],
    ['a text', answerOf({ [DAY]: { USD: '1.1' } })],
    ['null', answerOf({ [DAY]: { USD: null } })],
    ['a gigantic rate', answerOf({ [DAY]: { USD: 1.1, JPY: 1e300 } })],
    ['a tiny rate', answerOf({ [DAY]: { USD: 1e-7 } })],
    ['no day', answerOf({ 'March 2': { USD: 1.1 } })],
    ['a day that doesn’t exist', answerOf({ '2026-02-30': { USD: 1.1 } })],
    ['a day after the last one', answerOf({ '2026-11-29': { USD: 1.1 } })],
    ['a day long before the first one', answerOf({ '2025-12-20': { USD: 1.1 } })],
    ['no rates', JSON.stringify({ base: 'EUR' })],
  ])('%s', (_, text) => {
    expect(() => yearRatesIn(text, 2026, NOW)).toThrow('unreadable')
  })

  it('but a day may lack a currency, and an unknown one is left out', () => {
    const text = answerOf({ [DAY]: { USD: 1.1, XAU: 0.0004 } })
    expect(yearRatesIn(text, 2026, NOW)).toEqual({ [DAY]: { USD: 1.1 } })
  })
})

it('an answer of over 1 MB is unreadable', async () => {
  mockFetch(() => new Response(' '.repeat(1_000_001)))
  await expect(fetchYear(2025)).rejects.toMatchObject({ fault: { kind: 'unreadable' } })
})

it('the sample wallet’s file has several years (behaviour 23.3)', () => {
  const dates = ['2024-12-20', '2024-12-31', '2025-01-02', '2026-01-02']
  const text = answerOf(Object.fromEntries(dates.map((day) => [day, { USD: 1.1 }])))
  // As the service's answer, it begins before 1 January.
  expect(Object.keys(sampleRatesIn(text, 2025))).toEqual(['2024-12-31', '2025-01-02'])
})
