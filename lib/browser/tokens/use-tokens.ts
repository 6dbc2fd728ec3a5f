import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Order } from '@/lib/domain/orders/order'
import { areFirstPagesLoaded, isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import {
  imitatedSymbol,
  type VerifiedSkeletons,
  verifiedSkeletons,
} from '@/lib/domain/tokens/look-alike'
import {
  type TokenLookup,
  type Token,
  type TokenState,
  unknownToken,
} from '@/lib/domain/tokens/token'
import { mintsWithSameNames } from '@/lib/view/tokens/same-names'
import { shortAddress } from '@/lib/view/wallet/wallet-label'
import { cachedTokens, type TokenAnswer, type TokenAnswerMap, wantTokens } from './load-tokens'

type LoadedOrders = { userAddress: string; orders: readonly Order[]; lists: readonly OrderList[] }

/**
 * Returns the tokens of some wallets' orders, and fetches them (behaviour 6.6).
 * @param wallets the same array while they don't change
 */
export function useTokens(wallets: readonly LoadedOrders[]): TokenLookup {
  const client = useQueryClient()
  const answers = cachedTokens.useValueInSlices()
  const mintsOfWallets = useMemo(
    () => wallets.map(({ orders }) => new Set(orders.flatMap((order) => [...mintsOfOrder(order)]))),
    [wallets],
  )

  useEffect(() => {
    for (const [index, { userAddress, lists }] of wallets.entries()) {
      if (!areFirstPagesLoaded(lists)) continue
      const mints = mintsOfWallets[index] ?? []
      wantTokens(client, mints, { userAddress, isLast: !lists.some(isLoading) })
    }
  }, [client, wallets, mintsOfWallets, answers])

  return useMemo(() => statesOf(answers, mintsOfWallets), [answers, mintsOfWallets])
}

/** Fetches and returns the token of a mint; undefined if no service has named it yet (behaviour 2.13). */
export function useToken(mint: string): Token | undefined {
  const client = useQueryClient()
  const answers = cachedTokens.useValue()
  useEffect(() => wantTokens(client, [mint], { isLast: true }), [client, mint, answers])
  return answers.get(mint)?.token
}

/** There may be thousands of trades, so only mints that differ from the order's are added. */
function mintsOfOrder(order: Order): ReadonlySet<string> {
  const mints = new Set([order.inputMint, order.outputMint])
  for (const { inputMint, outputMint } of order.trades) {
    if (inputMint !== order.inputMint) mints.add(inputMint)
    if (outputMint !== order.outputMint) mints.add(outputMint)
  }
  return mints
}

const states = new Map<string, TokenState>()

/**
 * A mint keeps its state object until the state changes, so that its rows aren't rendered again.
 * @param pageMints the mints on the page, for each wallet
 */
function statesOf(answers: TokenAnswerMap, pageMints: readonly ReadonlySet<string>[]): TokenLookup {
  const verified = verifiedSkeletons([...answers.values()].flatMap(({ token }) => token ?? []))
  const pageStates = [...new Set(pageMints.flatMap((mints) => [...mints]))].map((mint) =>
    stateOf(mint, answers.get(mint), verified),
  )
  const sameNames = mintsWithSameNames(pageStates)
  return (mint) => {
    const named = stateOf(mint, answers.get(mint), verified)
    const isAmbiguous = named.kind === 'known' && sameNames.has(mint)
    const state = isAmbiguous ? { ...named, shortMint: shortAddress(mint) } : named
    const last = states.get(mint)
    const isSame = last?.kind === state.kind && last.token === state.token
    const hasSameMarks = last?.imitates === state.imitates && last?.shortMint === state.shortMint
    if (last && isSame && hasSameMarks) return last
    states.set(mint, state)
    return state
  }
}

function stateOf(
  mint: string,
  answer: TokenAnswer | undefined,
  verified: VerifiedSkeletons,
): TokenState {
  if (!answer) return { kind: 'loading', mint }
  const { token } = answer
  if (!token) return unknownToken(mint)
  return { kind: 'known', mint, token, imitates: imitatedSymbol(token, verified) }
}
