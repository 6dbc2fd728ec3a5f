import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { sampleList } from '@/lib/view/testing/sample-order-lists'
import { SOL_TOKEN, USDC_TOKEN, WALLET } from '@/lib/view/testing/sample-events'
import { type TokenAnswer, tokensQuery } from './token-query'
import { useTokens } from './use-tokens'

jest.mock('@/lib/upstream/tokens/token-services', () => ({
  fetchTokens: () => new Promise(() => {}),
}))

const wallets = [{ userAddress: WALLET, orders: [], lists: [sampleList('past trigger')] }]
const client = new QueryClient()

beforeEach(() => {
  client.setQueryData(tokensQuery.queryKey, {})
})

function rendered() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useTokens(wallets), { wrapper })
  return {
    stateOf: (mint: string) => result.current(mint),
    tell: (answers: Record<string, TokenAnswer>) =>
      act(async () => {
        client.setQueryData(tokensQuery.queryKey, (known) => ({ ...known, ...answers }))
      }),
  }
}
const known = (token: typeof SOL_TOKEN, requestedAtMs = 1): TokenAnswer => ({
  kind: 'known',
  token,
  requestedAtMs,
})

it('a mint is loading, then known or unknown as the services answer', async () => {
  const { stateOf, tell } = rendered()
  expect(stateOf(SOL)).toEqual({ kind: 'loading', mint: SOL })
  await tell({
    [SOL]: known(SOL_TOKEN),
    Nobody: { kind: 'unknown', token: undefined, requestedAtMs: 1 },
  })
  await waitFor(() => expect(stateOf(SOL)).toEqual({ kind: 'known', mint: SOL, token: SOL_TOKEN }))
  expect(stateOf('Nobody')).toEqual({ kind: 'unknown', mint: 'Nobody' })
})

it('a mint that reads like a verified token is marked, also where that one is answered later', async () => {
  const { stateOf, tell } = rendered()
  const impostor = { ...USDC_TOKEN, address: 'Impostor', symbol: 'P0PCAT', name: 'Cat' }
  const popcat = { ...USDC_TOKEN, address: 'Real', symbol: 'POPCAT', name: 'Pop', isVerified: true }
  await tell({ Impostor: known(impostor) })
  await waitFor(() => expect(stateOf('Impostor').kind).toBe('known'))
  expect(stateOf('Impostor')).toMatchObject({ imitates: undefined })
  await tell({ Real: known(popcat) })
  await waitFor(() => expect(stateOf('Impostor')).toMatchObject({ imitates: 'POPCAT' }))
  expect(stateOf('Real')).toMatchObject({ imitates: undefined })
})
