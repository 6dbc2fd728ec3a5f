import { answered, priced } from '@/lib/domain/testing/test-prices'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { saveFile } from '@/lib/browser/files/save-file'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import { NO_ANSWERS, type PriceAnswers, withAnswers } from '@/lib/domain/prices/price-answers'
import { testRecurring, testTrade, SOL } from '@/lib/domain/testing/test-orders'
import type { Order } from '@/lib/domain/orders/order'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { fetchText } from '@/lib/upstream/http/http-call'
import { requestedFile } from '@/lib/view/routes/csv-route'
import type { TaxFormat } from '@/lib/view/tax-files/tax-programs'
import { useTaxExport } from './use-tax-export'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('@/lib/browser/files/save-file')
jest.mock('@/lib/browser/tokens/load-tokens', () => ({
  ...jest.requireActual('@/lib/browser/tokens/load-tokens'),
  waitForTokenNames: jest.fn(),
}))
jest.mock('@/lib/upstream/http/http-call', () => ({
  ...jest.requireActual('@/lib/upstream/http/http-call'),
  fetchText: jest.fn(),
}))
const saved = jest.mocked(saveFile)
const rowsSchema = z.array(z.record(z.string(), z.string()))

beforeEach(() => {
  localStorage.clear()
  saved.mockClear()
  jest.mocked(waitForTokenNames).mockResolvedValue({ tokens: new Map(), unnamed: 0 })
  jest.mocked(fetchText).mockImplementation(async ({ body }) => requestedFile(String(body)).text)
})

type Shown = { orders: readonly Order[]; wallet?: string; isPartial?: boolean }
const contentOf = ({ orders, wallet = 'A', isPartial = false }: Shown) => ({
  events: orderEvents(orders, wallet),
  selectedEvents: orderEvents(orders, wallet),
  wallets: [{ userAddress: wallet, isPartial }],
  isFiltered: false,
})
const wrapper = wrapperWith(new QueryClient())

/** Renders the state of the dialog, with a program selected. */
function opened(format: TaxFormat, shownOrders: Shown, answers = NO_ANSWERS) {
  const rendered = renderHook((now: Shown) => useTaxExport(contentOf(now), answers), {
    wrapper,
    initialProps: shownOrders,
  })
  act(() => rendered.result.current.setFormat(format))
  return rendered
}

/** Exports trades, and returns the rows of the file as the program reads them. */
async function exported(format: TaxFormat, shownOrders: Shown, isOnlyNew = false) {
  const before = saved.mock.calls.length
  const { result, unmount } = opened(format, shownOrders)
  act(() => result.current.setIsOnlyNew(isOnlyNew))
  result.current.start()
  await waitFor(() => expect(saved.mock.calls.length).toBe(before + 1))
  unmount()
  return rowsSchema.parse(
    parse((saved.mock.calls.at(-1)?.[0].parts ?? []).join(''), { columns: true }),
  )
}

const order = (
  orderKey: string,
  outputMint: string,
  change: Parameters<typeof testTrade>[0] = {},
) => testRecurring({ orderKey, outputMint, trades: [testTrade({ outputMint, ...change })] })
const early = order('First', 'MintFirst', { confirmedAt: '2026-02-01T10:00:00.000Z' })
const late = order('Late', 'MintLate', { transactionSignature: 'LateSignature' })
const both = { orders: [early, late] }

describe('new trades (behaviour 19.15)', () => {
  it('are not the default, so a cancelled save loses nothing', async () => {
    await exported('koinly', { orders: [early] })
    expect(await exported('koinly', both)).toHaveLength(2)
  })

  it('make a file of their own, without trades that were exported before', async () => {
    await exported('koinly', { orders: [early] })
    const [row, ...others] = await exported('koinly', both, true)
    expect([row?.TxHash, others]).toEqual(['LateSignature', []])
  })

  it('are counted for each program since its last file, and the program used last is selected', async () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(2_000)
    await exported('summ', { orders: [early] })
    await exported('rotki', both)
    const { result } = renderHook(() => useTaxExport(contentOf(both), NO_ANSWERS), { wrapper })
    const { format, last } = result.current
    expect([format, last?.exportedAtMs, last?.fresh.length]).toEqual(['rotki', 2_000, 0])
    act(() => result.current.setFormat('summ'))
    expect(result.current.last?.exportedAtMs).toBe(1_000)
    expect(result.current.last?.fresh).toHaveLength(1)
    act(() => result.current.setFormat('koinly'))
    expect(result.current.last).toBeUndefined()
  })
})

