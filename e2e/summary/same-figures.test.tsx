import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import { button, radio, renderPanel } from '@/components/summary/testing/render-summary'
import { saveFile } from '@/lib/browser/files/save-file'
import {
  costMethodPreference,
  summaryViewPreference,
} from '@/lib/browser/preferences/stored-preferences'
import { cachedPrices } from '@/lib/browser/prices/cached-prices'
import { cachedTokens } from '@/lib/browser/tokens/load-tokens'
import { fixed, fixedText, sumOf } from '@/lib/domain/amounts/decimal'
import { COST_METHODS, type CostMethod } from '@/lib/domain/results/cost-method'
import { SOL } from '@/lib/domain/testing/test-orders'
import {
  answersByHand,
  MINTS_BY_HAND,
  PRICED_MINUTE,
  tableByHand,
  tradesByHand,
} from '@/lib/domain/testing/wallet-by-hand'
import type { Token, TokenState } from '@/lib/domain/tokens/token'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { parseRecurringOrders } from '@/lib/upstream/order-lists/orders-page'
import {
  recurringOrderItem,
  recurringResponse,
  recurringTradeItem,
} from '@/lib/upstream/testing/test-jupiter-responses'
import { usdPriceLabel } from '@/lib/view/prices/usd-label'
import { WALLET } from '@/lib/view/testing/test-events'

jest.mock('@/lib/browser/files/save-file')

type Row = Record<string, string>

const HEADINGS: Record<CostMethod, string> = {
  average: 'Tokens with average cost',
  fifo: 'Tokens with first in, first out',
}
const TOKENS = [...MINTS_BY_HAND].map(([symbol, address]): Token => ({
  address,
  symbol,
  name: `The ${symbol}`,
  decimals: 9,
}))
const symbolOf = (mint: string) => TOKENS.find(({ address }) => address === mint)?.symbol ?? mint
const stateOf = (mint: string): TokenState => {
  const token = TOKENS.find(({ address }) => address === mint)
  return token ? { kind: 'known', mint, token } : { kind: 'unknown', mint }
}

/** The trades of docs/results.md as Jupiter sends them: each is the only trade of a past order. */
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

