import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { testTrigger, SOL } from '@/lib/domain/testing/test-orders'
import { fetchTokens } from '@/lib/upstream/tokens/token-services'
import { testList } from '@/lib/view/testing/test-order-lists'
import { SOL_TOKEN, USDC_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import { cachedTokens, type TokenAnswer } from './load-tokens'
import { useTokens } from './use-tokens'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('@/lib/upstream/tokens/token-services', () => ({
  fetchTokens: jest.fn(() => new Promise(() => {})),
}))

const wallets = [{ userAddress: WALLET, orders: [], lists: [testList('past trigger')] }]
const client = new QueryClient()

beforeEach(() => {
  cachedTokens.write(client, new Map())
})

const wrapper = wrapperWith(client)

function rendered() {
  const { result } = renderHook(() => useTokens(wallets), { wrapper })
  return {
    stateOf: (mint: string) => result.current(mint),
    tell: (answers: Record<string, TokenAnswer>) =>
      act(async () => {
        const before = cachedTokens.read(client)
        cachedTokens.write(client, new Map([...before, ...Object.entries(answers)]))
      }),
  }
}
const knownToken = (token: typeof SOL_TOKEN, requestedAtMs = 1): TokenAnswer => ({
  kind: 'known',
  token,
  requestedAtMs,
})

it('a mint is loading, then known or unknown as the services answer', async () => {
  const { stateOf, tell } = rendered()
  expect(stateOf(SOL)).toEqual({ kind: 'loading', mint: SOL })
  await tell({
    [SOL]: knownToken(SOL_TOKEN),
    Nobody: { kind: 'unknown', token: undefined, requestedAtMs: 1 },
  })
  await waitFor(() => expect(stateOf(SOL)).toEqual({ kind: 'known', mint: SOL, token: SOL_TOKEN }))
  expect(stateOf('Nobody')).toEqual({ kind: 'unknown', mint: 'Nobody' })
})

it('a token that looks like a verified one is marked, even if the answer for the verified one comes later', async () => {
  const { stateOf, tell } = rendered()
  const impostor = { ...USDC_TOKEN, address: 'Impostor', symbol: 'P0PCAT', name: 'Cat' }
  const popcat = { ...USDC_TOKEN, address: 'Real', symbol: 'POPCAT', name: 'Pop', isVerified: true }
  await tell({ Impostor: knownToken(impostor) })
  await waitFor(() => expect(stateOf('Impostor').kind).toBe('known'))
  expect(stateOf('Impostor')).toMatchObject({ imitates: undefined })
  await tell({ Real: knownToken(popcat) })
  await waitFor(() => expect(stateOf('Impostor')).toMatchObject({ imitates: 'POPCAT' }))
  expect(stateOf('Real')).toMatchObject({ imitates: undefined })
})

it('the mints of newer orders wait for a full hundred, or for the end of their lists (behaviour 6.6)', async () => {
  const asked = () => jest.mocked(fetchTokens).mock.calls.map(([mints]) => mints.length)
  const older = testList('past trigger')
  const newer = (kind: 'loading' | 'whole'): OrderList[] => [
    older,
    testList('past newer trigger', { state: { kind } }),
  ]
  const show = (lists: OrderList[], count: number) => {
    const orders = Array.from({ length: count }, (_, index) =>
      testTrigger({ orderKey: `Order${index}`, outputMint: `Mint${index}`, trades: [] }),
    )
    return [{ userAddress: 'Newer', orders, lists }]
  }
  const { rerender } = renderHook(useTokens, { wrapper, initialProps: show([older], 1) })
  expect(asked()).toEqual([2])
  rerender(show(newer('loading'), 60))
  expect(asked()).toEqual([2])
  rerender(show(newer('loading'), 150))
  expect(asked()).toEqual([2, 100])
  rerender(show(newer('whole'), 150))
  expect(asked()).toEqual([2, 100, 49])
})

it('tokens of the page with the same name have their short mints; other wallets’ tokens don’t count (behaviour 6.13)', async () => {
  const [first, second, elsewhere] = ['MemeMintOne1', 'MemeMintTwo2', 'MemeMintElsewhere']
  const meme = (address: string) => knownToken({ ...USDC_TOKEN, address, symbol: 'MEME', name: '' })
  await act(async () => {
    const tokens = [first, second, elsewhere].map((mint) => [mint, meme(mint)] as const)
    cachedTokens.write(client, new Map(tokens))
  })
  const show = (...mints: string[]) => [
    {
      userAddress: WALLET,
      orders: mints.map((outputMint) => testTrigger({ outputMint, trades: [] })),
      lists: [testList('past trigger')],
    },
  ]
  const { result, rerender } = renderHook(useTokens, { wrapper, initialProps: show(first) })
  expect(result.current(first).shortMint).toBeUndefined()
  rerender(show(first, second))
  expect(result.current(first)).toMatchObject({ shortMint: 'Meme…One1' })
  expect(result.current(second)).toMatchObject({ shortMint: 'Meme…Two2' })
  expect(result.current(first)).toBe(result.current(first))
})
