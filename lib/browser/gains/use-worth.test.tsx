import { act, renderHook, waitFor } from '@testing-library/react'
import { clientWith } from '@/lib/browser/testing/mock-services'
import { wrapperWith } from '@/lib/browser/testing/with-client'
import { conversionTo } from '@/lib/domain/exchange-rates/exchange-rate'
import { useWorth } from './use-worth'

const MINTS = ['A', 'B']

/** Renders the hook with a service that gives these answers in turn. An undefined answer is an error. */
function renderWorth(answers: readonly (string | undefined)[], isWanted = true) {
  const asked: (readonly string[])[] = []
  const client = clientWith({
    jupiter: {
      call: async ({ query, parse }) => {
        const mints = query.get('ids')?.split(',') ?? []
        asked.push(mints)
        const answer = answers[asked.length - 1]
        if (answer === undefined) throw new Error('failed')
        const price = { usdPrice: Number(answer) }
        return parse(JSON.stringify(Object.fromEntries(mints.map((mint) => [mint, price]))))
      },
    },
  })
  const wrapper = wrapperWith(client)
  const render = () =>
    renderHook(() => useWorth({ mints: MINTS, isWanted, currency: 'USD', conversion: undefined }), {
      wrapper,
    })
  return { asked, render, ...render() }
}

const NEW_YEAR = Date.UTC(2027, 0, 1, 10)
const december = {
  year: 2026,
  days: { '2026-12-31': { USD: 1.25, JPY: 160 } },
  fetchedAtMs: NEW_YEAR,
}

/** Renders the hook on New Year's Day, when the service has these days of the year. */
function renderForeign(days: object, trades: 'EUR' | 'JPY', mints: readonly string[] = ['A']) {
  const years: number[] = []
  const client = clientWith({
    fetchYearRates: async (year, nowMs) => {
      years.push(year)
      return { year, days: { ...days }, fetchedAtMs: nowMs }
    },
    jupiter: { call: async ({ parse }) => parse('{"A":{"usdPrice":2}}') },
  })
  const conversion = conversionTo(trades, [december])
  const rendered = renderHook(
    () => useWorth({ mints, isWanted: true, currency: 'EUR', conversion }),
    { wrapper: wrapperWith(client) },
  )
  return { years, ...rendered }
}

describe('the rate of what tokens are worth now (behaviour 27.2)', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: NEW_YEAR }))
  afterEach(() => jest.useRealTimers())

  it.each([
    ['the latest of the current year', { '2027-01-01': { USD: 1.6 } }, '2027-01-01'],
    ['the last one before it, if that answer has no day', {}, '2026-12-31'],
  ])('is %s', async (_, days, day) => {
    const { result, years } = renderForeign(days, 'EUR')
    await waitFor(() => expect(result.current.kind).toBe('known'))
    expect([result.current, years]).toMatchObject([{ rate: { day } }, [2027]])
  })

  it('is never that of another currency, which was chosen just now', async () => {
    const { result, years } = renderForeign({}, 'JPY')
    await waitFor(() => expect(years).toEqual([2027]))
    await waitFor(() => expect(result.current.kind).not.toBe('loading'))
    expect(result.current).toEqual({ kind: 'off' })
  })

  it('isn’t asked for if nothing remains', async () => {
    const { years } = renderForeign({}, 'EUR', [])
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(years).toEqual([])
  })
})

describe('the current prices of tokens (behaviour 26.9)', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: Date.UTC(2026, 10, 21, 14, 32) }))
  afterEach(() => jest.useRealTimers())

  it('are asked for once, and kept for five minutes', async () => {
    const { result, asked, unmount, render } = renderWorth(['2', '3'])
    await waitFor(() => expect(result.current.kind).toBe('known'))
    expect(result.current).toMatchObject({
      prices: new Map([
        ['A', '2'],
        ['B', '2'],
      ]),
    })
    unmount()
    jest.setSystemTime(Date.UTC(2026, 10, 21, 14, 36))
    render().unmount()
    expect(asked).toEqual([['A', 'B']])
    jest.setSystemTime(Date.UTC(2026, 10, 21, 14, 38))
    const later = render()
    await waitFor(() =>
      expect(later.result.current).toMatchObject({
        prices: new Map([
          ['A', '3'],
          ['B', '3'],
        ]),
      }),
    )
    expect(asked.length).toBe(2)
  })

  it('are not older than five minutes, even if the next call fails', async () => {
    const { result, unmount, render } = renderWorth(['2', undefined])
    await waitFor(() => expect(result.current.kind).toBe('known'))
    unmount()
    jest.setSystemTime(Date.UTC(2026, 10, 21, 14, 38))
    const later = render()
    await waitFor(() => expect(later.result.current.kind).toBe('failed'))
  })

  it('are asked for again after an error, but only by Retry', async () => {
    const { result, asked } = renderWorth([undefined, '2'])
    await waitFor(() => expect(result.current.kind).toBe('failed'))
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(asked.length).toBe(1)
    act(() => (result.current.kind === 'failed' ? result.current.retry() : undefined))
    await waitFor(() => expect(result.current.kind).toBe('known'))
  })

  it('are not asked for unless they are wanted', async () => {
    const { result, asked } = renderWorth(['2'], false)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect([result.current.kind, asked]).toEqual(['off', []])
  })
})
