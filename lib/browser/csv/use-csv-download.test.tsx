import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '@/lib/browser/toasts/toast-store'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import { waitForTokenNames } from '@/lib/browser/tokens/wait-for-token-names'
import { sampleDeposit, sampleTradeEvent, WALLET } from '@/lib/view/testing/sample-events'
import { downloadCsv } from './csv-download'
import { useCsvDownloadState } from './csv-download-store'
import { useCsvDownload } from './use-csv-download'

jest.mock('./csv-download')
jest.mock('@/lib/browser/tokens/wait-for-token-names')

const download = jest.mocked(downloadCsv)
const names = jest.mocked(waitForTokenNames)
const toasts = () => useToasts.getState().toasts
const events: CsvEvent[] = [sampleDeposit(), sampleTradeEvent()]
const client = new QueryClient()
const wallet = { userAddress: WALLET, isPartial: false }

/** A download that the test ends. */
function heldDownload() {
  let end = () => {}
  download.mockImplementation(() => new Promise<void>((resolve) => (end = resolve)))
  return () => end()
}

function rendered() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(useCsvDownload, {
    wrapper,
    initialProps: { events, wallets: [wallet], isFiltered: false },
  })
  return {
    state: () => result.current,
    show: (some: typeof events) =>
      rerender({ events: some, wallets: [{ ...wallet, isPartial: true }], isFiltered: true }),
    start: () => act(async () => result.current.start()),
  }
}

beforeEach(() => {
  useCsvDownloadState.setState(useCsvDownloadState.getInitialState())
  download.mockReset().mockResolvedValue(undefined)
  names.mockReset().mockResolvedValue({ tokens: new Map(), unnamed: 0, unsure: 0 })
})
afterEach(() => {
  for (const { id } of toasts()) dismissToast(id)
})

it.each([
  ['ok', 0, 'Downloaded 2 rows'],
  ['warn', 2, 'Downloaded 2 rows. 2 token names are missing.'],
])('a download that worked is told as %s, with %s tokens without a name', async (...row) => {
  const [kind, unnamed, text] = row
  names.mockResolvedValue({ tokens: new Map(), unnamed, unsure: unnamed })
  await rendered().start()
  await waitFor(() => expect(toasts()).toMatchObject([{ kind, text }]))
})

it('one at a time: pressed again while it is under way, nothing more is asked for', async () => {
  const end = heldDownload()
  const { state, start } = rendered()
  await start()
  await start()
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1))
  expect(state().isDownloading).toBe(true)
  await act(async () => end())
  expect(state().isDownloading).toBe(false)
})

it('one at a time, also where its page was left and opened again', async () => {
  const end = heldDownload()
  await rendered().start()
  const again = rendered()
  expect(again.state().isDownloading).toBe(true)
  await again.start()
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1))
  await act(async () => end())
  expect(again.state().isDownloading).toBe(false)
})

describe('Retry after a failure', () => {
  async function failed() {
    download.mockRejectedValueOnce(new Error('Couldn’t create the file. No.'))
    const all = rendered()
    await all.start()
    await waitFor(() => expect(toasts()).toMatchObject([{ kind: 'bad' }]))
    const retry = () => act(async () => toasts()[0]?.action?.run())
    return { ...all, retry }
  }

  it('downloads what is displayed by then', async () => {
    const { show, retry } = await failed()
    show([sampleDeposit()])
    await retry()
    await waitFor(() => expect(download).toHaveBeenCalledTimes(2))
    const [request] = download.mock.calls[1] ?? []
    expect(request).toMatchObject({ events: [sampleDeposit()], wallets: [{ isPartial: true }] })
  })

  it('starts no second one beside one under way', async () => {
    const { start, retry } = await failed()
    const end = heldDownload()
    await start()
    await retry()
    await waitFor(() => expect(download).toHaveBeenCalledTimes(2))
    await act(async () => end())
    expect(download).toHaveBeenCalledTimes(2)
  })
})
