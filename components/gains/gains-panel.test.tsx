import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  bought,
  button,
  choose,
  radio,
  region,
  renderPanel,
} from '@/components/summary/testing/render-summary'
import { costMethodPreference } from '@/lib/browser/preferences/gains-preferences'
import { summaryViewPreference } from '@/lib/browser/preferences/stored-preferences'
import { clientWith } from '@/lib/browser/testing/mock-services'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { USDT } from '@/lib/domain/tokens/token'
import { testRefund, testTradeEvent } from '@/lib/view/testing/test-events'

// The chart's code needs a canvas.
jest.mock('@/components/charts/lazy-chart', () => ({
  LazyChart: ({ children }: { children?: ReactNode }) => <div data-testid="chart">{children}</div>,
}))

/** The texts of a table's rows, cell by cell. */
const cellsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

describe('tokens and months (behaviour 26)', () => {
  const sale = testTradeEvent({
    date: '2026-04-02T10:00:03.000Z',
    inputMint: SOL,
    inputAmount: adjustedAmount('0.2'),
    outputMint: USDC,
    outputAmount: adjustedAmount('5000'),
  })

  it('‘Tokens’ shows costs, the gain and what has no known cost, and stays selected (behaviour 26.7, 26.8)', async () => {
    const { unmount } = renderPanel(1440, [bought, sale])
    fireEvent.click(radio('Tokens'))
    unmount()
    renderPanel(1440, [bought, sale])
    expect(await cellsOf('Summary by token')).toEqual([
      ['Token', 'Bought', 'Average paid', 'Sold', 'Realized gain', 'Remaining', 'Worth now'],
      [
        ...['SOL', '0.1499 SOL$3,800.00', '$25,358.69'],
        ...['0.05015 without known cost0.2 SOL$5,000.00'],
        ...['−$53.75', '–', '–'],
      ],
    ])
    fireEvent.click(button('Details'))
    const details = within(screen.getByRole('group', { name: 'Details' }))
    const line = '0.05015 of 0.2 SOL sold have no known cost, so no gain is counted'
    expect(details.getByRole('listitem').textContent).toBe(line)
    expect(button('Download summary')).toBeDefined()
    expect(button('Download sales')).toBeDefined()
  })

  it('the head’s button explains the method, and selects another, which stays (behaviour 26.7)', async () => {
    const first = testTradeEvent({
      date: '2026-01-01T10:00:00.000Z',
      inputAmount: adjustedAmount('100'),
      outputAmount: adjustedAmount('1'),
      fee: adjustedAmount('0'),
    })
    summaryViewPreference.choose('tokens')
    const { unmount } = renderPanel(1440, [first, bought, sale])
    const gain = async () => (await cellsOf('Summary by token'))[1]?.[4]
    expect(await gain()).toBe('+$4,321.65')
    fireEvent.click(button('Average cost · these orders only'))
    const panel = within(screen.getByRole('group', { name: 'Method' }))
    expect(panel.getAllByText(/\.$/)).toHaveLength(3)
    fireEvent.click(panel.getByRole('button', { name: 'Learn more' }))
    expect(panel.getByText(/This isn’t tax advice\.$/)).toBeDefined()
    const fees =
      /its fee is part of the cost\. If the received side is, its fee lowers the proceeds\.$/
    expect(panel.getByText(fees)).toBeDefined()
    fireEvent.change(panel.getByRole('combobox', { name: 'Method' }), { target: { value: 'fifo' } })
    // The 0.2 SOL sold cost a fifth of the first $100.
    expect(await gain()).toBe('+$4,980.00')
    unmount()
    renderPanel(1440, [first, bought, sale])
    expect(await gain()).toBe('+$4,980.00')
    expect(button('First in, first out · these orders only')).toBeDefined()
    act(() => costMethodPreference.choose('average'))
  })

  it('details have the average of what remains, and the way to prices of what was bought without one (behaviour 26.7)', async () => {
    summaryViewPreference.choose('tokens')
    const { unmount } = renderPanel(1440, [bought])
    fireEvent.click(await screen.findByRole('button', { name: 'Details' }))
    const details = () => screen.getByRole('group', { name: 'Details' })
    expect(details().textContent).toMatch(/^Average cost of what remainsSOL\$25,358\.69Download/)
    unmount()

    const date = '2026-01-01T10:00:00.000Z'
    const unpriced = testTradeEvent({ date, inputMint: 'MintA' })
    renderPanel(1440, [unpriced, bought, sale])
    fireEvent.click(await screen.findByRole('button', { name: 'Details' }))
    expect(details().textContent).toMatch(
      /^0\.05015 of 0\.2 SOL sold have no known cost, so no gain is counted: 0\.05015 were bought without a price · Fetch USD prices/,
    )
  })

  it('‘Months’ starts with the year’s sums, and a press on a month filters by its days (behaviour 26.5, 26.8)', async () => {
    summaryViewPreference.choose('months')
    renderPanel(1440, [bought, sale])
    expect((await cellsOf('Summary by month')).map((cells) => cells.slice(0, 4))).toEqual([
      ['Month', 'Trades', 'Paid', 'Received'],
      ['2026', '2', '$8,800.00', '$8,796.20'],
      ['Apr 2026', '1', '$5,000.00', '$5,000.00'],
      ['Feb 2026', '1', '$3,800.00', '$3,796.20'],
    ])
    fireEvent.click(button('Feb 2026'))
    expect(choose).toHaveBeenLastCalledWith({ from: '2026-02-01', to: '2026-02-28' })
    expect(screen.getByRole('img', { name: /^Paid by month/ }).getAttribute('aria-label')).toBe(
      'Paid by month. Feb 2026: $3,800.00, Mar 2026: –, Apr 2026: $5,000.00',
    )
  })

  it.each([1440, 1024, 390])(
    'at %d px, ‘Tokens’ says that no tokens were traded, and ‘Months’ has rows (behaviour 26.7)',
    async (px) => {
      summaryViewPreference.choose('tokens')
      renderPanel(px, [testTradeEvent({ outputMint: USDT })])
      expect(await screen.findByText('No tokens bought or sold in these rows')).toBeDefined()
      expect(screen.queryByRole('table')).toBeNull()
      fireEvent.click(radio('Months'))
      expect(screen.queryByText(/^No /)).toBeNull()
    },
  )

  const august = { from: '2025-08-01', to: '2025-08-31' }
  const earlier = testTradeEvent({
    date: '2025-02-02T10:00:03.000Z',
    inputAmount: adjustedAmount('3800'),
  })

  it.each([1440, 1024, 390])(
    'at %d px, a date filter without events leaves what remained, its files and the statement (behaviour 26.4, 26.12)',
    async (px) => {
      Object.defineProperty(globalThis, 'print', { value: jest.fn(), configurable: true })
      summaryViewPreference.choose('tokens')
      renderPanel(px, [earlier]).filterTo([], august)
      expect(await screen.findByText('Remaining on 31 Aug 2025')).toBeDefined()
      expect(screen.getByText('$3,800.00')).toBeDefined()
      // Below 1280 px there is no chart beside the table (behaviour 26.10).
      const bars = screen.queryAllByText('No tokens bought or sold in these rows')
      expect(bars).toHaveLength(px === 1024 ? 0 : 1)
      if (px !== 390) fireEvent.click(button('Details'))
      expect(button('Download summary')).toBeDefined()
      expect(button('Download sales')).toBeDefined()
      fireEvent.click(button('Print statement'))
      const statement = await screen.findByRole('article', { hidden: true })
      expect(
        [...statement.querySelectorAll('section')].map(({ textContent }) => textContent),
      ).toEqual([
        'PairsNo deposits or trades',
        expect.stringMatching(/^Tokens.*Remaining on 31 Aug 2025.*\$3,800\.00/),
        'MonthsNo trades in these rows',
      ])
      act(() => void globalThis.dispatchEvent(new Event('afterprint')))
      fireEvent.click(radio('Months'))
      expect(await screen.findByText('No trades in these rows')).toBeDefined()
    },
  )

  it('without trades, ‘Months’ says that there are none (behaviour 26.7)', async () => {
    summaryViewPreference.choose('months')
    renderPanel(1440, [testRefund()])
    expect(await screen.findByText('No trades in these rows')).toBeDefined()
  })

  it.each([
    ['tokens', 'No purchase has a USD price yet'],
    ['months', 'No payment has a USD price yet'],
  ] as const)(
    'without any price, the chart of %s says so (behaviour 26.10)',
    async (view, text) => {
      summaryViewPreference.choose(view)
      renderPanel(1440, [testTradeEvent({ inputMint: SOL, outputMint: 'NowhereMint' })])
      expect(await screen.findByText(text)).toBeDefined()
      expect(screen.queryByRole('img', { name: /^Cost by token|^Paid by month/ })).toBeNull()
    },
  )

  it('below 1280 px the chart takes the place of the table (behaviour 26.7)', async () => {
    summaryViewPreference.choose('months')
    renderPanel(1024, [bought, sale])
    expect(await screen.findByRole('table')).toBeDefined()
    fireEvent.click(radio('Chart'))
    // On paper, the table takes the place of the chart (behaviour 18.11).
    expect(screen.getByRole('table').closest('.hidden')?.className).toContain('print:block')
    const chart = screen.getByRole('img', { name: /^Paid by month/ })
    expect(chart.closest('figure')?.className).toContain('print:hidden')
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
    const inStatement = within(statement)
    expect(inStatement.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      ...['Statement', 'Pairs', 'Tokens', 'Months'],
    ])
    const missing =
      /^Orders placed on jup\.ag since 10 March 2026 aren’t included\. 0\.05015 of 0\.2 SOL sold have no known cost/
    expect(inStatement.getByText(missing)).toBeDefined()
    expect(inStatement.queryByText('Worth now')).toBeNull()
    expect(inStatement.queryByRole('button')).toBeNull()
    act(() => void globalThis.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('in print, amounts are whole, and words stand in place of the mark (behaviour 26.8)', async () => {
    summaryViewPreference.choose('tokens')
    renderPanel(1440, [bought, sale])
    await screen.findByRole('table')
    act(() => void globalThis.dispatchEvent(new Event('beforeprint')))
    expect((await cellsOf('Summary by token'))[1]?.slice(1, 4)).toEqual([
      ...['0.14985 SOL$3,800.00', '$25,358.69'],
      '0.2 SOL$5,000.000.05015 without known cost',
    ])
    act(() => void globalThis.dispatchEvent(new Event('afterprint')))
  })

  it('a row has a mark if its dollars don’t count each trade; in print, words say so (behaviour 26.8)', async () => {
    summaryViewPreference.choose('tokens')
    const date = '2026-05-02T10:00:03.000Z'
    renderPanel(1440, [bought, testTradeEvent({ date, inputMint: 'MintA', outputMint: SOL })])
    const [, row] = await screen.findAllByRole('row')
    const cell = row?.children[1]
    expect(cell?.querySelector('svg + .sr-only')?.textContent).toBe('1 of 2 trades priced')
    expect(cell?.querySelector('[title]')?.getAttribute('title')).toMatch(
      /\n\$3,800\.00\n1 of 2 trades priced$/,
    )
    act(() => void globalThis.dispatchEvent(new Event('beforeprint')))
    expect((await cellsOf('Summary by token'))[1]?.[1]).toMatch(
      /SOL\$3,800\.00, 1 of 2 trades priced$/,
    )
    act(() => void globalThis.dispatchEvent(new Event('afterprint')))
  })

  it('in print, tokens without a name have their mint (behaviour 26.12)', async () => {
    summaryViewPreference.choose('tokens')
    renderPanel(1440, [testTradeEvent({ outputMint: 'MintA' })])
    const mint = await screen.findByText('MintA')
    expect(mint.className).toContain('print:block')
  })

  it('a filter asks for no current price again (behaviour 26.9)', async () => {
    summaryViewPreference.choose('tokens')
    const asked: (string | null)[] = []
    const client = clientWith({
      jupiter: {
        call: async ({ query, parse }) => {
          asked.push(query.get('ids'))
          return parse(JSON.stringify({ [SOL]: { usdPrice: 30_000 }, MintA: { usdPrice: 2 } }))
        },
      },
    })
    const other = testTradeEvent({ inputAmount: adjustedAmount('5'), outputMint: 'MintA' })
    const { filterTo } = renderPanel(1440, [bought, other], { areUsdPricesShown: true, client })
    expect(await screen.findByText('$4,495.50')).toBeDefined()
    for (const matching of [[bought], [other], [bought, other]]) {
      filterTo(matching)
      await act(() => new Promise((resolve) => setTimeout(resolve)))
    }
    expect(await screen.findByText('$4,495.50')).toBeDefined()
    expect(asked).toEqual([['MintA', SOL].toSorted().join(',')])
  })

  const manyTokens = Array.from({ length: 23 }, (_, index) =>
    testTradeEvent({ outputMint: `Mint${index}` }),
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
    renderPanel(390, [bought, sale])
    const list = await screen.findByRole('list', { name: 'Summary by token' })
    expect(within(list).getAllByRole('term').length).toBe(6)
    expect(button('Average cost · these orders only')).toBeDefined()
    expect(within(list).getByText('0.14985')).toBeDefined()
    expect(within(list).getByText('0.05015 without known cost')).toBeDefined()
    const chart = screen.getByRole('img', { name: /^Cost by token/ })
    const isBelow = list.compareDocumentPosition(chart) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBelow).toBeTruthy()
  })
})
