import { answered, priced } from '@/lib/domain/testing/test-prices'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { dismissToast, useToasts } from '@/lib/browser/toasts/toast-store'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import { addPrices } from '@/lib/browser/prices/cached-prices'
import { cachedTokens, waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { testDeposit, testTradeEvent, SOL_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import { makeCsv } from './csv-download'
import { reportWrittenRows, runDownload, useDownloadState } from './run-download'
import { saveFile } from './save-file'
import { useCsvDownload } from './use-csv-download'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('./csv-download')
jest.mock('./save-file')
jest.mock('@/lib/browser/tokens/load-tokens', () => ({
  ...jest.requireActual('@/lib/browser/tokens/load-tokens'),
  waitForTokenNames: jest.fn(),
}))

const download = jest.mocked(makeCsv)
const names = jest.mocked(waitForTokenNames)
const toasts = () => useToasts.getState().toasts
const events: CsvEvent[] = [testDeposit(), testTradeEvent()]
const client = new QueryClient()
const wallet = { userAddress: WALLET, isPartial: false }
const FILE = { name: 'a.csv', type: 'text/csv;charset=utf-8', parts: ['Kind\n'] }

/** Mocks a download that lasts until the returned function is called. */
function heldDownload() {
  let end = () => {}
  download.mockImplementation(() => new Promise((resolve) => (end = () => resolve(FILE))))
  return () => end()
}

function rendered() {
  const wrapper = wrapperWith(client)
  const { result, rerender, unmount } = renderHook(useCsvDownload, {
    wrapper,
    initialProps: { events, wallets: [wallet], isFiltered: false },
  })
  return {
    state: () => result.current,
    unmount,
    show: (shownEvents: typeof events) =>
      rerender({
        events: shownEvents,
        wallets: [{ ...wallet, isPartial: true }],
        isFiltered: true,
      }),
    start: () => act(async () => result.current.start()),
  }
}

beforeEach(() => {
  useDownloadState.setState(useDownloadState.getInitialState())
  download.mockReset().mockResolvedValue(FILE)
  jest.mocked(saveFile).mockClear()
  names.mockReset().mockResolvedValue({ tokens: new Map(), unnamed: 0 })
})
afterEach(() => {
  for (const { id } of toasts()) dismissToast(id)
})

it.each([
  ['ok', 0, 'Downloaded 2 rows. 3 missing USD prices left blank.'],
  ['warn', 2, 'Downloaded 2 rows. 2 token names are missing. 3 missing USD prices left blank.'],
])(
  'a download that worked is announced as %s, with %s tokens without a name (behaviour 9.10)',
  async (...row) => {
    const [kind, unnamed, text] = row
    names.mockResolvedValue({ tokens: new Map(), unnamed })
    await rendered().start()
    await waitFor(() => expect(toasts()).toMatchObject([{ kind, text }]))
  },
)

it('the file leaves out cached DefiLlama prices of tokens with a multiplier (behaviour 8.31)', async () => {
  const price = priced('defillama', '7')
  addPrices(
    client,
    [SOL, USDC].map((mint) => answered(mint, 60, price)),
    0,
  )
  const token = { ...SOL_TOKEN, multiplier: 5 }
  cachedTokens.write(client, new Map([[SOL, { kind: 'known' as const, token, requestedAtMs: 0 }]]))
  await rendered().start()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  const prices = download.mock.calls[0]?.[2] ?? new Map()
  expect([SOL, USDC].map((mint) => prices.get(mint)?.get(60))).toEqual([
    {},
    { defillama: { price, atMs: 0 } },
  ])
})

it('only one CSV is made at a time, even if the visitor leaves the page and comes back (behaviour 9.10)', async () => {
  const end = heldDownload()
  await rendered().start()
  const again = rendered()
  expect(again.state().isDownloading).toBe(true)
  await again.start()
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1))
  await act(async () => end())
  expect(again.state().isDownloading).toBe(false)
})

