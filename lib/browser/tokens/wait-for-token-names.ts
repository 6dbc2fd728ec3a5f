import type { QueryClient } from '@tanstack/react-query'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import { askAgainForUnanswered, cachedTokens, wantTokens } from './load-tokens'

const MAX_WAIT_MS = 20_000

/**
 * Waits until the token services have answered for some mints, 20 s at most (behaviour 9.10). Asks again for
 * those whose services failed before. `unnamed` counts the mints whose services fail or don't answer in
 * time, but not mints that no service knows.
 */
export async function waitForTokenNames(
  client: QueryClient,
  wanted: Iterable<string>,
): Promise<{ tokens: TokenMap; unnamed: number }> {
  const mints = [...new Set(wanted)]
  askAgainForUnanswered(client, mints)
  wantTokens(client, mints, { isLast: true })
  const answers = () => cachedTokens.read(client)
  const isAnswered = (mint: string) => answers().has(mint)
  if (!mints.every(isAnswered)) await until(client, () => mints.every(isAnswered))
  const tokens = new Map<string, Token>()
  let unnamed = 0
  for (const mint of mints) {
    const answer = answers().get(mint)
    if (answer?.token) tokens.set(mint, answer.token)
    else if (answer?.kind !== 'unknown') unnamed += 1
  }
  return { tokens, unnamed }
}

function until(client: QueryClient, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(end, MAX_WAIT_MS)
    const stopListening = client.getQueryCache().subscribe(() => {
      if (holds()) end()
    })
  })
}
