import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { summaryPreference } from '@/lib/browser/preferences/stored-preferences'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import { testRefund, testTradeEvent, SOL_TOKEN, stateOf } from '@/lib/view/testing/test-events'
import { bought, button, radio, region, renderPanel } from './testing/render-summary'

// The chart's code needs a canvas, which jsdom lacks.
jest.mock('@/components/charts/lazy-chart', () => ({
  LazyChart: ({ children }: { children?: ReactNode }) => <div data-testid="chart">{children}</div>,
}))

const sold = testTradeEvent({ inputMint: SOL, outputMint: USDC })

const pairRadios = () => within(screen.getByRole('table')).getAllByRole('radio')

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

const of22Pairs = Array.from({ length: 22 }, (_, index) =>
  testTradeEvent({ outputMint: `Mint${index}` }),
)

it('the first 20 pairs show; ‘Show 2 more pairs’ shows the others and focuses the selected pair (behaviour 18.2)', () => {
  renderPanel(1440, of22Pairs)
  expect(pairRadios()).toHaveLength(20)
  fireEvent.click(button('Show 2 more pairs'))
  expect(pairRadios()).toHaveLength(22)
  const chosen = within(screen.getByRole('table')).getByRole('radio', { checked: true })
  expect(chosen.ownerDocument.activeElement).toBe(chosen)
  expect(screen.queryByRole('button', { name: /more pairs/ })).toBeNull()
})

it('all pairs are printed (behaviour 5.15)', () => {
  renderPanel(1440, of22Pairs)
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')))
  expect(pairRadios()).toHaveLength(22)
  act(() => void globalThis.dispatchEvent(new Event('afterprint')))
  expect(pairRadios()).toHaveLength(20)
})

it('a long symbol is cut, and its title has the whole symbol (behaviour 18.3)', () => {
  const symbol = 'LONG'.repeat(16)
  const token = { ...SOL_TOKEN, address: 'Long', symbol }
  const named: TokenLookup = (mint) =>
    mint === 'Long' ? { kind: 'known', mint, token, imitates: undefined } : stateOf(mint)
  renderPanel(1440, [testTradeEvent({ outputMint: 'Long' }), sold], { named })
  const units = screen.getAllByTitle(symbol)
  expect(units).toHaveLength(2)
  for (const unit of units) expect(unit.className).toContain('truncate')
})

it('a USD sum without any price is a dash (behaviour 18.7)', () => {
  renderPanel(1440, [sold], { areUsdPricesShown: true })
  expect(region().textContent).toMatch(/Paid\S+ SOL–Received\S+ USDC\$\S+Average/)
})

it('the folded line says in words that a token is a look-alike (behaviour 6.11, 18.14)', () => {
  const token = { ...SOL_TOKEN, symbol: 'USDC' }
  const named: TokenLookup = (mint) => ({ kind: 'known', mint, token, imitates: 'USDC' })
  summaryPreference.choose('folded')
  renderPanel(1440, [bought], { named })
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
  renderPanel(1440, [bought, testRefund(), testRefund({ transactionSignature: 'Second' })])
  fireEvent.click(button('Details'))
  expect(screen.getByText('Refunded').parentElement?.textContent).toMatch(/ USDC from 1 order$/)
})

it('with two trades, the details say what the whole input would have bought at the first trade’s rate (behaviour 26.6)', () => {
  const later = testTradeEvent({ date: '2027-02-02T10:00:03.000Z' })
  const { unmount } = renderPanel(1440, [bought, later])
  fireEvent.click(button('Details'))
  const line = () => screen.queryByText(/^A lump sum on/)?.textContent
  expect(line()).toMatch(
    /^A lump sum on \d\d \w+ 2026 would have bought 0\.\d+ SOL, 0\.\d+ SOL \(\d+%\) less than these trades$/,
  )
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

it.each([1440, 1024, 390])(
  'at %d px, pairs without a shown event say so, and another view can be selected (behaviour 26.7)',
  (px) => {
    renderPanel(px, [bought]).filterTo([])
    expect(screen.getByText('No deposits or trades')).toBeDefined()
    expect(radio('Tokens')).toBeDefined()
    expect(screen.queryByTestId('chart')).toBeNull()
  },
)

it('without a shown event, the folded line says so (behaviour 18.14)', () => {
  summaryPreference.choose('folded')
  renderPanel(1440, [bought]).filterTo([])
  expect(region().textContent).toBe('No deposits or trades')
})