it('a CSV that is begun while a summary is being made waits for the summary (behaviour 9.10)', async () => {
  let end = () => {}
  const summary = new Promise<void>((resolve) => (end = resolve))
  void runDownload('summary', () => summary.then(() => FILE))
  const { state, start } = rendered()
  await start()
  expect(state().isDownloading).toBe(true)
  expect(download).not.toHaveBeenCalled()
  await act(async () => end())
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  expect(state().isDownloading).toBe(false)
})

it('a failure stays if another file was already waiting (behaviour 24.5)', async () => {
  void runDownload('summary', () => Promise.reject(new Error('No.')))
  await rendered().start()
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1))
  expect(useDownloadState.getState().failure?.text).toBe('Couldn’t create the file. No.')
})

it('a failure stays while another file is made, and disappears when the failed file is tried again (behaviour 24.5)', async () => {
  await runDownload('summary', () => Promise.reject(new Error('No.')))
  const failure = () => useDownloadState.getState().failure?.name
  await rendered().start()
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1))
  expect(failure()).toBe('summary')
  void runDownload('summary', () => Promise.resolve(FILE))
  expect(failure()).toBeUndefined()
})

it('a file that takes over 400 ms counts as slow, and the number of rows written so far is known (behaviour 9.10)', async () => {
  const end = heldDownload()
  await rendered().start()
  const state = useDownloadState.getState
  expect(state().isSlow).toBe(false)
  await waitFor(() => expect(state()).toMatchObject({ isSlow: true, pending: ['CSV'] }))
  reportWrittenRows(1, 2)
  expect(state().written).toEqual({ rows: 1, total: 2 })
  await act(async () => end())
  expect(state().isSlow).toBe(false)
})

it('a failure stays and offers Retry, which downloads what is shown by then (behaviour 9.10)', async () => {
  download.mockRejectedValueOnce(new Error('No.'))
  const { start, show } = rendered()
  await start()
  await waitFor(() =>
    expect(useDownloadState.getState().failure?.text).toBe('Couldn’t create the file. No.'),
  )
  show([testDeposit()])
  await act(async () => useDownloadState.getState().failure?.retry())
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2))
  const [request] = download.mock.calls[1] ?? []
  expect(request).toMatchObject({ events: [testDeposit()], wallets: [{ isPartial: true }] })
})

it('Retry downloads what is shown after the visitor has changed the orders, too (behaviour 9.10)', async () => {
  download.mockRejectedValueOnce(new Error('Connection lost.'))
  const before = rendered()
  await before.start()
  await waitFor(() => expect(useDownloadState.getState().failure).toBeDefined())
  before.unmount()
  rendered().show([testDeposit()])
  await act(async () => useDownloadState.getState().failure?.retry())
  await waitFor(() => expect(download.mock.lastCall?.[0].events).toHaveLength(1))
})

it('the CSV is of the wallet it was asked for, also after a wait and by Retry (behaviour 9.10)', async () => {
  let endWait = () => {}
  const waiting = new Promise<void>((resolve) => (endWait = resolve))
  void runDownload('summary', async () => {
    await waiting
    return FILE
  })
  const before = rendered()
  await before.start()
  before.unmount()
  const other = { events: [testDeposit()], isFiltered: false }
  const wallets = [{ ...wallet, userAddress: 'OtherWa11et' }]
  renderHook(() => useCsvDownload({ ...other, wallets }), { wrapper: wrapperWith(client) })
  download.mockRejectedValueOnce(new Error('Connection lost.'))
  await act(async () => endWait())
  await waitFor(() => expect(useDownloadState.getState().failure?.name).toBe('CSV'))
  await act(async () => useDownloadState.getState().failure?.retry())
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2))
  expect(download.mock.calls.map(([content]) => content.wallets)).toEqual([[wallet], [wallet]])
})
