import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Statement } from './statement'
import { bought } from '@/components/summary/testing/render-summary'
import {
  testPrices,
  testTradesView,
  type TradesViewChange,
} from '@/lib/browser/testing/test-trades-view'
import { wrapperWith } from '@/lib/browser/testing/with-client'
import { DEFAULT_SWITCHES } from '@/lib/view/trades/trade-switches'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { summarize } from '@/lib/domain/summary/pair-summary'
import { USDC } from '@/lib/domain/testing/test-orders'
import { answered, priced } from '@/lib/domain/testing/test-prices'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { stateOf } from '@/lib/view/testing/test-events'

/** Returns the statement of a purchase with USDC. The USD switch is off. */
function statement(atMs: number, change: TradesViewChange = {}) {
  const pairs = summarize([bought]).map((pair) => ({
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
      {...testTradesView([bought], change)}
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

const manualPrice = answered(USDC, roundToMinute(unixSeconds(bought.date)), priced('manual', '0.9'))

it.each([
  ['from trades, before a run', NO_ANSWERS, '$3,800.00'],
  ['with a manual price of USDC', withAnswers(NO_ANSWERS, [manualPrice], 0), '$3,420.00'],
])(
  'pairs have the dollars of tokens and months: %s (behaviour 8.32, 26.12)',
  (_, answers, paid) => {
    render(statement(1, { prices: testPrices({ answers }) }), {
      wrapper: wrapperWith(new QueryClient()),
    })
    const sections = [...screen.getByRole('article', { hidden: true }).querySelectorAll('section')]
    expect(sections.map((section) => section.querySelector('h3')?.textContent)).toEqual([
      ...['Pairs', 'Tokens', 'Months'],
    ])
    for (const section of sections) expect(section.textContent).toContain(paid)
  },
)

it('pairs have a fetched price of USDC, as their file does (behaviour 18.9, 26.12)', () => {
  const fetched = answered(USDC, roundToMinute(unixSeconds(bought.date)), priced('birdeye', '0.9'))
  const answers = withAnswers(NO_ANSWERS, [fetched], 0)
  render(statement(1, { prices: testPrices({ answers }) }), {
    wrapper: wrapperWith(new QueryClient()),
  })
  const [pairs] = screen.getByRole('article', { hidden: true }).querySelectorAll('section')
  expect(pairs?.textContent).toContain('$3,420.00')
})

it('a statement is computed once, and again for the next press (behaviour 26.12)', () => {
  const names = jest.fn(stateOf)
  const { rerender } = render(statement(1, { link: { stateOf: names } }), {
    wrapper: wrapperWith(new QueryClient()),
  })
  expect(screen.getByRole('article', { hidden: true })).toBeDefined()
  const once = names.mock.calls.length
  rerender(statement(1, { link: { stateOf: names } }))
  expect(names.mock.calls.length).toBe(once)
  rerender(statement(2, { link: { stateOf: names } }))
  expect(names.mock.calls.length).toBe(2 * once)
})
