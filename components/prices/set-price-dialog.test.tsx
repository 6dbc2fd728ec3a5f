import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { TradesTable } from '@/components/trades/table/trades-table'
import { testTradesView } from '@/lib/browser/testing/test-trades-view'
import { usePrices } from '@/lib/browser/prices/use-prices'
import { cachedPrices } from '@/lib/browser/prices/cached-prices'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { testRecurring, testTrade } from '@/lib/domain/testing/test-orders'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { WALLET } from '@/lib/view/testing/test-events'

jest.mock('@/lib/browser/media/use-media', () => ({
  useMedia: () => false,
  usePrinting: () => false,
}))

const trades = [testTrade(), testTrade({ confirmedAt: '2026-02-02T11:00:03.000Z' })]
const events = orderEvents([testRecurring({ trades })], WALLET)
const client = new QueryClient()

function Table({ isShown }: { isShown: boolean }) {
  const prices = usePrices(events)
  const answers = isShown ? prices.answers : undefined
  const usd = { isOn: isShown, set: () => {}, answers }
  return <TradesTable screen={testTradesView(events, { prices, usd })} />
}

async function renderTable(isShown = true) {
  render(
    <QueryClientProvider client={client}>
      <Table isShown={isShown} />
    </QueryClientProvider>,
  )
  await settle()
}
const settle = () => act(() => jest.advanceTimersByTimeAsync(2_000))
function row(number: number) {
  const element = screen.getAllByRole('row')[number]
  if (!element) throw new Error(`no row ${number}`)
  return within(element)
}
const setPrice = (number: number, symbol: string) =>
  row(number).getByRole('button', { name: `Set price of ${symbol}` })

async function type(number: number, symbol: string, price: string): Promise<void> {
  const button = setPrice(number, symbol)
  act(() => button.focus())
  fireEvent.click(button)
  await settle()
  fireEvent.change(screen.getByRole('textbox', { name: `1 ${symbol} = $` }), {
    target: { value: price },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await settle()
}

beforeEach(() => {
  cachedPrices.write(client, NO_ANSWERS)
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('there is no ‘Set price’ while USD prices are not shown (behaviour 8.25)', async () => {
  await renderTable(false)
  expect(screen.queryByText('Set price')).toBeNull()
})

it('a manual price shows a value and can be reset; ‘Set price’ gets the focus back (behaviour 8.25)', async () => {
  await renderTable()
  expect(screen.getAllByText('Set price')).toHaveLength(5)
  await type(2, 'SOL', '200')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(row(2).getByText('$29.97')).toBeTruthy()
  expect(setPrice(2, 'SOL').matches(':focus')).toBe(true)
  fireEvent.click(setPrice(2, 'SOL'))
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Reset price' }))
  await settle()
  expect(row(2).queryByText('$29.97')).toBeNull()
})

it('a price is shown as it will be saved, and an ambiguous one is asked about (behaviour 8.25)', async () => {
  await renderTable()
  fireEvent.click(setPrice(2, 'SOL'))
  await settle()
  const field = screen.getByRole('textbox', { name: '1 SOL = $' })
  const enter = (value: string) => fireEvent.change(field, { target: { value } })
  const description = () => {
    const ids = field.getAttribute('aria-describedby') ?? ''
    return ids.split(' ').map((id) => field.ownerDocument.getElementById(id)?.textContent ?? '')
  }
  enter('65000.123456')
  expect(description()).toContain('1 SOL = $65,000.123456')
  enter('65,000')
  expect(description().join('')).not.toContain('1 SOL')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await settle()
  expect(screen.getByRole('alert').textContent).toBe('Did you mean 65000 or 65.000?')
  enter('65000')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(description()).toContain('1 SOL = $65,000.00')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await settle()
})

it('all missing prices of a token on a day can be set at once (behaviour 8.25)', async () => {
  await renderTable()
  fireEvent.click(setPrice(3, 'SOL'))
  await settle()
  fireEvent.click(screen.getByRole('radio', { name: /^All missing SOL prices on this day/ }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await settle()
  expect(screen.getAllByText('$0.14985')).toHaveLength(2)
})

it('a row with a mismatch is marked, and both its prices can be set (behaviour 8.27)', async () => {
  await renderTable()
  await type(2, 'USDC', '1')
  await type(2, 'SOL', '200')
  expect(
    row(2).getByRole('button', { name: 'USD values of both sides differ by 17%' }),
  ).toBeTruthy()
  expect(row(2).getAllByText('Set price')).toHaveLength(2)
  await type(2, 'SOL', '166')
  expect(row(2).queryByRole('button', { name: /differ/ })).toBeNull()
})

it('the field has the price of the amount that was clicked, or is empty if there is none (behaviour 8.25)', async () => {
  await renderTable()
  await type(2, 'SOL', '200')
  fireEvent.click(setPrice(2, 'SOL'))
  await settle()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '200')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await settle()
  fireEvent.click(setPrice(3, 'SOL'))
  await settle()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
})