it('a file has the trades that were shown when its name was made (behaviour 19.12)', async () => {
  const { result, rerender } = opened('koinly', { orders: [early], isPartial: true })
  rerender({ orders: [early, late], isPartial: false })
  result.current.start()
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  const [file] = saved.mock.calls[0] ?? []
  expect(file?.name).toBe('A-koinly.csv')
  expect(file?.parts.join('')).toContain('MintLate')
})

it('the file’s wallets are those with trades, and one with only deposits doesn’t count (behaviour 21.8)', () => {
  const traded = order('Key', SOL)
  const events = [
    ...orderEvents([traded], 'A'),
    ...orderEvents([testRecurring({ orderKey: 'Empty' })], 'B'),
  ]
  const wallets = ['A', 'B'].map((userAddress) => ({ userAddress, isPartial: false }))
  const content = { events, selectedEvents: events, wallets, isFiltered: false }
  const { result } = renderHook(() => useTaxExport(content, NO_ANSWERS), { wrapper })
  expect(result.current.wallets.map(({ userAddress }) => userAddress)).toEqual(['A'])
})

describe('missing USD prices (behaviour 19.9, 19.13)', () => {
  const DATE = '2026-02-01T10:00:00.000Z'
  const swap = testRecurring({
    inputMint: SOL,
    trades: [testTrade({ inputMint: SOL, outputMint: 'MintA', confirmedAt: DATE })],
  })
  const dollarOrder = order('Paid', SOL, { confirmedAt: DATE })
  const missing = (
    orders: readonly Order[],
    selected: readonly Order[],
    answers: PriceAnswers = NO_ANSWERS,
  ) => {
    const [events, selectedEvents] = [orders, selected].map((part) => orderEvents(part, 'A'))
    const content = { events: events ?? [], selectedEvents: selectedEvents ?? [] }
    return renderHook(() => useTaxExport({ ...content, wallets: [], isFiltered: false }, answers), {
      wrapper,
    }).result.current.missingPrices
  }

  it('are counted for each trade of which neither side has one', () => {
    const minute = Date.parse(DATE) / 1_000
    const oneSide = withAnswers(NO_ANSWERS, [answered(SOL, minute, priced('defillama'))], 0)
    expect([missing([swap], [swap]), missing([swap], [swap], oneSide)]).toEqual([1, 0])
  })

  it('a trade for 0 counts as one without a price (behaviour 26.3)', () => {
    const forNothing = testTrade({ outputAmount: '0', feeAmount: '0', confirmedAt: DATE })
    const emptyOrder = testRecurring({ trades: [forNothing] })
    expect(missing([emptyOrder], [emptyOrder])).toBe(1)
  })

  it('a trade with USDC needs none, and gives its minute’s price, even if a filter hides it', () => {
    expect(missing([dollarOrder], [dollarOrder])).toBe(0)
    expect(missing([swap], [swap, dollarOrder])).toBe(0)
  })

  it('Koinly’s file has the dollars of such trades before any run', async () => {
    const [row] = await exported('koinly', { orders: [dollarOrder] })
    const [, { inputAmount } = { inputAmount: null }] = orderEvents([dollarOrder], 'A')
    expect(Number(row?.['Net Worth Amount'])).toBe(Number(inputAmount?.amount))
  })
})

it('trades whose sides differ by over 10% in USD are counted for programs with USD values (behaviour 19.13)', () => {
  const minute = Date.parse('2026-02-01T10:00:00Z') / 1_000
  const answers = withAnswers(
    NO_ANSWERS,
    [
      answered(early.inputMint, minute, priced('defillama')),
      answered(early.outputMint, minute, priced('defillama', '100000')),
    ],
    0,
  )
  expect(opened('koinly', both, answers).result.current.mismatches).toBe(1)
  expect(opened('summ', both, answers).result.current.mismatches).toBe(0)
})

it('equal trades of one second get different seconds for CoinTracker, and the moved ones are counted (behaviour 19.2)', async () => {
  const twice = [order('First', SOL), order('Second', SOL)]
  const rows = await exported('cointracker', { orders: twice })
  const times = rows.map(({ Date: time }) => Number(time?.slice(-2)))
  expect(times[1]).toBe((times[0] ?? 0) + 1)
  expect(opened('cointracker', { orders: twice }).result.current.moved).toBe(1)
  expect(opened('summ', { orders: twice }).result.current.moved).toBe(0)
})

it('a new trade isn’t dated like an equal one of an earlier export (behaviour 19.2, 19.15)', async () => {
  const [a, b] = [order('First', SOL), order('Second', SOL)]
  const [earlierRow] = await exported('cointracker', { orders: [b] })
  const [newRow, ...others] = await exported('cointracker', { orders: [a, b] }, true)
  expect(others).toEqual([])
  expect(newRow?.Date).not.toBe(earlierRow?.Date)
})
