import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { summaryPreference } from '@/lib/browser/preferences/stored-preferences'
import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { sampleTradeEvent, SOL_TOKEN, stateOf } from '@/lib/view/testing/sample-events'
import { SummaryPanel } from './summary-panel'

// The chart's code needs a canvas.
jest.mock('@/components/charts/lazy-chart', () => ({
  LazyChart: ({ children }: { children?: ReactNode }) => <div data-testid="chart">{children}</div>,
}))

const bought = sampleTradeEvent({ inputAmount: adjustedAmount('3800') })
const sold = sampleTradeEvent({ inputMint: SOL, outputMint: USDC })

function renderPanel(px: number, events: readonly OrderEvent[], named: StateOf = stateOf) {
  const matchMedia = (query: string) => {
    const isBelow = px < Number(/(\d+)px/.exec(query)?.[1])
    return Object.assign(new EventTarget(), { matches: query.includes('<') === isBelow })
  }
  Object.defineProperty(globalThis, 'matchMedia', { value: matchMedia, configurable: true })
  const download = { events, orders: [], wallets: [], isFiltered: false }
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <SummaryPanel {...{ events, download }} stateOf={named} answers={undefined} />
    </QueryClientProvider>,
  )
}

const region = () => screen.getByRole('region', { name: 'Summary' })
const button = (name: string) => within(region()).getByRole('button', { name })
const radio = (name: string) => within(region()).getByRole('radio', { name })

beforeEach(() => summaryPreference.choose('unfolded'))

it('the name of a pair is what it shows, and one of them is selected (behaviour 18.2)', () => {
  renderPanel(1440, [bought, bought, sold])
  expect(screen.getAllByRole('radio').map((pair) => pair.closest('label')?.textContent)).toEqual([
    'USDC to SOL',
    'SOL to USDC',
  ])
  fireEvent.click(radio('SOL to USDC'))
  expect(radio('USDC to SOL')).toHaveProperty('checked', false)
  expect(within(screen.getByTestId('chart')).getByText('SOL')).toBeDefined()
})

it('of many pairs the first 20 show, and all after a press, which keeps the focus (behaviour 18.2)', () => {
  const events = Array.from({ length: 22 }, (_, index) =>
    sampleTradeEvent({ outputMint: `Mint${index}` }),
  )
  renderPanel(1440, events)
  expect(screen.getAllByRole('radio')).toHaveLength(20)
  fireEvent.click(button('Show 2 more pairs'))
  expect(screen.getAllByRole('radio')).toHaveLength(22)
  const chosen = screen.getByRole('radio', { checked: true })
  expect(chosen.ownerDocument.activeElement).toBe(chosen)
  expect(screen.queryByRole('button', { name: /more pairs/ })).toBeNull()
})

it('a long symbol is cut, with the whole in its title (behaviour 18.3)', () => {
  const symbol = 'LONG'.repeat(16)
  const token = { ...SOL_TOKEN, address: 'Long', symbol }
  const named: StateOf = (mint) =>
    mint === 'Long' ? { kind: 'known', mint, token, imitates: undefined } : stateOf(mint)
  renderPanel(1440, [sampleTradeEvent({ outputMint: 'Long' }), sold], named)
  const units = screen.getAllByTitle(symbol)
  expect(units).toHaveLength(2)
  for (const unit of units) expect(unit.className).toContain('truncate')
})

it('it folds into a line, which stays so for the next one (behaviour 18.14)', () => {
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

it('below 1280 px either the pairs or the chart show (behaviour 18.14)', () => {
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

it('the details of two trades say what the first rate would have bought (behaviour 26.6)', () => {
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

it('without events it says so', () => {
  renderPanel(1440, [])
  expect(region().textContent).toBe('No deposits or trades')
})
