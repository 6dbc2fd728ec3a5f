import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Order } from '@/lib/domain/orders/order'
import { areFirstPagesLoaded, isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import {
  imitatedSymbol,
  type VerifiedReadings,
  verifiedReadings,
} from '@/lib/domain/tokens/look-alike'
import { type Token, type TokenState, unknownToken } from '@/lib/domain/tokens/token'
import { type TokenAnswer, type TokenAnswerMap, tokensQuery, wantTokens } from './token-query'

/** How a mint stands: known, unknown, or still being asked for. */
export type StateOf = (mint: string) => TokenState

type ReadOrders = { userAddress: string; orders: readonly Order[]; lists: readonly OrderList[] }

/**
 * Asks for the tokens of some wallets' orders as their mints come in: once a wallet's first pages are
 * there, then every full hundred, then the rest (behaviour 6.6).
 * @param wallets the same array while they stay as they are
 */
export function useTokens(wallets: readonly ReadOrders[]): StateOf {
  const client = useQueryClient()
  const { data: answers } = useQuery(tokensQuery)

  useEffect(() => {
    for (const { userAddress, orders, lists } of wallets) {
      if (!areFirstPagesLoaded(lists)) continue
      wantTokens(client, mintsOf(orders), { userAddress, isLast: !lists.some(isLoading) })
    }
  }, [client, wallets, answers])

  return useMemo(() => statesOf(answers ?? {}), [answers])
}

function* mintsOf(orders: readonly Order[]): Generator<string> {
  for (const order of orders) yield* mintsOfOrder(order)
}

/** Asked for of all orders at each page that arrives, and some have thousands of trades. */
const knownMints = new WeakMap<Order, ReadonlySet<string>>()

function mintsOfOrder(order: Order): ReadonlySet<string> {
  const known = knownMints.get(order)
  if (known) return known
  const mints = new Set([order.inputMint, order.outputMint])
  for (const { inputMint, outputMint } of order.trades) {
    if (inputMint !== order.inputMint) mints.add(inputMint)
    if (outputMint !== order.outputMint) mints.add(outputMint)
  }
  knownMints.set(order, mints)
  return mints
}

/** Each mint's state so far, by the answer that it follows from; undefined before the first. */
const states = new Map<string, { answer: TokenAnswer | undefined; state: TokenState }>()

/**
 * While a mint's answer stays, so does its state, over all later answers for others: a row whose
 * tokens did not change is then not drawn anew.
 */
function statesOf(answers: TokenAnswerMap): StateOf {
  const verified = verifiedReadings(tokensOf(answers))
  return (mint) => {
    const answer = Object.hasOwn(answers, mint) ? answers[mint] : undefined
    const known = states.get(mint)
    const state = stateOf(mint, answer, verified)
    if (known && isSameAnswer(known.answer, answer) && isSameState(known.state, state)) {
      return known.state
    }
    states.set(mint, { answer, state })
    return state
  }
}

function* tokensOf(answers: TokenAnswerMap): Generator<Token> {
  for (const { token } of Object.values(answers)) if (token) yield token
}

/** Whether two answers say the same of a mint: services' answers are told more than once. */
function isSameAnswer(known: TokenAnswer | undefined, answer: TokenAnswer | undefined): boolean {
  return (known === undefined) === (answer === undefined) && known?.token === answer?.token
}

/** Of one answer: a verified token that it reads like may have come later. */
function isSameState(known: TokenState, state: TokenState): boolean {
  if (known.kind !== 'known' || state.kind !== 'known') return known.kind === state.kind
  return known.imitates === state.imitates
}

function stateOf(
  mint: string,
  answer: TokenAnswer | undefined,
  verified: VerifiedReadings,
): TokenState {
  if (!answer) return { kind: 'loading', mint }
  const { token } = answer
  if (!token) return unknownToken(mint)
  return { kind: 'known', mint, token, imitates: imitatedSymbol(token, verified) }
}