/** Answers as Jupiter, the token list and DefiLlama do. */
function answerFor(url: string): string {
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
    TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
    NEXT_PUBLIC_JUPITER_URL: servicesUrl,
    NEXT_PUBLIC_TOKEN_LIST_URL: servicesUrl,
    NEXT_PUBLIC_DEFILLAMA_URL: servicesUrl,
    NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: '1000',
  }
  const loader = pathToFileURL(require.resolve('tsx')).href
  const command = ['--import', loader, 'scripts/export/command.ts', WALLET, ...args]
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
function openTokens(method: CostMethod): void {
  const client = new QueryClient()
  const requestedAtMs = Date.now()
  const answerOf = (token: Token) =>
    [token.address, { kind: 'known', token, requestedAtMs }] as const
  cachedTokens.write(client, new Map(TOKENS.map(answerOf)))
  cachedPrices.write(client, answersByHand())
  costMethodPreference.choose(method)
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

async function savedBy(name: string): Promise<string> {
  const saved = jest.mocked(saveFile)
  saved.mockClear()
  await act(async () => void fireEvent.click(button(name)))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  return String(saved.mock.calls[0]?.[0].parts.join(''))
}

const recordsOf = (csv: string): Row[] => parse(csv, { columns: true })
const total = (rows: readonly Row[], name: string) => sumOf(rows.map((row) => row[name] || '0'))

const grouped = (figure: string) => {
  const [whole = '', ...fraction] = figure.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const usd = (figure = '') => (figure === '' ? '–' : DOLLARS.format(Number(figure)))
const gain = (figure = '') => {
  const sign = figure === '0' ? '' : figure.startsWith('-') ? '−' : '+'
  return figure === '' ? '–' : `${sign}${usd(figure.replace('-', ''))}`
}

/** Returns what a phone shows of a row of the tokens' file. */
function screenOf(row: Row): string[] {
  const cell = (name: string) => row[name] ?? ''
  const figure = (amount: string, dollars: string) =>
    cell(amount) === '0'
      ? '–'
      : `${grouped(cell(amount))} ${cell('Token Symbol')}${usd(cell(dollars))}`
  const without = cell('Amount Sold Without Known Cost')
  const average = cell('Average Paid USD')
  return [
    cell('Token Symbol'),
    figure('Amount Bought', 'Cost USD'),
    average === '' ? '–' : usdPriceLabel(average),
    figure('Amount Sold', 'Proceeds USD') +
      (without === '0' ? '' : `${without} without known cost`),
    gain(cell('Realized Gain USD')),
    figure('Remaining Amount', 'Remaining Cost USD'),
  ]
}

describe.each(COST_METHODS)('the wallet of docs/results.md (%s)', (method) => {
  it('has the same figures by hand, on screen, in each file, in the statement and from the command (behaviour 26.11, 26.12, 26.13)', async () => {
    openTokens(method)
    const shownTokens = await shownRows('Summary by token')
    const tokensFile = await savedBy('Download summary')
    const salesFile = await savedBy('Download sales')
    fireEvent.click(radio('Months'))
    const shownMonths = await shownRows('Summary by month')
    const monthsFile = await savedBy('Download summary')

    // From the command, to the byte.
    const commands = ['tokens', 'months', 'sales'].map((file) =>
      exported('--summary', file, '--method', method),
    )
    expect(await Promise.all(commands)).toEqual([tokensFile, monthsFile, salesFile])

    // By hand, in each file. The page gives averages 30 digits, the file 12 decimals.
    const tokens = recordsOf(tokensFile)
    const byHand = tableByHand(HEADINGS[method])
    expect(tokens.map((row) => byHandOf(row))).toEqual(
      byHand.map((row) => row.filter((_, column) => column !== 3)),
    )
    const months = recordsOf(monthsFile)
    if (method === 'average') {
      expect(months.map((row) => monthByHandOf(row))).toEqual(tableByHand('Months'))
    }

    // On screen.
    const onScreen = shownTokens.map(([name, ...cells]) => [
      name,
      // How many trades are priced isn't in the file, and no price is current.
      ...cells.slice(0, 5).map((cell) => cell?.replace(/, \d+ of \d+ trades? priced/, '')),
    ])
    expect(onScreen).toEqual(tokens.map(screenOf))
    const yearsFirst = shownMonths.map(([name, , paid, received, , monthGain]) => [
      ...[name, paid, received, monthGain],
    ])
    expect(yearsFirst).toEqual(newestFirst(months).map(monthScreenOf))

    // In the sales' file.
    const sales = recordsOf(salesFile)
    const ofMonths = months.filter(({ Month }) => Month !== '')
    expect(total(ofMonths, 'Realized Gain USD')).toBe(total(sales, 'Gain USD'))
    for (const row of tokens) {
      const ofToken = sales.filter(({ Mint }) => Mint === row['Token Address'])
      expect(total(ofToken, 'Amount')).toBe(row['Amount Sold'])
      expect(total(ofToken, 'Proceeds USD')).toBe(row['Proceeds USD'] || '0')
      expect(total(ofToken, 'Gain USD')).toBe(row['Realized Gain USD'] || '0')
      const costs = sumOf([
        row['Cost of Sold USD'] ?? '',
        row['Cost of Sales Without Price USD'] ?? '',
      ])
      expect(total(ofToken, 'Cost USD')).toBe(costs)
      // Each token's last trade is a sale, but NEW has none.
      const last = ofToken.at(-1) ?? row
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
    expect(statement.getByText(salesText(sales))).toBeDefined()
    act(() => void globalThis.dispatchEvent(new Event('afterprint')))
  })
})

function byHandOf(row: Row): string[] {
  const dash = (name: string) => row[name] || '–'
  return [
    symbolOf(row['Token Address'] ?? ''),
    ...['Amount Bought', 'Cost USD', 'Amount Sold', 'Proceeds USD'].map(dash),
    ...['Amount Sold Without Known Cost', 'Cost of Sold USD'].map(dash),
    ...['Cost of Sales Without Price USD', 'Realized Gain USD', 'Remaining Amount'].map(dash),
    // By hand, the known cost of what was bought without a price is 0. The file says that it is unknown.
    row['Remaining Cost USD'] || '0',
  ]
}

function monthByHandOf(row: Row): string[] {
  const { Year, Month, Trades } = row
  const figures = ['Paid USD', 'Received USD', 'Fees USD', 'Realized Gain USD']
  return [
    [Year, Month].filter(Boolean).join('-'),
    Trades ?? '',
    ...figures.map((name) => row[name] || '–'),
  ]
}

function newestFirst(months: readonly Row[]): Row[] {
  const years = [...new Set(months.map(({ Year }) => Year))].toReversed()
  return years.flatMap((year) => {
    const [sums, ...rest] = months.filter(({ Year }) => Year === year)
    return sums ? [sums, ...rest.toReversed()] : []
  })
}

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function monthScreenOf(row: Row): string[] {
  const { Year = '', Month = '' } = row
  return [
    Month === '' ? Year : `${NAMES[Number(Month) - 1]} ${Year}`,
    usd(row['Paid USD']),
    usd(row['Received USD']),
    gain(row['Realized Gain USD']),
  ]
}

/** Sums the file of the sales again, as the statement does. */
function salesText(sales: readonly Row[]): string {
  const ofSale = new Map<string, Row[]>()
  for (const row of sales) {
    const key = `${row['Transaction']} ${row['Mint']}`
    ofSale.set(key, [...(ofSale.get(key) ?? []), row])
  }
  const withGain = sales.filter((row) => row['Gain USD'] !== '')
  const gains = [...ofSale.values()]
    .filter((rows) => rows.some((row) => row['Gain USD'] !== ''))
    .map((rows) => fixed(total(rows, 'Gain USD')))
  const sumText = (figures: readonly bigint[]) =>
    usd(fixedText(figures.reduce((sum, figure) => sum + figure, 0n)))
  const without = ofSale.size - gains.length
  return [
    `${ofSale.size} sales, ${without} of them without a gain.`,
    `For the parts with a known cost: proceeds ${usd(total(withGain, 'Proceeds USD'))},`,
    `costs ${usd(total(withGain, 'Cost USD'))},`,
    `gains ${sumText(gains.filter((figure) => figure > 0n))},`,
    `losses ${sumText(gains.filter((figure) => figure < 0n).map((figure) => -figure))}.`,
    'A sale is what one transaction sold of one token. The UK’s same-day rule isn’t applied.',
  ].join(' ')
}
