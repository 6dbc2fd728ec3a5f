import type { QueryClient } from '@tanstack/react-query'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import { type TokenAnswerMap, tokensQuery, wantTokens } from './token-query'

/** A file that is asked for waits no longer for the names in it. */
const LONGEST_WAIT_MS = 20_000

/**
 * What is known of the mints of some events, or of some mints, once the token services have answered
 * for all of them or 20 s have gone by (behaviour 9.11). `unnamed` counts the mints whose services
 * failed or had not answered by then; a mint that every service answered not to know is none of them.
 * `unsure` counts those too whose name may be another one tomorrow, because a service failed.
 */
export async function waitForTokenNames(
  client: QueryClient,
  of: readonly (OrderEvent | string)[],
): Promise<{ tokens: TokenMap; unnamed: number; unsure: number }> {
  const mints = [...new Set(of.flatMap(mintsOf))]
  wantTokens(client, mints, { isLast: true })
  const answers = () => client.getQueryData<TokenAnswerMap>(tokensQuery.queryKey) ?? {}
  const isAnswered = (mint: string) => Object.hasOwn(answers(), mint)
  if (!mints.every(isAnswered)) await until(client, () => mints.every(isAnswered))
  const tokens = new Map<string, Token>()
  let unnamed = 0
  let unsure = 0
  for (const mint of mints) {
    const answer = isAnswered(mint) ? answers()[mint] : undefined
    if (answer === undefined || answer.kind === 'unanswered') unsure += 1
    if (answer?.token) tokens.set(mint, answer.token)
    else if (answer?.kind !== 'unknown') unnamed += 1
  }
  return { tokens, unnamed, unsure }
}

/** Waits until something holds that the query cache decides, 20 s at most. */
function until(client: QueryClient, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(end, LONGEST_WAIT_MS)
    const stopListening = client.getQueryCache().subscribe(() => {
      if (holds()) end()
    })
  })
}

function mintsOf(event: OrderEvent | string): string[] {
  if (typeof event === 'string') return [event]
  return event.kind === 'trade' ? [event.inputMint, event.outputMint] : [event.inputMint]
}
