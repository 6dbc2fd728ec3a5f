import { act, renderHook, waitFor } from '@testing-library/react'
import { fixedText } from '@/lib/domain/amounts/decimal'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { conversionTo } from '@/lib/domain/exchange-rates/exchange-rate'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import { pooledFrom } from '@/lib/domain/gains/pooled-trades'
import { pricedTrades } from '@/lib/domain/gains/priced-trades'
import { swapped } from '@/lib/domain/testing/test-swaps'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { useGains } from './use-gains'

jest.mock('@/lib/domain/gains/priced-trades', () => {
  const actual = jest.requireActual('@/lib/domain/gains/priced-trades')
  return { ...actual, pricedTrades: jest.fn(actual.pricedTrades) }
})
jest.mock('@/lib/domain/gains/pooled-trades', () => {
  const actual = jest.requireActual('@/lib/domain/gains/pooled-trades')
  return { ...actual, pooledFrom: jest.fn(actual.pooledFrom) }
})

const NONE: readonly OrderEvent[] = []
/** Trades of one token for another without a price. */
const trades = (count: number) =>
  Array.from({ length: count }, () => swapped('1', '2', '0', { inputMint: 'MintA' }))

type Shown = { events: readonly OrderEvent[]; shownEvents?: readonly OrderEvent[] }
const NO_FILTERS: EventFilters = {}
const sourceOf = ({ events, shownEvents = events }: Shown) => ({
  events,
  shownEvents,
  appliedFilters: NO_FILTERS,
  answers: NO_ANSWERS,
  method: 'average' as const,
  timeZone: 'UTC',
})
const useUnpriced = (page: Shown) => useGains(sourceOf(page))?.gains.unpriced

/** A busy machine takes over the second that `waitFor` waits. */
const BUSY = { timeout: 10_000 }

const nextSlice = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

describe('the gains of some events (behaviour 26.7)', () => {
  it('are there at once if the events are few', () => {
    const events = trades(4_000)
    const { result } = renderHook(() => useUnpriced({ events }))
    expect(result.current).toBe(4_000)
  })

  it('come slice by slice if the events are many, and count each trade once', async () => {
    const events = trades(9_001)
    const { result } = renderHook(() => useUnpriced({ events }))
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current).toBe(9_001), BUSY)
  })

  it('are those of the new events if the events change meanwhile', async () => {
    const { result, rerender } = renderHook(useUnpriced, {
      initialProps: { events: trades(9_000) },
    })
    rerender({ events: trades(3) })
    await waitFor(() => expect(result.current).toBe(3), BUSY)
    await nextSlice()
    expect(result.current).toBe(3)
  })

  it('stay until the new ones are done, so that the panel never becomes a skeleton again', async () => {
    const seen: (number | undefined)[] = []
    const { result, rerender } = renderHook(
      (page: Shown) => {
        const unpriced = useUnpriced(page)
        seen.push(unpriced)
        return unpriced
      },
      { initialProps: { events: trades(9_000) } },
    )
    await waitFor(() => expect(result.current).toBe(9_000), BUSY)
    seen.length = 0
    rerender({ events: trades(9_001) })
    expect(result.current).toBe(9_000)
    await waitFor(() => expect(result.current).toBe(9_001), BUSY)
    expect(seen).not.toContain(undefined)
  })

  it('name the currency that they are in, until those in another one are done (behaviour 27.6)', async () => {
    const events = Array.from({ length: 9_000 }, () => swapped('1', '2', '0'))
    const days = { [events[0]?.date.slice(0, 10) ?? '']: { USD: 1.25, GBP: 0.75 } }
    const year = { year: 2026, days, fetchedAtMs: Date.UTC(2028, 0, 1) }
    const inCurrency = (currency: 'EUR' | 'GBP') => ({ conversion: conversionTo(currency, [year]) })
    const source = sourceOf({ events })
    const seen = new Set<string>()
    const { rerender } = renderHook(
      ({ conversion }: Partial<ReturnType<typeof inCurrency>>) => {
        const gains = useGains({ ...source, conversion })?.gains
        if (gains) {
          seen.add(`${gains.currency} ${fixedText(gains.tokens[0]?.cost.value ?? 0n)}`)
        }
      },
      { initialProps: {} },
    )
    for (const props of [inCurrency('EUR'), inCurrency('GBP')]) {
      await nextSlice()
      rerender(props)
    }
    await waitFor(() => expect([...seen].at(-1)).toBe('GBP 5400'), BUSY)
    for (const text of seen) expect(['USD 9000', 'EUR 7200', 'GBP 5400']).toContain(text)
  })

  it('stay while new orders are pooled, also with a filter', async () => {
    const seen = new Set<number | undefined>()
    const filtered = (count: number): Shown => {
      const events = trades(count)
      return { events, shownEvents: events.slice(1) }
    }
    const { result, rerender } = renderHook(
      (page: Shown) => {
        const unpriced = useUnpriced(page)
        seen.add(unpriced)
        return unpriced
      },
      { initialProps: filtered(9_000) },
    )
    await waitFor(() => expect(result.current).toBe(8_999), BUSY)
    seen.clear()
    rerender(filtered(9_001))
    await waitFor(() => expect(result.current).toBe(9_000), BUSY)
    await nextSlice()
    expect([...seen]).toEqual([8_999, 9_000])
  })

  it('come although prices or orders arrive faster than they can be calculated', async () => {
    const { result, rerender } = renderHook(useUnpriced, {
      initialProps: { events: trades(9_000) },
    })
    // Each arrival leaves time for one slice of three.
    for (let arrival = 1; arrival <= 8; arrival += 1) {
      await nextSlice()
      rerender({ events: trades(9_000 + arrival) })
    }
    expect(result.current).toBeDefined()
    await waitFor(() => expect(result.current).toBe(9_008), BUSY)
  })

  it('are calculated once for the same events, prices and time zone', () => {
    const source = sourceOf({ events: trades(3) })
    const { result, rerender } = renderHook(() => useGains(source))
    const { current } = result
    rerender()
    expect(result.current).toBe(current)
  })

  it('a filter doesn’t run the pool again', async () => {
    const run = jest.mocked(pooledFrom)
    run.mockClear()
    const events = trades(3)
    const initialProps: Shown = { events }
    const { result, rerender } = renderHook(useUnpriced, { initialProps })
    rerender({ events, shownEvents: events.slice(1) })
    expect(result.current).toBe(2)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('a method or a currency values no trade again, and pools each once (behaviour 26.2, 27.1)', () => {
    const value = jest.mocked(pricedTrades)
    const pool = jest.mocked(pooledFrom)
    const source = sourceOf({ events: trades(3) })
    value.mockClear()
    pool.mockClear()
    type Choice = { method: CostMethod; conversion?: ReturnType<typeof conversionTo> }
    const initialProps: Choice = { method: 'average' }
    const { rerender } = renderHook((choice: Choice) => useGains({ ...source, ...choice }), {
      initialProps,
    })
    rerender({ method: 'fifo' })
    rerender({ method: 'fifo', conversion: conversionTo('GBP', []) })
    expect(value).toHaveBeenCalledTimes(1)
    expect(pool).toHaveBeenCalledTimes(3)
  })

  it('are empty without events', () => {
    const { result } = renderHook(() => useGains(sourceOf({ events: NONE })))
    expect(result.current?.gains).toMatchObject({ tokens: [], periods: [] })
  })
})
