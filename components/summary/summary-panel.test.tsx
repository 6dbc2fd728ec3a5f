import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import {
  summaryPreference,
  summaryViewPreference,
} from '@/lib/browser/preferences/stored-preferences'
import { type StateOf, USDT } from '@/lib/domain/tokens/token'
import { adjustedAmount } from '@/lib/domain/testing/sample-decimals'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { sampleRecurring, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import {
  sampleRefund,
  sampleTradeEvent,
  SOL_TOKEN,
  stateOf,
} from '@/lib/view/testing/sample-events'
import { SummaryPanel } from './summary-panel'

// The chart's code needs a canvas.
jest.mock('@/components/charts/lazy-chart', () => ({
  LazyChart: ({ children }: { children?: ReactNode }) => <div data-testid="chart">{children}</div>,
}))

const bought = sampleTradeEvent({ inputAmount: adjustedAmount('3800') })
const sold = sampleTradeEvent({ inputMint: SOL, outputMint: USDC })

const choose = jest.fn()

/** Returns price answers: USDC is $1 at the minute of each event. */
function dollars(events: readonly OrderEvent[]) {
  const added = events.map(({ date }) => ({
    mint: USDC,
    minute: roundToMinute(unixSeconds(date)),
    answer: { source: 'trade', value: '1', apartSeconds: 0 } as const,
  }))
  return withAnswers(NO_ANSWERS, added, 0)
}

function renderPanel(
  px: number,
  events: readonly OrderEvent[],
  named: StateOf = stateOf,
  areUsdPricesShown = false,
) {
  const answers = dollars(events)
  const matchMedia = (query: string) => {
    const isBelow = px < Number(/(\d+)px/.exec(query)?.[1])
    return Object.assign(new EventTarget(), { matches: query.includes('<') === isBelow })
  }
  Object.defineProperty(globalThis, 'matchMedia', { value: matchMedia, configurable: true })
  const orders = [sampleRecurring({ orderKey: 'RecurringKey' })]
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <SummaryPanel
        events={events}
        shownEvents={events}
        selected={orders}
        wallets={[{ lists: [] }]}
        download={{ events: [], wallets: [], isFiltered: false }}
        filters={{ filters: {}, choose }}
        stateOf={named}
        answers={areUsdPricesShown ? answers : undefined}
        filePrices={{
          answers,
          scaledMints: new Set(),
          sources: { counts: new Map(), far: 0, missing: 2 },
        }}
        priceOpener={{ onPointerEnter: () => {}, onFocus: () => {}, onClick: () => {} }}
      />
    </QueryClientProvider>,
  )
}

const region = () => screen.getByRole('region', { name: 'Summary' })
const pairRadios = () => within(screen.getByRole('table')).getAllByRole('radio')
const button = (name: string) => within(region()).getByRole('button', { name })
const radio = (name: string) => within(region()).getByRole('radio', { name })

beforeEach(() => {
  summaryPreference.choose('unfolded')
  summaryViewPreference.choose('pairs')
})

it('each pair is a radio button with the visible text as its name, and one pair is selected (behaviour 18.2)', () => {
  renderPanel(1440, [bought, bought, sold])
  expect(pairRadios().map((pair) => pair.closest('label')?.textContent)).toEqual([
    'USDC to SOL',
    'SOL to USDC',
  ])
  fireEvent.click(radio('SOL to USDC'))
  expect(radio('USDC to SOL')).toHaveProperty('checked', false)
  expect(within(screen.getByTestId('chart')).getByText('SOL')).toBeDefined()
})

it('the first 20 pairs show; ‘Show 2 more pairs’ shows the others and focuses the selected pair (behaviour 18.2)', () => {
  const events = Array.from({ length: 22 }, (_, index) =>
    sampleTradeEvent({ outputMint: `Mint${index}` }),
  )
  renderPanel(1440, events)
  expect(pairRadios()).toHaveLength(20)
  fireEvent.click(button('Show 2 more pairs'))
  expect(pairRadios()).toHaveLength(22)
  const chosen = within(screen.getByRole('table')).getByRole('radio', { checked: true })
  expect(chosen.ownerDocument.activeElement).toBe(chosen)
  expect(screen.queryByRole('button', { name: /more pairs/ })).toBeNull()
})

it('a long symbol is cut, and its title has the whole symbol (behaviour 18.3)', () => {
  const symbol = 'LONG'.repeat(16)
  const token = { ...SOL_TOKEN, address: 'Long', symbol }
  const named: StateOf = (mint) =>
    mint === 'Long' ? { kind: 'known', mint, token, imitates: undefined } : stateOf(mint)
  renderPanel(1440, [sampleTradeEvent({ outputMint: 'Long' }), sold], named)
  const units = screen.getAllByTitle(symbol)
  expect(units).toHaveLength(2)
  for (const unit of units) expect(unit.className).toContain('truncate')
})

it('a USD sum without any price is a dash (behaviour 18.7)', () => {
  renderPanel(1440, [sold], stateOf, true)
  expect(region().textContent).toMatch(/Paid\S+ SOL–Received\S+ USDC\$\S+Average/)
})

