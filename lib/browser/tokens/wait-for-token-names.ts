import type { QueryClient } from '@tanstack/react-query'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import { type TokenAnswerMap, tokensQuery, wantTokens } from './token-query'

/** A file that is asked for waits no longer for the names in it. */
const LONGEST_WAIT_MS = 20_000

/**
 * What is known of the mints of some events, once the token services have answered for all of them
 * or 20 s have gone by; `unanswered` counts the mints whose answer had not come by then.
 */
export async function waitForTokenNames(
  client: QueryClient,
  events: readonly OrderEvent[],
  userAddress: string,
): Promise<{ tokens: TokenMap; unanswered: number }> {
  const mints = [...new Set(events.flatMap(mintsOf))]
  wantTokens(client, mints, { userAddress, isLast: true })
  const answers = () => client.getQueryData<TokenAnswerMap>(tokensQuery.queryKey) ?? {}
  const missing = () => mints.filter((mint) => !Object.hasOwn(answers(), mint))
  if (missing().length > 0) await untilNone(client, missing)
  const tokens = new Map<string, Token>()
  for (const mint of mints) {
    const token = answers()[mint]?.token
    if (token) tokens.set(mint, token)
  }
  return { tokens, unanswered: missing().length }
}

function untilNone(client: QueryClient, missing: () => string[]): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(end, LONGEST_WAIT_MS)
    const stopListening = client.getQueryCache().subscribe(() => {
      if (missing().length === 0) end()
    })
  })
}

function mintsOf(event: OrderEvent): string[] {
  return event.kind === 'trade' ? [event.inputMint, event.outputMint] : [event.inputMint]
}
