import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Statement } from './statement'
import { bought } from '@/components/summary/testing/render-summary'
import { testTradesView } from '@/lib/browser/testing/test-trades-view'
import { wrapperWith } from '@/lib/browser/testing/with-client'
import { DEFAULT_SWITCHES } from '@/lib/view/trades/trade-switches'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { summarize } from '@/lib/domain/summary/pair-summary'
import { stateOf } from '@/lib/view/testing/test-events'

it('a statement is computed once, and again for the next press (behaviour 26.12)', () => {
  const names = jest.fn(stateOf)
  const statement = (atMs: number) => {
    const pairs = summarize([bought], NO_ANSWERS).map((pair) => ({
      ...pair,
      input: stateOf(pair.inputMint),
      output: stateOf(pair.outputMint),
      side: 'net' as const,
    }))
    return (
      <Statement
        pairs={pairs}
        switches={DEFAULT_SWITCHES}
        atMs={atMs}
        {...testTradesView([bought], { link: { stateOf: names } })}
        download={{
          events: [],
          shownEvents: [],
          appliedFilters: {},
          wallets: [],
          isFiltered: false,
          orders: [],
          pageWallets: [],
        }}
        onShowMismatches={() => {}}
      />
    )
  }
  const { rerender } = render(statement(1), { wrapper: wrapperWith(new QueryClient()) })
  expect(screen.getByRole('article', { hidden: true })).toBeDefined()
  const once = names.mock.calls.length
  rerender(statement(1))
  expect(names.mock.calls.length).toBe(once)
  rerender(statement(2))
  expect(names.mock.calls.length).toBe(2 * once)
})
