import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { currencyPreference } from '@/lib/browser/preferences/gains-preferences'
import { deleteEverything } from '@/lib/browser/storage/delete-everything'
import { clientWith } from '@/lib/browser/testing/mock-services'
import { wrapperWith } from '@/lib/browser/testing/with-client'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { fetchYearRates } from '@/lib/upstream/exchange-rates/frankfurter-rates'
import { conversionOf } from './load-conversion'
import { useConversion, useConversionOfToday } from './use-conversion'

jest.mock('@/lib/upstream/exchange-rates/frankfurter-rates')

const EVENTS = ['2025-03-03', '2024-03-04', '2025-06-02'].map((day) =>
  swapped('100', '1', '0', { date: `${day}T10:00:00.000Z` }),
)
const NOW = Date.UTC(2026, 10, 28, 20)
/** The years that the service is asked for, one by one. */
function answers(usd: number, lost: (year: number) => boolean = () => false) {
  const years: number[] = []
  jest.mocked(fetchYearRates).mockImplementation(async (year, nowMs) => {
    years.push(year)
    if (lost(year)) throw new Error('lost')
    return { year, days: { [`${year}-03-03`]: { USD: usd } }, fetchedAtMs: nowMs }
  })
  return years
}

function render(client = new QueryClient()) {
  return renderHook(() => useConversion(EVENTS), { wrapper: wrapperWith(client) })
}
/** Another tab, or the same one a day later, has only what is stored. */
const loadAgain = async () => {
  const calls = answers(1.6)
  const conversion = await conversionOf(new QueryClient(), 'EUR', EVENTS)
  return { calls, rate: conversion?.rateOn('2025-03-03') }
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
  localStorage.clear()
})
afterEach(() => {
  act(() => currencyPreference.choose('USD'))
  jest.restoreAllMocks()
})

it('in USD nothing is asked (behaviour 27.5)', async () => {
  const calls = answers(1.25)
  const { result } = render()
  const today = renderHook(() => useConversionOfToday('USD'), {
    wrapper: wrapperWith(new QueryClient()),
  })
  await act(async () => {})
  expect([result.current, today.result.current, calls]).toEqual([
    ...[{ kind: 'usd' }, { kind: 'usd' }, []],
  ])
})

it('another currency asks once for each year of the trades, and for none again (behaviour 27.5)', async () => {
  const calls = answers(1.25)
  act(() => currencyPreference.choose('EUR'))
  const { result } = render()
  expect(result.current).toEqual({ kind: 'loading' })
  await waitFor(() => expect(result.current.kind).toBe('known'))
  expect(calls).toEqual([2024, 2025])
  act(() => currencyPreference.choose('GBP'))
  await waitFor(() => expect(result.current.kind).toBe('known'))
  expect(calls).toHaveLength(2)
})

it.each([
  ['a year that is over is kept for good', NOW + 900 * 86_400_000, 0, '0.8'],
  ['all are kept for a day', NOW, 0, '0.8'],
])('what is stored: %s (behaviour 27.5)', async (_, laterMs, requests) => {
  answers(1.25)
  await conversionOf(new QueryClient(), 'EUR', EVENTS)
  jest.spyOn(Date, 'now').mockReturnValue(laterMs)
  const { calls, rate } = await loadAgain()
  expect([calls.length, rate?.day]).toEqual([requests, '2025-03-03'])
})

it('the current year is asked for again after a day (behaviour 27.5)', async () => {
  const today = [swapped('100', '1', '0', { date: '2026-03-03T10:00:00.000Z' })]
  answers(1.25)
  await conversionOf(new QueryClient(), 'EUR', today)
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 86_400_001)
  const calls = answers(1.6)
  await conversionOf(new QueryClient(), 'EUR', today)
  expect(calls).toEqual([2026])
})

