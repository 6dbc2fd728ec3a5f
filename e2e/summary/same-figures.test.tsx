import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { QueryClient } from '@tanstack/react-query'
import { bundledCommand } from '../csv/bundled-command'
import {
  byHandOf,
  monthByHandOf,
  monthScreenOf,
  moneyIn,
  newestFirst,
  recordsOf,
  saleByHandOf,
  salesText,
  screenOf,
  total,
} from './figures-of-files'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { button, radio, renderPanel } from '@/components/summary/testing/render-summary'
import { saveFile } from '@/lib/browser/files/save-file'
import {
  costMethodPreference,
  currencyPreference,
} from '@/lib/browser/preferences/gains-preferences'
import { summaryViewPreference } from '@/lib/browser/preferences/stored-preferences'
import { cachedPrices } from '@/lib/browser/prices/cached-prices'
import { cachedTokens } from '@/lib/browser/tokens/load-tokens'
import { sumOf } from '@/lib/domain/amounts/decimal'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import { COST_METHODS, type CostMethod } from '@/lib/domain/gains/cost-method'
import { SOL } from '@/lib/domain/testing/test-orders'
import {
  answersByHand,
  MINTS_BY_HAND,
  PRICED_MINUTE,
  ratesByHand,
  tableByHand,
  tradesByHand,
} from '@/lib/domain/testing/wallet-by-hand'
import type { Token, TokenState } from '@/lib/domain/tokens/token'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { fetchText } from '@/lib/upstream/http/http-call'
import { parseRecurringOrders } from '@/lib/upstream/order-lists/orders-page'
import {
  recurringOrderItem,
  recurringResponse,
  recurringTradeItem,
} from '@/lib/upstream/testing/test-jupiter-responses'
import { METHOD_NAMES } from '@/lib/view/gains/method-label'
import { WALLET } from '@/lib/view/testing/test-events'

jest.mock('@/lib/browser/files/save-file')
// The chart's code needs a canvas.
jest.mock('@/components/charts/lazy-chart', () => ({ LazyChart: () => null }))
jest.mock('@/lib/upstream/http/http-call', () => ({
  ...jest.requireActual<object>('@/lib/upstream/http/http-call'),
  fetchText: jest.fn(),
}))

const METHOD_WORDS: Record<CostMethod, string> = {
  average: 'average cost',
  fifo: 'first in, first out',
}
const TOKENS = [...MINTS_BY_HAND].map(([symbol, address]): Token => ({
  address,
  symbol,
  name: `The ${symbol}`,
  decimals: 9,
}))
const stateOf = (mint: string): TokenState => {
  const token = TOKENS.find(({ address }) => address === mint)
  return token ? { kind: 'known', mint, token } : { kind: 'unknown', mint }
}

/** The trades of docs/gains.md as Jupiter sends them: each is the only trade of a past order. */
const RESPONSE = recurringResponse(
  tradesByHand().map((trade, index) => {
    const { date, inputMint, outputMint } = trade
    const [paid, net] = [trade.inputAmount.amount, trade.outputAmount.amount]
    const mints = { inputMint, outputMint, orderKey: `Key${'ABCDEFGHJKLM'[index]}` }
    const fill = recurringTradeItem({
      ...mints,
      inputAmount: paid,
      outputAmount: net,
      feeMint: outputMint,
      feeAmount: trade.fee?.amount,
      txId: `Sig${'ABCDEFGHJKLM'[index]}`,
      confirmedAt: date,
    })
    const sums = { inDeposited: paid, inUsed: paid, inWithdrawn: '0', outReceived: net }
    return recurringOrderItem({
      ...mints,
      ...sums,
      createdAt: date,
      updatedAt: date,
      trades: [fill],
    })
  }),
  { totalPages: 1 },
)