it('the folded line names a look-alike in words (behaviour 6.11, 18.14)', () => {
  const token = { ...SOL_TOKEN, symbol: 'USDC' }
  const named: StateOf = (mint) => ({ kind: 'known', mint, token, imitates: 'USDC' })
  summaryPreference.choose('folded')
  renderPanel(1440, [bought], named)
  expect(region().textContent).toContain('3,800 USDC Not the verified USDC')
})

it('the summary folds into a line, and the next summary is folded, too (behaviour 18.14)', () => {
  const { unmount } = renderPanel(1440, [bought, sold])
  expect(button('Summary').getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(button('Summary'))
  unmount()
  renderPanel(1440, [bought])
  expect(button('Summary').getAttribute('aria-expanded')).toBe('false')
  expect(region().textContent?.replace(/\s+/g, ' ')).toBe(
    '1 pair3,800 USDC to 0.1499 SOL at 25,358.69 USDC per SOL1 trade',
  )
  expect(within(region()).getByTitle('0.14985')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(button('Summary'))
  expect(summaryPreference.get()).toBe('unfolded')
})

it('below 1280 px either the pairs or the chart shows (behaviour 18.14)', () => {
  renderPanel(1024, [bought, sold])
  expect(screen.queryByTestId('chart')).toBeNull()
  fireEvent.click(radio('Chart'))
  expect(screen.getByTestId('chart')).toBeDefined()
  expect(screen.getByRole('table').closest('.hidden')).not.toBeNull()
})

it('a single pair has figures and no table (behaviour 18.2)', () => {
  renderPanel(1440, [bought])
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Trades', 'Paid', 'Received', 'Average rate'],
  ])
})

it('the details open and close (behaviour 18.2)', () => {
  renderPanel(1440, [bought])
  fireEvent.click(button('Details'))
  expect(within(screen.getByRole('group', { name: 'Details' })).getByText('Fees')).toBeDefined()
  expect(button('Copy as text')).toBeDefined()
  fireEvent.keyDown(button('Copy as text'), { key: 'Escape' })
  expect(screen.queryByRole('group', { name: 'Details' })).toBeNull()
})

it('the details count the orders with refunds, not the refunds (behaviour 18.2)', () => {
  renderPanel(1440, [bought, sampleRefund(), sampleRefund({ transactionSignature: 'Second' })])
  fireEvent.click(button('Details'))
  expect(screen.getByText('Refunded').parentElement?.textContent).toMatch(/ USDC from 1 order$/)
})

it('with two trades, the details say what the whole input would have bought at the first rate (behaviour 26.6)', () => {
  const later = sampleTradeEvent({ date: '2027-02-02T10:00:03.000Z' })
  const { unmount } = renderPanel(1440, [bought, later])
  fireEvent.click(button('Details'))
  const line = () => screen.queryByText(/^At once on/)?.parentElement?.textContent
  expect(line()).toMatch(/^At once on \d\d \w+ 20260\.\d+ SOL 0\.\d+ SOL \(\d+%\) less$/)
  unmount()
  renderPanel(1440, [bought])
  fireEvent.click(button('Details'))
  expect(line()).toBeUndefined()
})

