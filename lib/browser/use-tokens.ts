import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Order } from '@/lib/domain/order'
import { isReading, type OrderList } from '@/lib/domain/order-list'
import type { Token, TokenState } from '@/lib/domain/token'
import { type TokenAnswerMap, tokensQuery, wantTokens } from './token-query'

/** What is known of the mints of some orders so far. */
export type KnownTokens = {
  /** How a mint stands: known, unknown, or still being asked for. */
  stateOf: (mint: string) => TokenState
  tokens: ReadonlyMap<string, Token>
}

/**
 * Asks for the tokens of orders as their mints come in: once the first pages are there, then every
 * full hundred, then the rest (design 'Jupiter today').
 */
export function useTokens(
  userAddress: string,
  orders: readonly Order[],
  lists: readonly OrderList[],
): KnownTokens {
  const client = useQueryClient()
  const { data: answers } = useQuery(tokensQuery)
  const areFirstPagesRead = lists.every((list) => list.pages.length > 0 || !isReading(list))
  const isLast = !lists.some(isReading)

  useEffect(() => {
    if (areFirstPagesRead) wantTokens(client, mintsOf(orders), { userAddress, isLast })
  }, [client, userAddress, orders, areFirstPagesRead, isLast, answers])

  return useMemo(() => knownTokens(answers ?? {}), [answers])
}

function* mintsOf(orders: readonly Order[]): Generator<string> {
  for (const order of orders) {
    yield order.inputMint
    yield order.outputMint
    for (const trade of order.trades) {
      if (trade.inputMint !== order.inputMint) yield trade.inputMint
      if (trade.outputMint !== order.outputMint) yield trade.outputMint
    }
  }
}

function knownTokens(answers: TokenAnswerMap): KnownTokens {
  const tokens = new Map<string, Token>()
  const states = new Map<string, TokenState>()
  for (const [mint, { token }] of Object.entries(answers)) {
    if (token) tokens.set(mint, token)
    states.set(mint, token ? { kind: 'known', mint, token } : { kind: 'unknown', mint })
  }
  return { tokens, stateOf: (mint) => states.get(mint) ?? { kind: 'loading', mint } }
}
