// These helpers are for tests of the summary.
import { answered, priced } from '@/lib/domain/testing/test-prices'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { SummaryPanel } from '@/components/summary/summary-panel'
import {
  summaryPreference,
  summaryViewPreference,
} from '@/lib/browser/preferences/stored-preferences'
import { testFiltering, testPrices, testTradesView } from '@/lib/browser/testing/test-trades-view'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { NO_ANSWERS, type PriceAnswers, withAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { testRecurring, USDC } from '@/lib/domain/testing/test-orders'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { testTradeEvent, stateOf } from '@/lib/view/testing/test-events'

export const bought = testTradeEvent({ inputAmount: adjustedAmount('3800') })

export const choose = jest.fn()
export const showMismatches = jest.fn()

/** Returns price answers: USDC is $1 at the minute of each event. */
function dollars(events: readonly OrderEvent[]) {
  const added = events.map(({ date }) =>
    answered(USDC, roundToMinute(unixSeconds(date)), priced('trade')),
  )
  return withAnswers(NO_ANSWERS, added, 0)
}

type PanelOptions = {
  named?: TokenLookup
  areUsdPricesShown?: boolean
  client?: QueryClient
  answers?: PriceAnswers
  hasFetched?: boolean
}

export function renderPanel(
  px: number,
  events: readonly OrderEvent[],
  {
    named = stateOf,
    areUsdPricesShown = false,
    client = new QueryClient(),
    hasFetched = true,
    ...given
  }: PanelOptions = {},
) {
  const answers = given.answers ?? dollars(events)
  const matchMedia = (query: string) => {
    const isBelow = px < 16 * Number(/(\d+)em/.exec(query)?.[1])
    const matches = query !== 'print' && query.includes('<') === isBelow
    return Object.assign(new EventTarget(), { matches })
  }
  Object.defineProperty(globalThis, 'matchMedia', { value: matchMedia, configurable: true })
  const orders = [testRecurring({ orderKey: 'RecurringKey' })]
  const panel = (shownEvents: readonly OrderEvent[], appliedFilters: EventFilters = {}) => (
    <QueryClientProvider client={client}>
      <SummaryPanel
        {...testTradesView(events, {
          link: { stateOf: named },
          rows: { shownEvents, appliedFilters },
          filtering: testFiltering({ choose }),
          prices: testPrices({ answers, hasFetched }),
          usd: {
            isOn: areUsdPricesShown,
            set: () => {},
            answers: areUsdPricesShown ? answers : undefined,
          },
        })}
        download={{
          events,
          shownEvents,
          appliedFilters,
          wallets: [],
          isFiltered: false,
          orders,
          pageWallets: [],
        }}
        onShowMismatches={showMismatches}
      />
    </QueryClientProvider>
  )
  const rendered = render(panel(events))
  return {
    ...rendered,
    filterTo: (shownEvents: readonly OrderEvent[], appliedFilters?: EventFilters) =>
      rendered.rerender(panel(shownEvents, appliedFilters)),
  }
}

export const region = () => screen.getByRole('region', { name: 'Summary' })
export const button = (name: string) => within(region()).getByRole('button', { name })
export const radio = (name: string) => within(region()).getByRole('radio', { name })

beforeEach(() => {
  summaryPreference.choose('unfolded')
  summaryViewPreference.choose('pairs')
})