it('on phones a list selects the pair, and the details are lines (behaviour 18.2)', () => {
  renderPanel(390, [bought, bought, sold])
  fireEvent.change(screen.getByRole('combobox', { name: 'Pair 1 of 2' }), {
    target: { value: `${SOL} ${USDC}` },
  })
  expect(screen.getByText('Pair 2 of 2')).toBeDefined()
  expect(screen.getByText('Deposited')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Summary' })).toBeNull()
})

it('without events, the summary says that there are no deposits or trades', () => {
  renderPanel(1440, [])
  expect(region().textContent).toBe('No deposits or trades')
})

/** The texts of a table's rows, cell by cell. */
const cellsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

describe('tokens and months (behaviour 26)', () => {
  const sale = sampleTradeEvent({
    date: '2026-04-02T10:00:03.000Z',
    inputMint: SOL,
    inputAmount: adjustedAmount('0.2'),
    outputMint: USDC,
    outputAmount: adjustedAmount('5000'),
  })

  it('‘Tokens’ shows costs, the gain and the amount not bought here, and stays selected (behaviour 26.7, 26.8)', async () => {
    const { unmount } = renderPanel(1440, [bought, sale])
    fireEvent.click(radio('Tokens'))
    unmount()
    renderPanel(1440, [bought, sale])
    expect(await cellsOf('Summary by token')).toEqual([
      ['Token', 'Bought', 'Average cost', 'Sold', 'Realized gain', 'Left, at cost', 'Worth now'],
      [
        ...['SOL', '0.14985 SOL$3,800.00', '$25,358.69', '0.2 SOL$5,000.000.05015 not bought here'],
        ...['−$53.75', '–', '–'],
      ],
    ])
    fireEvent.click(button('Details'))
    expect(
      screen.getByText('0.05015 of 0.2 SOL sold were not bought in these orders: no gain counted'),
    ).toBeDefined()
    expect(button('Download summary')).toBeDefined()
    fireEvent.click(button('Learn more'))
    expect(screen.getByText('This isn’t tax advice.')).toBeDefined()
  })

  it('‘Months’ starts with the year’s sums, and a press on a month filters by its days (behaviour 26.5, 26.8)', async () => {
    summaryViewPreference.choose('months')
    renderPanel(1440, [bought, sale])
    expect((await cellsOf('Summary by month')).map((cells) => cells.slice(0, 4))).toEqual([
      ['Month', 'Trades', 'Paid', 'Received'],
      ['2026', '21 of 2 trades priced', '$3,800.00', '$5,000.00'],
      ['Apr 2026', '1', '–', '$5,000.00'],
      ['Feb 2026', '1', '$3,800.00', '–'],
    ])
    fireEvent.click(button('Feb 2026'))
    expect(choose).toHaveBeenLastCalledWith({ from: '2026-02-01', to: '2026-02-28' })
    expect(screen.getByRole('img', { name: /^Paid by month/ }).getAttribute('aria-label')).toBe(
      'Paid by month. Feb 2026: $3,800.00, Mar 2026: –, Apr 2026: –',
    )
  })

  it.each([1440, 1024, 390])(
    'at %d px, ‘Tokens’ says that no tokens were traded, and ‘Months’ has rows (behaviour 26.7)',
    async (px) => {
      summaryViewPreference.choose('tokens')
      renderPanel(px, [sampleTradeEvent({ outputMint: USDT })])
      expect(await screen.findByText('No tokens bought or sold in these rows')).toBeDefined()
      expect(screen.queryByRole('table')).toBeNull()
      fireEvent.click(radio('Months'))
      expect(screen.queryByText(/^No /)).toBeNull()
    },
  )

  it('without trades, ‘Months’ says that there are none (behaviour 26.7)', async () => {
    summaryViewPreference.choose('months')
    renderPanel(1440, [sampleRefund()])
    expect(await screen.findByText('No trades in these rows')).toBeDefined()
  })

  it('below 1280 px the chart takes the place of the table (behaviour 26.7)', async () => {
    summaryViewPreference.choose('months')
    renderPanel(1024, [bought, sale])
    expect(await screen.findByRole('table')).toBeDefined()
    fireEvent.click(radio('Chart'))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('img', { name: /^Paid by month/ })).toBeDefined()
    fireEvent.click(radio('Tokens'))
    expect(screen.getByRole('table', { name: 'Summary by token' })).toBeDefined()
  })

  it('the statement is on the page while it is printed (behaviour 26.12)', async () => {
    const print = jest.fn()
    Object.defineProperty(globalThis, 'print', { value: print, configurable: true })
    renderPanel(1440, [bought, sale])
    fireEvent.click(button('Details'))
    fireEvent.click(button('Print statement'))
    const statement = await screen.findByRole('article', { hidden: true })
    expect(print).toHaveBeenCalledTimes(1)
    const of = within(statement)
    expect(of.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      ...['Statement', 'Pairs', 'Tokens', 'Months'],
    ])
    const missing =
      /^Orders placed on jup\.ag since 10 March 2026 aren’t included\. 2 USD prices missing\. 0\.05015 of 0\.2 SOL sold were not/
    expect(of.getByText(missing)).toBeDefined()
    expect(of.queryByText('Worth now')).toBeNull()
    expect(of.queryByRole('button')).toBeNull()
    act(() => void globalThis.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('article')).toBeNull()
  })

  const manyTokens = Array.from({ length: 23 }, (_, index) =>
    sampleTradeEvent({ outputMint: `Mint${index}` }),
  )

  it('the first 20 tokens show, and ‘Show 3 more rows’ shows the others (behaviour 26.8)', async () => {
    summaryViewPreference.choose('tokens')
    renderPanel(1440, manyTokens)
    expect(await cellsOf('Summary by token')).toHaveLength(21)
    fireEvent.click(button('Show 3 more rows'))
    expect(await cellsOf('Summary by token')).toHaveLength(24)
    const scroller = within(region()).getByRole('group', { name: 'Summary by token' })
    expect(scroller.ownerDocument.activeElement).toBe(scroller)
    expect(screen.getByRole('img').children).toHaveLength(12)
  })

  it('on phones the list has the focus after ‘Show 3 more rows’, not the switch above it (behaviour 13.10, 26.8)', async () => {
    summaryViewPreference.choose('tokens')
    renderPanel(390, manyTokens)
    const list = await screen.findByRole('list', { name: 'Summary by token' })
    fireEvent.click(button('Show 3 more rows'))
    expect(list.children).toHaveLength(23)
    expect(list.ownerDocument.activeElement).toBe(list)
  })

  it('on phones each token is a block, and the note about the method shows (behaviour 26.7)', async () => {
    summaryViewPreference.choose('tokens')
    renderPanel(390, [bought, sale, sold])
    const list = await screen.findByRole('list', { name: 'Summary by token' })
    expect(within(list).getAllByRole('term').length).toBe(6)
    expect(screen.getByText('Average cost, of these orders only')).toBeDefined()
  })
})
