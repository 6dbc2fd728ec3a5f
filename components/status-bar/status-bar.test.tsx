import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { otherRowsCode, StatusBar } from './status-bar'
import { runDownload, useDownloadState } from '@/lib/browser/files/run-download'
import { jupiterCalls } from '@/lib/browser/jupiter/jupiter-calls'
import { closeDialog, openDialog } from '@/lib/browser/dialogs/open-dialogs'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'
import { PRICE_DIALOG, usePriceRun } from '@/lib/browser/prices/price-run-state'
import { IDLE, testProgress } from '@/lib/browser/testing/test-price-progress'
import { testWallet } from '@/lib/browser/testing/test-trades-view'
import { testLists, testPages } from '@/lib/view/testing/test-order-lists'

const NOW_MS = Date.UTC(2026, 10, 21)
const loading = { state: { kind: 'loading' } } as const
const underWay = testLists({
  'past trigger': { ...loading, pages: testPages(7), totalPages: 37 },
})

jest.mock('@/lib/browser/files/save-file')

const whole = testLists()

const bar = (lists: typeof whole) => (
  <QueryClientProvider client={new QueryClient()}>
    <button {...focusTarget('refresh')}>Refresh</button>
    <button {...focusTarget('fetch prices')} disabled>
      Fetch USD prices
    </button>
    <button {...focusTarget('show prices')}>Show USD prices</button>
    <button {...focusTarget('file CSV')}>Download CSV</button>
    <button {...focusTarget('file tax export')}>Tax export</button>
    <button {...focusTarget('file summary')}>Download summary</button>
    <StatusBar wallets={[testWallet({ lists })]} />
  </QueryClientProvider>
)
const rows = () => {
  const section = screen.queryByRole('region', { name: 'Status' })
  const rowElements = section?.querySelectorAll('[data-slot=status-row]') ?? []
  return [...rowElements].map((row) => row.textContent)
}
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const stop = () => screen.getByRole('button', { name: 'Stop' })

beforeAll(() => otherRowsCode.load())

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS, doNotFake: ['queueMicrotask'] })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  act(() => {
    usePriceRun.setState(IDLE)
    useDownloadState.setState(useDownloadState.getInitialState())
  })
})

describe('loading (behaviour 3.4, 24.1, 24.4)', () => {
  it('has a row, and announces its progress and its end', () => {
    const { rerender } = render(bar(underWay))
    expect(rows()).toEqual([
      'Loading page 10 of 40About 2 minutes leftSpeed up with a Jupiter API keyStop',
    ])
    const progress = screen.getByRole('progressbar', { name: 'Loading orders…' })
    expect(progress.getAttribute('aria-valuenow')).toBe('10')
    expect(spoken()).toEqual(['Loading orders… 25%'])
    rerender(bar(whole))
    expect(rows()).toEqual([])
    expect(spoken()).toEqual(['All 4 pages loaded'])
  })

  it('says nothing about lists from the cache', () => {
    render(bar(whole))
    expect([rows(), spoken()]).toEqual([[], ['']])
  })

  it('says why it waits, and counts down only on screen (behaviour 4.4)', () => {
    jest.spyOn(jupiterCalls(), 'pausedUntilMs').mockReturnValue(NOW_MS + 18_000)
    render(bar(underWay))
    const [row] = rows()
    expect(row).toContain('Jupiter’s rate limit reached.Resuming in 18 s.')
    expect(spoken()).toEqual(['Jupiter’s rate limit reached.'])
    act(() => jest.advanceTimersByTime(4_000))
    expect(rows()[0]).toContain('Resuming in 14 s.')
  })
})

describe('without a response (behaviour 4.5, 24.1)', () => {
  it('says when Jupiter is called again, and counts down only on screen', () => {
    jest.spyOn(jupiterCalls(), 'retryAtMs').mockReturnValue(NOW_MS + 8_000)
    render(bar(underWay))
    expect(rows()[0]).toContain('Jupiter doesn’t respond.Trying again in 8 s.')
    expect(spoken()).toEqual(['Jupiter doesn’t respond.'])
    expect(stop().textContent).toBe('Stop')
    act(() => jest.advanceTimersByTime(5_000))
    expect(rows()[0]).toContain('Trying again in 3 s.')
  })

  it('says that the browser is offline', () => {
    jest.spyOn(jupiterCalls(), 'isOffline').mockReturnValue(true)
    render(bar(underWay))
    expect(rows()[0]).toContain('You’re offline.Loading continues once you reconnect.')
    expect(spoken()).toEqual(['You’re offline.'])
  })
})

it('no timer runs once the loading has ended, nor for lists from the cache', () => {
  const { rerender } = render(bar(underWay))
  expect(jest.getTimerCount()).toBeGreaterThan(0)
  rerender(bar(whole))
  act(() => jest.runOnlyPendingTimers())
  expect(jest.getTimerCount()).toBe(0)
})

describe('the end (behaviour 24.5)', () => {
  it.each([
    ['moves the focus from the row to ‘Refresh’', () => stop(), 'Refresh'],
    ['leaves another focus alone', () => screen.getByText('Show USD prices'), 'Show USD prices'],
  ])('%s', async (_, focused, after) => {
    const { rerender } = render(bar(underWay))
    focused().focus()
    await act(async () => rerender(bar(whole)))
    expect(screen.getByText(after).matches(':focus')).toBe(true)
  })

  it('of a price run moves the focus to the USD switch if ‘Fetch USD prices’ is disabled', async () => {
    usePriceRun.setState({
      progress: testProgress({ answered: 71, startedAtMs: NOW_MS - 71_000 }),
    })
    render(bar(whole))
    expect(rows()).toEqual(['Fetching USD prices: 71 of 184About 2 minutes leftStop'])
    stop().focus()
    await act(async () => usePriceRun.setState(IDLE))
    expect(screen.getByText('Show USD prices').matches(':focus')).toBe(true)
  })
})

