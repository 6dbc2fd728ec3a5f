import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { replaceServices } from '@/lib/browser/cache/cache-services'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { swapped } from '@/lib/domain/testing/test-swaps'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { useResults, useWorth } from './use-results'
import { wrapperWith } from '@/lib/browser/testing/with-client'

const NONE: readonly OrderEvent[] = []
const trades = (count: number) => Array.from({ length: count }, () => swapped('1', '2'))

describe('the results of some events (behaviour 26.7)', () => {
  it('are there at once if the events are few', () => {
    const events = trades(4_000)
    const { result } = renderHook(() => useResults(events, NO_ANSWERS, 'UTC'))
    expect(result.current?.unpriced).toBe(4_000)
  })

  it('come slice by slice if the events are many, and count each trade once', async () => {
    const events = trades(9_001)
    const { result } = renderHook(() => useResults(events, NO_ANSWERS, 'UTC'))
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current?.unpriced).toBe(9_001))
  })

  it('are those of the new events if the events change meanwhile', async () => {
    const [many, few] = [trades(9_000), trades(3)]
    const { result, rerender } = renderHook(({ events }) => useResults(events, NO_ANSWERS, 'UTC'), {
      initialProps: { events: many },
    })
    rerender({ events: few })
    expect(result.current?.unpriced).toBe(3)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(result.current?.unpriced).toBe(3)
  })

  it('stay until the new ones are done, so that the panel never becomes a skeleton again', async () => {
    const seen: (number | undefined)[] = []
    const initialProps = { events: trades(9_000) }
    const { result, rerender } = renderHook(
      ({ events }) => {
        const results = useResults(events, NO_ANSWERS, 'UTC')
        seen.push(results?.unpriced)
        return results
      },
      { initialProps },
    )
    await waitFor(() => expect(result.current?.unpriced).toBe(9_000))
    seen.length = 0
    rerender({ events: trades(9_001) })
    expect(result.current?.unpriced).toBe(9_000)
    await waitFor(() => expect(result.current?.unpriced).toBe(9_001))
    expect(new Set(seen)).toEqual(new Set([9_000, 9_001]))
  })

  it('come although prices or orders arrive faster than they can be computed', async () => {
    const { result, rerender } = renderHook(({ events }) => useResults(events, NO_ANSWERS, 'UTC'), {
      initialProps: { events: trades(9_000) },
    })
    // Each arrival leaves time for one slice of three.
    for (let arrival = 1; arrival <= 6; arrival += 1) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
      rerender({ events: trades(9_000 + arrival) })
    }
    expect(result.current?.unpriced).toBeGreaterThanOrEqual(9_000)
    await waitFor(() => expect(result.current?.unpriced).toBe(9_006))
  })

  it('are computed once for the same events, prices and time zone', () => {
    const events = trades(3)
    const { result, rerender } = renderHook(() => useResults(events, NO_ANSWERS, 'UTC'))
    const { current } = result
    rerender()
    expect(result.current).toBe(current)
  })

  it('are empty without events', () => {
    const { result } = renderHook(() => useResults(NONE, NO_ANSWERS, 'UTC'))
    expect(result.current).toMatchObject({ tokens: [], periods: [] })
  })
})

/** Renders the hook with a service that gives these answers in turn. An undefined answer is an error. */
function renderWorth(answers: readonly (string | undefined)[], isWanted = true) {
  const asked: (readonly string[])[] = []
  const client = new QueryClient()
  const notCalled = () => Promise.reject(new Error('not called'))
  replaceServices(client, async () => ({
    requestPrices: notCalled,
    fetchDefillama: notCalled,
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
  }))
  const wrapper = wrapperWith(client)
  const render = () => renderHook(() => useWorth(['B', 'A'], isWanted), { wrapper })
  return { asked, render, ...render() }
}

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

  it('are not asked for while USD prices are off', async () => {
    const { result, asked } = renderWorth(['2'], false)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect([result.current.kind, asked]).toEqual(['off', []])
  })
})
