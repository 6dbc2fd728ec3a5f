import { renderHook } from '@testing-library/react'
import { swapped } from '@/lib/domain/testing/sample-swaps'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { useSummary } from './use-summary'

it('while lists are loaded no pair changes its position; then those with most trades come first (behaviour 18.1, 18.2)', () => {
  const ofPair = (outputMint: string) => swapped('1', '1', '0', { outputMint })
  const [a, b, c] = [ofPair('MintA'), ofPair('MintB'), ofPair('MintC')]
  const { result, rerender } = renderHook(
    ({ events, isLoading }: { events: readonly OrderEvent[]; isLoading: boolean }) =>
      useSummary(events, new Map(), undefined, isLoading),
    { initialProps: { events: [a, a, b], isLoading: true } },
  )
  const shown = () => result.current.map(({ outputMint }) => outputMint)
  expect(shown()).toEqual(['MintA', 'MintB'])
  const all = [a, a, b, b, b, c, c, c, c]
  rerender({ events: all, isLoading: true })
  expect(shown()).toEqual(['MintA', 'MintB', 'MintC'])
  rerender({ events: all, isLoading: false })
  expect(shown()).toEqual(['MintC', 'MintB', 'MintA'])
})