/** Answers as Jupiter, the token list, DefiLlama and Frankfurter do. */
function answerFor(url: string): string {
  const [, from = '', to = ''] = /\/v1\/([\d-]+)\.\.([\d-]+)\?/.exec(url) ?? []
  if (to !== '') {
    const days = Object.entries(ratesByHand()).filter(([day]) => from <= day && day <= to)
    return JSON.stringify({ base: 'EUR', rates: Object.fromEntries(days) })
  }
  if (url.includes('getRecurringOrders')) {
    return url.includes('orderStatus=history') ? RESPONSE : recurringResponse([], { totalPages: 1 })
  }
  if (url.includes('getTriggerOrders')) return JSON.stringify({ orders: [], totalPages: 0 })
  if (url.includes('/v1/mints')) return JSON.stringify({ content: TOKENS })
  const prices = [{ timestamp: PRICED_MINUTE + 60, price: 100 }]
  return url.includes('batchHistorical')
    ? JSON.stringify({ coins: { [`solana:${SOL}`]: { prices } } })
    : '[]'
}

const commandFile = bundledCommand()
let services: Server
let servicesUrl = ''

beforeAll(async () => {
  services = createServer((request, response) => response.end(answerFor(request.url ?? '')))
  await new Promise<void>((listening) => services.listen(0, '127.0.0.1', listening))
  const address = services.address()
  servicesUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterAll(() => services.close())

/** Returns the file that the command writes. */
function exported(...args: string[]): Promise<string> {
  const settings = {
    NEXT_PUBLIC_JUPITER_URL: servicesUrl,
    NEXT_PUBLIC_TOKEN_LIST_URL: servicesUrl,
    NEXT_PUBLIC_DEFILLAMA_URL: servicesUrl,
    NEXT_PUBLIC_RATES_URL: servicesUrl,
    NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: '1000',
  }
  const command = [commandFile, WALLET, ...args]
  return new Promise((ended, failed) => {
    execFile(
      process.execPath,
      command,
      { env: { ...process.env, ...settings } },
      (error, stdout) => (error ? failed(error) : ended(stdout)),
    )
  })
}

/** Opens 'Tokens' as a phone shows it, where amounts are whole. */
function openTokens(method: CostMethod, currency: Currency): void {
  jest.mocked(fetchText).mockImplementation(async ({ url }) => answerFor(url))
  const client = new QueryClient()
  const requestedAtMs = Date.now()
  const answerOf = (token: Token) =>
    [token.address, { kind: 'known', token, requestedAtMs }] as const
  cachedTokens.write(client, new Map(TOKENS.map(answerOf)))
  cachedPrices.write(client, answersByHand())
  costMethodPreference.choose(method)
  currencyPreference.choose(currency)
  summaryViewPreference.choose('tokens')
  const { orders } = parseRecurringOrders(RESPONSE, 'past')
  const events = orderEvents(orders, WALLET)
  renderPanel(390, events, { client, answers: answersByHand(), named: stateOf })
}

/** Returns the rows of a list of figures: each name, and the figures below it. */
async function shownRows(name: string): Promise<(string | null)[][]> {
  const list = await screen.findByRole('list', { name })
  return [...list.children].map((item) => [
    item.firstElementChild?.textContent ?? null,
    ...[...item.querySelectorAll('dd')].map(({ textContent }) => textContent),
  ])
}

/** Returns the file that a button saves. Its name ends like this, because the panel here has no wallet. */
async function savedBy(name: string, file: string): Promise<string> {
  const saved = jest.mocked(saveFile)
  saved.mockClear()
  await act(async () => void fireEvent.click(button(name)))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(saved.mock.calls[0]?.[0].name).toBe(`-${file}.csv`)
  return String(saved.mock.calls[0]?.[0].parts.join(''))
}

const IN_CURRENCIES = ['USD', 'EUR', 'GBP'] as const
const CASES = COST_METHODS.flatMap((method) =>
  IN_CURRENCIES.map((currency) => ({ method, currency })),
)

describe.each(CASES)('the wallet of docs/gains.md ($method, $currency)', ({ method, currency }) => {
  const money = moneyIn(currency)
  const currencyHeading = currency === 'USD' ? '' : ` in ${currency}`
  it('has the same figures by hand, on screen, in each file, in the statement and from the command (behaviour 26.11, 26.12, 26.13, 27.3, 27.7)', async () => {
    openTokens(method, currency)
    const names = [METHOD_NAMES[method], currencyHeading.replace(' in ', ''), 'these orders only']
    await screen.findByText(names.filter(Boolean).join(' · '))
    const shownTokens = await shownRows('Summary by token')
    const tokensFile = await savedBy('Download summary', 'summary-tokens')
    const salesFile = await savedBy('Download sales', 'sales')
    fireEvent.click(radio('Months'))
    const shownMonths = await shownRows('Summary by month')
    const monthsFile = await savedBy('Download summary', 'summary-months')

    // From the command, to the byte.
    const commands = ['tokens', 'months', 'sales'].map((file) =>
      exported('--summary', file, '--method', method, '--currency', currency),
    )
    expect(await act(() => Promise.all(commands))).toEqual([tokensFile, monthsFile, salesFile])

    // By hand, in each file. The page gives averages 30 digits, the file 12 decimals.
    const tokens = recordsOf(tokensFile, currency)
    const byHand = tableByHand(`Tokens${currencyHeading} with ${METHOD_WORDS[method]}`)
    expect(tokens.map((row) => byHandOf(row))).toEqual(
      byHand.map((row) => row.filter((_, column) => column !== 3)),
    )
    const months = recordsOf(monthsFile, currency)
    if (method === 'average' && currency !== 'GBP') {
      expect(months.map((row) => monthByHandOf(row))).toEqual(
        tableByHand(`Months${currencyHeading}`),
      )
    }
    const sales = recordsOf(salesFile, currency)
    if (method === 'fifo' && currency === 'GBP') {
      const heading = 'Sales in GBP with first in, first out'
      expect(sales.map((row) => saleByHandOf(row))).toEqual(tableByHand(heading))
    }
    for (const row of [...tokens, ...months, ...sales]) {
      expect([Object.keys(row).at(-1), row['Rate Source']].at(currency === 'USD' ? 1 : 0)).toBe(
        currency === 'USD' ? undefined : 'Rate Source',
      )
    }

    // On screen.
    const onScreen = shownTokens.map(([name, ...cells]) => [
      name,
      // How many trades are priced isn't in the file, and no price is current.
      ...cells.slice(0, 5).map((cell) => cell?.replace(/, \d+ of \d+ trades? priced/, '')),
    ])
    expect(onScreen).toEqual(tokens.map((row) => screenOf(row, money)))
    const yearsFirst = shownMonths.map(([name, , paid, received, , monthGain]) => [
      ...[name, paid, received, monthGain],
    ])
    expect(yearsFirst).toEqual(newestFirst(months).map((row) => monthScreenOf(row, money)))

    // In the sales' file.
    const monthRows = months.filter(({ Month }) => Month !== '')
    expect(total(monthRows, 'Realized Gain USD')).toBe(total(sales, 'Gain USD'))
    for (const row of tokens) {
      const tokenSales = sales.filter(({ Mint }) => Mint === row['Token Address'])
      expect(total(tokenSales, 'Amount')).toBe(row['Amount Sold'])
      expect(total(tokenSales, 'Proceeds USD')).toBe(row['Proceeds USD'] || '0')
      expect(total(tokenSales, 'Gain USD')).toBe(row['Realized Gain USD'] || '0')
      const costs = sumOf([
        row['Cost of Sold USD'] ?? '',
        row['Cost of Sales Without Price USD'] ?? '',
      ])
      expect(total(tokenSales, 'Cost USD')).toBe(costs)
      // Each token's last trade is a sale, but NEW has none.
      const last = tokenSales.at(-1) ?? row
      const remaining = ['Remaining Amount', 'Remaining Cost USD']
      expect(remaining.map((name) => last[name])).toEqual(remaining.map((name) => row[name]))
    }

    // In the printed statement.
    Object.defineProperty(globalThis, 'print', { value: jest.fn(), configurable: true })
    fireEvent.click(button('Print statement'))
    const statement = within(await screen.findByRole('article', { hidden: true }))
    const rowsOf = (name: string) =>
      within(statement.getByRole('table', { name, hidden: true }))
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rowsOf('Summary by token')).toEqual(shownTokens.map((cells) => cells.slice(0, 6)))
    expect(rowsOf('Summary by month')).toEqual(shownMonths)
    expect(statement.getByText(salesText(sales, money))).toBeDefined()
    act(() => void globalThis.dispatchEvent(new Event('afterprint')))
  })
})
