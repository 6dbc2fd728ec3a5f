import { renderHook, waitFor } from '@testing-library/react'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { swapped } from '@/lib/domain/testing/sample-swaps'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { useResults } from './use-results'

const NONE: readonly OrderEvent[] = []
const trades = (count: number) => Array.from({ length: count }, () => swapped('1', '2'))

describe('the results of some events (behaviour 26.7)', () => {
  it('those of few are there at once', () => {
    const events = trades(4_000)
    const { result } = renderHook(() => useResults(events, NO_ANSWERS, 'UTC'))
    expect(result.current?.unpriced).toBe(4_000)
  })

  it('those of many come slice by slice, each trade once', async () => {
    const events = trades(9_001)
    const { result } = renderHook(() => useResults(events, NO_ANSWERS, 'UTC'))
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current?.unpriced).toBe(9_001))
  })

  it('other events replace those that are being reckoned', async () => {
    const [many, few] = [trades(9_000), trades(3)]
    const { result, rerender } = renderHook(({ events }) => useResults(events, NO_ANSWERS, 'UTC'), {
      initialProps: { events: many },
    })
    rerender({ events: few })
    expect(result.current?.unpriced).toBe(3)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(result.current?.unpriced).toBe(3)
  })

  it('no events have none', () => {
    const { result } = renderHook(() => useResults(NONE, NO_ANSWERS, 'UTC'))
    expect(result.current).toMatchObject({ tokens: [], periods: [] })
  })
})
