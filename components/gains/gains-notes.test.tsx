import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  bought,
  button,
  radio,
  region,
  renderPanel,
  showMismatches,
} from '@/components/summary/testing/render-summary'
import { summaryViewPreference } from '@/lib/browser/preferences/stored-preferences'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { answered, priced } from '@/lib/domain/testing/test-prices'
import { flawedRows } from '@/lib/domain/prices/trade-value'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { USDT } from '@/lib/domain/tokens/token'
import { testDeposit, testTradeEvent } from '@/lib/view/testing/test-events'

// The chart's code needs a canvas.
jest.mock('@/components/charts/lazy-chart', () => ({
  LazyChart: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
}))

/** A trade of one token for another. Its fetched prices differ by over 10%. */
const swap = testTradeEvent({ inputMint: 'MintA', inputAmount: adjustedAmount('250') })
const minute = roundToMinute(unixSeconds(swap.date))
const farOff = withAnswers(
  NO_ANSWERS,
  [
    answered('MintA', minute, priced('defillama', '0.48')),
    answered(swap.outputMint, minute, priced('defillama', '1200000')),
  ],
  0,
)
const mismatches = 'The sides of 1 trade differ by over 10% · Show price mismatches'

beforeEach(() => showMismatches.mockClear())

it.each(['tokens', 'months'] as const)(
  'in %s, a price far off is said where its gain is, with the way to the rows (behaviour 8.27, 26.7)',
  async (view) => {
    summaryViewPreference.choose(view)
    renderPanel(1440, [bought, swap], { answers: farOff })
    const link = await screen.findByRole('button', { name: 'Show price mismatches' })
    expect(link.closest('li')?.textContent).toBe(mismatches)
    fireEvent.click(link)
    expect(showMismatches).toHaveBeenCalledTimes(1)
    fireEvent.click(button('Details'))
    const details = within(screen.getByRole('group', { name: 'Details' }))
    const inDetails = details.getByRole('button', { name: 'Show price mismatches' })
    expect(inDetails.closest('li')?.textContent).toBe(mismatches)
    fireEvent.click(inDetails)
    expect(showMismatches).toHaveBeenCalledTimes(2)
  },
)

it('as many trades are said to differ as the filter ‘Price mismatches’ leaves rows (behaviour 8.27, 17.3)', async () => {
  summaryViewPreference.choose('months')
  const other = { ...swap, transactionSignature: 'Other' }
  // Its sides are worth about $120,000 each.
  const near = {
    ...swap,
    inputAmount: adjustedAmount('250000'),
    outputAmount: adjustedAmount('0.1'),
  }
  const oneSided = { ...swap, outputMint: 'MintB' }
  const events = [bought, swap, near, other, oneSided, testDeposit()]
  const rows = flawedRows(events, farOff, 'mismatch').flatMap((row) => events[row] ?? [])
  expect(rows).toEqual([swap, other])
  const { filterTo } = renderPanel(1440, events, { answers: farOff })
  const link = () => screen.findByRole('button', { name: 'Show price mismatches' })
  const note = /^The sides of 2 trades differ by over 10% ·/
  expect((await link()).closest('li')?.textContent).toMatch(note)
  filterTo(rows, { price: 'mismatch' })
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/^20262\D/))
  expect((await link()).closest('li')?.textContent).toMatch(note)
})

const fromTrades = () => screen.queryByText('Values from your USDC and USDT trades')
const notFetched = { answers: NO_ANSWERS, hasFetched: false }

it.each(['tokens', 'months'] as const)(
  'in %s, the source of the values is said if a trade has one and no price is fetched (behaviour 26.7)',
  async (view) => {
    summaryViewPreference.choose(view)
    const { unmount } = renderPanel(1440, [bought, swap], notFetched)
    await screen.findByRole('table')
    expect(fromTrades()).not.toBeNull()
    unmount()
    renderPanel(1440, [swap], notFetched)
    await screen.findByRole('table')
    expect(fromTrades()).toBeNull()
  },
)

it('without a row, nothing is said of values (behaviour 26.7)', async () => {
  summaryViewPreference.choose('tokens')
  renderPanel(1440, [testTradeEvent({ outputMint: USDT })], notFetched)
  await screen.findByText('No tokens bought or sold in these rows')
  expect(fromTrades()).toBeNull()
})

it('below 1280 px the notes are there beside the chart, too (behaviour 26.7)', async () => {
  summaryViewPreference.choose('tokens')
  renderPanel(1024, [bought], notFetched)
  await screen.findByRole('table')
  fireEvent.click(radio('Chart'))
  expect(within(region()).getByRole('img', { name: /^Cost by token/ })).toBeDefined()
  expect(fromTrades()).not.toBeNull()
})