it('if a run fails, the focus moves from ‘Stop’ to the row of the failure; ‘Retry’ moves it back to ‘Stop’ (behaviour 24.5)', async () => {
  const running = { ...IDLE, progress: testProgress() }
  usePriceRun.setState(running)
  render(bar(whole))
  stop().focus()
  const retry = () => usePriceRun.setState(running)
  await act(async () =>
    usePriceRun.setState({ ...IDLE, failure: { text: 'Connection lost.', retry } }),
  )
  const button = screen.getByRole('button', { name: 'Retry' })
  expect(button.matches(':focus')).toBe(true)
  await act(async () => button.click())
  expect(stop().matches(':focus')).toBe(true)
})

it('a price run is not in the bar while its dialog is open (behaviour 8.10)', () => {
  usePriceRun.setState({ progress: testProgress() })
  openDialog({ name: PRICE_DIALOG, opener: null })
  render(bar(whole))
  expect(rows()).toEqual([])
  act(() => closeDialog(PRICE_DIALOG))
})

it('a price run that waits for a tab without a sign offers ‘Fetch here’ (behaviour 8.10)', () => {
  const fetchHere = jest.fn()
  const waiting = testProgress({ isWaitingForTab: true })
  usePriceRun.setState({ progress: waiting })
  render(bar(whole))
  const waits = 'Waiting for another tab to finish.'
  expect(rows()).toEqual([`${waits}Stop`])
  act(() => usePriceRun.setState({ progress: { ...waiting, fetchHere } }))
  expect(rows()).toEqual([`${waits}Fetch hereStop`])
  act(() => screen.getByRole('button', { name: 'Fetch here' }).click())
  expect(fetchHere).toHaveBeenCalledTimes(1)
})

it('if the bar, or a row of it, throws an error, the page stays (behaviour 13.4)', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  usePriceRun.setState({ progress: testProgress() })
  const { rerender } = render(bar(underWay))
  expect(rows()).toHaveLength(2)
  // The row of prices can't show this.
  act(() => usePriceRun.setState({ progress: testProgress({ total: Object(Symbol('broken')) }) }))
  expect(rows()).toHaveLength(1)
  rerender(bar(Object([{}])))
  expect(rows()).toEqual([])
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined()
  log.mockRestore()
})

it('the row of a paused price run counts down (behaviour 8.12)', () => {
  usePriceRun.setState({ progress: testProgress({ pausedUntilMs: NOW_MS + 10_000 }) })
  render(bar(whole))
  expect(rows()).toEqual(['Birdeye’s rate limit reached.Resuming in 10 s.Stop'])
})

it('there are at most two rows: a third one shows when one ends (behaviour 24.1)', () => {
  usePriceRun.setState({ progress: testProgress() })
  useDownloadState.setState({ pending: ['tax export'], isSlow: true })
  const { rerender } = render(bar(underWay))
  const texts = () => rows().map((row) => row?.slice(0, 9))
  expect(texts()).toEqual(['Loading p', 'Fetching '])
  rerender(bar(whole))
  expect(texts()).toEqual(['Fetching ', 'Preparing'])
})

it.each([
  ['tax export', 'Tax export'],
  ['summary', 'Download summary'],
  // The chart isn't on the page.
  ['chart', 'Download CSV'],
] as const)(
  'after ‘Dismiss’ on a failed %s, ‘%s’ gets the focus (behaviour 24.5)',
  async (name, button) => {
    useDownloadState.setState({ failure: { name, text: 'Failed.', retry: () => {} } })
    render(bar(whole))
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    await act(async () => dismiss.click())
    expect(screen.getByText(button).matches(':focus')).toBe(true)
  },
)

it('a failure is announced and stays until Retry or Dismiss (behaviour 24.5)', () => {
  const retry = jest.fn()
  useDownloadState.setState({ failure: { name: 'CSV', text: 'Couldn’t create the file.', retry } })
  render(bar(whole))
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t create the file.Retry')
  screen.getByRole('button', { name: 'Retry' }).click()
  expect(retry).toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(rows()).toEqual([])
})

it('after ‘Retry’ on a failed CSV, ‘Download CSV’ gets the focus, whatever file came last (behaviour 24.5)', async () => {
  const made = { name: 'a.csv', type: 'text/csv', parts: [] }
  const retry = () => void runDownload('CSV', async () => made)
  const failure = { name: 'CSV', text: 'Failed.', retry } as const
  useDownloadState.setState({ lastFile: 'summary', failure })
  render(bar(whole))
  const button = screen.getByRole('button', { name: 'Retry' })
  button.focus()
  await act(async () => button.click())
  expect(screen.getByText('Download CSV').matches(':focus')).toBe(true)
})

it('a failure keeps its row while another file is made (behaviour 24.5)', () => {
  const failure = { name: 'CSV', text: 'Couldn’t create the file.', retry: () => {} } as const
  useDownloadState.setState({ pending: ['summary'], isSlow: true, failure })
  render(bar(whole))
  expect(rows()).toEqual(['Couldn’t create the file.Retry'])
})
