import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { saveFile } from '@/lib/browser/files/save-file'
import { cachedTokens } from '@/lib/browser/tokens/load-tokens'
import { testRecurring } from '@/lib/domain/testing/test-orders'
import { SOL_TOKEN, testDeposit, USDC_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import { useSummaryDownload } from './use-summary-download'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('@/lib/browser/files/save-file')

it('the summary file has the names of both tokens of a pair without a trade (behaviour 18.9)', async () => {
  const client = new QueryClient()
  const tokenAnswers = [SOL_TOKEN, USDC_TOKEN].map(
    (token) => [token.address, { kind: 'known', token, requestedAtMs: Date.now() }] as const,
  )
  cachedTokens.write(client, new Map(tokenAnswers))
  const wrapper = wrapperWith(client)
  const content = {
    events: [testDeposit()],
    shownEvents: [testDeposit()],
    appliedFilters: {},
    isPagePartial: false,
    orders: [testRecurring()],
    wallets: [{ userAddress: WALLET, isPartial: false }],
    isFiltered: false,
  }
  const { result } = renderHook(() => useSummaryDownload(content), { wrapper })
  await act(async () => result.current.start())
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  const [file] = jest.mocked(saveFile).mock.calls[0] ?? []
  expect(String(file?.parts)).toContain('USDC')
  expect(String(file?.parts)).toContain('Wrapped SOL')
})
