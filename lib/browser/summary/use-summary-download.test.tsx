import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { saveFile } from '@/lib/browser/files/save-file'
import { currencyPreference } from '@/lib/browser/preferences/gains-preferences'
import { cachedTokens } from '@/lib/browser/tokens/load-tokens'
import { testRecurring } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { fetchYearRates } from '@/lib/upstream/exchange-rates/frankfurter-rates'
import { SOL_TOKEN, testDeposit, USDC_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import type { SummaryDownload } from './summary-download'
import { useSummaryDownload } from './use-summary-download'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('@/lib/browser/files/save-file')
jest.mock('@/lib/upstream/exchange-rates/frankfurter-rates')

const content = {
  events: [testDeposit()],
  shownEvents: [testDeposit()],
  appliedFilters: {},
  pageWallets: [],
  orders: [testRecurring()],
  wallets: [{ userAddress: WALLET, isPartial: false }],
  isFiltered: false,
}

it('the summary file has the names of both tokens of a pair without a trade (behaviour 18.9)', async () => {
  const client = new QueryClient()
  const tokenAnswers = [SOL_TOKEN, USDC_TOKEN].map(
    (token) => [token.address, { kind: 'known', token, requestedAtMs: Date.now() }] as const,
  )
  cachedTokens.write(client, new Map(tokenAnswers))
  const wrapper = wrapperWith(client)
  const { result } = renderHook(() => useSummaryDownload(content), { wrapper })
  await act(async () => result.current.start())
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  const [file] = jest.mocked(saveFile).mock.calls[0] ?? []
  expect(String(file?.parts)).toContain('USDC')
  expect(String(file?.parts)).toContain('Wrapped SOL')
})

it.each<[string, Partial<SummaryDownload>, string]>([
  ['nothing is missing', {}, `${WALLET}-sales.csv`],
  [
    'a wallet that a filter hides is partial',
    { pageWallets: [{ userAddress: 'HiddenWa11et', isPartial: true }] },
    `${WALLET}-sales-partial.csv`,
  ],
])('the name of the sales’ file: %s (behaviour 26.11)', async (_, change, name) => {
  jest.mocked(saveFile).mockClear()
  const wrapper = wrapperWith(new QueryClient())
  const whole = testRecurring({ used: '0', received: '0' })
  const download = { ...content, orders: [whole], events: [], shownEvents: [], ...change }
  const { result } = renderHook(() => useSummaryDownload(download), { wrapper })
  await act(async () => result.current.startSales())
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  expect(jest.mocked(saveFile).mock.calls[0]?.[0].name).toBe(name)
})

it('a file is in the currency that was chosen when it was begun (behaviour 27.1)', async () => {
  jest.mocked(saveFile).mockClear()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  jest.mocked(fetchYearRates).mockImplementation(async (year, nowMs) => {
    await answered
    return { year, days: { [`${year}-02-02`]: { USD: 1.25, GBP: 0.75 } }, fetchedAtMs: nowMs }
  })
  const client = new QueryClient()
  const tokenAnswers = [SOL_TOKEN, USDC_TOKEN].map(
    (token) => [token.address, { kind: 'known', token, requestedAtMs: Date.now() }] as const,
  )
  cachedTokens.write(client, new Map(tokenAnswers))
  act(() => currencyPreference.choose('EUR'))
  const events = [swapped('100', '1', '0', { date: '2026-02-02T10:00:00.000Z' })]
  const sold = swapped('1', '150', '0', {
    date: '2026-02-02T11:00:00.000Z',
    inputMint: SOL_TOKEN.address,
    outputMint: USDC_TOKEN.address,
  })
  const download = { ...content, events: [...events, sold], shownEvents: [...events, sold] }
  const { result } = renderHook(() => useSummaryDownload(download), {
    wrapper: wrapperWith(client),
  })
  await act(async () => result.current.startSales())
  act(() => currencyPreference.choose('GBP'))
  await act(async () => answer())
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  act(() => currencyPreference.choose('USD'))
  const [heads, row] = String(jest.mocked(saveFile).mock.calls[0]?.[0].parts).split('\n')
  expect(heads).toContain('Proceeds EUR,Cost EUR,Gain EUR')
  expect(row).toContain(',1,120,80,40,')
})