it('the current year is never over a day old, even if the conversion is younger (behaviour 27.5)', async () => {
  const today = [swapped('100', '1', '0', { date: '2026-03-03T10:00:00.000Z' })]
  const days = { '2026-03-03': { USD: 1.25 } }
  const stored = [{ year: 2026, days, fetchedAtMs: NOW - 23 * 3_600_000 }]
  localStorage.setItem('perijove-rates', JSON.stringify(stored))
  const calls = answers(1.6)
  const client = new QueryClient()
  await conversionOf(client, 'EUR', today)
  expect(calls).toEqual([])
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 2 * 3_600_000)
  await conversionOf(client, 'EUR', today)
  expect(calls).toEqual([2026])
})

it('a year that another tab stored meanwhile stays (behaviour 27.5)', async () => {
  const other = { year: 2020, days: { '2020-03-03': { USD: 1.1 } }, fetchedAtMs: NOW }
  answers(1.25, () => {
    localStorage.setItem('perijove-rates', JSON.stringify([other]))
    return false
  })
  await conversionOf(new QueryClient(), 'EUR', EVENTS.slice(0, 1))
  expect(JSON.parse(localStorage.getItem('perijove-rates') ?? '')).toMatchObject([
    { year: 2020 },
    { year: 2025 },
  ])
})

it('if the storage is full or refused, the rates last in this tab (behaviour 27.5)', async () => {
  const calls = answers(1.25)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const client = new QueryClient()
  for (const currency of ['EUR', 'GBP'] as const) {
    expect(await conversionOf(client, currency, EVENTS)).toMatchObject({ currency })
  }
  expect(calls).toEqual([2024, 2025])
})

it.each(['no JSON', '{}', '[{"year":2025}]', '[{"year":2025,"days":{"x":1},"fetchedAtMs":1}]'])(
  'stored rates that can’t be read are loaded again: %s (behaviour 27.5)',
  async (text) => {
    localStorage.setItem('perijove-rates', text)
    const { calls } = await loadAgain()
    expect(calls).toHaveLength(2)
    expect(JSON.parse(localStorage.getItem('perijove-rates') ?? '')).toHaveLength(2)
  },
)

it('a failure stays until ‘Retry’, and years that came are kept (behaviour 27.6)', async () => {
  let isDown = true
  const calls = answers(1.25, (year) => isDown && year === 2025)
  act(() => currencyPreference.choose('EUR'))
  const client = new QueryClient()
  const { result } = render(client)
  await waitFor(() => expect(result.current.kind).toBe('failed'))
  expect(render(client).result.current.kind).toBe('failed')
  expect(calls).toHaveLength(2)
  isDown = false
  const { current } = result
  act(() => current.kind === 'failed' && current.retry())
  await waitFor(() => expect(result.current.kind).toBe('known'))
  expect(calls).toHaveLength(3)
})

it('a file without rates is not made (behaviour 27.6)', async () => {
  answers(1.25, () => true)
  await expect(conversionOf(new QueryClient(), 'EUR', EVENTS)).rejects.toThrow('lost')
  expect(await conversionOf(new QueryClient(), 'USD', EVENTS)).toBeUndefined()
})

it('the sample wallet’s rates are not stored, and call no service (behaviour 23.3)', async () => {
  const calls = answers(1.6)
  const client = clientWith({
    fetchYearRates: async (year, nowMs) => ({
      year,
      days: { [`${year}-03-03`]: { USD: 1.25 } },
      fetchedAtMs: nowMs,
    }),
  })
  const conversion = await conversionOf(client, 'EUR', EVENTS)
  expect(conversion?.rateOn('2025-03-03')?.day).toBe('2025-03-03')
  expect([calls, localStorage.getItem('perijove-rates')]).toEqual([[], null])
})

it('after ‘Delete all data’ no rate is stored, and each year is asked for again (behaviour 20.5, 27.5)', async () => {
  answers(1.25)
  await conversionOf(new QueryClient(), 'EUR', EVENTS)
  expect(localStorage.getItem('perijove-rates')).not.toBeNull()
  jest.useFakeTimers({ now: NOW })
  deleteEverything()
  jest.clearAllTimers()
  jest.useRealTimers()
  expect(Object.keys(localStorage)).toEqual([])
  const { calls } = await loadAgain()
  expect(calls).toEqual([2024, 2025])
})
