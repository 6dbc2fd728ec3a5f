/** @jest-environment node */
import { fetchYearRates } from '@/lib/upstream/exchange-rates/frankfurter-rates'
import { connectionLost, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { exchangeRatesResponse } from './exchange-rates-mock'

afterEach(() => jest.restoreAllMocks())

const NOW = Date.UTC(2026, 10, 28, 20)
const respond = (path: string, query: Record<string, string> = {}, atMs = NOW) =>
  exchangeRatesResponse({ method: 'GET', path, query, headers: {}, body: '', atMs })

it('weekends and holidays are absent, and the first day can be of the year before (behaviour 27.4)', async () => {
  mockFetch(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const response = respond(`/rates${pathname}`, Object.fromEntries(searchParams))
    return response.kind === 'reply' ? new Response(response.body) : connectionLost()
  })
  const { days, fetchedAtMs } = await fetchYearRates(2026, NOW, new AbortController().signal)
  const names = Object.keys(days)
  expect([names[0], names[1], names.at(-1), fetchedAtMs]).toEqual([
    ...['2025-12-31', '2026-01-02', '2026-11-27', NOW],
  ])
  expect(names).not.toContain('2026-04-03')
  expect(names).not.toContain('2026-04-06')
  expect(Object.keys(days['2026-03-02'] ?? {}).sort()).toEqual([
    ...['AUD', 'BRL', 'CAD', 'CHF', 'GBP', 'INR', 'JPY', 'USD'],
  ])
})

it.each([
  ['a text in place of a day', '/rates/v1/soon..later', 404],
  ['an end before the start', '/rates/v1/2026-03-02..2026-03-01', 422],
])('%s is refused', (_, path, status) => {
  expect(respond(path)).toMatchObject({ status })
})

it('today’s rates change later', () => {
  const day = '2026-11-27'
  const [today, later] = [Date.parse(day), NOW].map((atMs) =>
    respond(`/rates/v1/${day}..${day}`, { symbols: 'USD,XAU' }, atMs),
  )
  expect(today).not.toEqual(later)
  expect(JSON.stringify(later)).not.toContain('XAU')
})
