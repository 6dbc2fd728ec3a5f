import { z } from 'zod/mini'
import { type Token, tokenSchema } from '@/lib/domain/tokens/token'
import { parseJson } from '@/lib/upstream/http/http-call'
import type { JupiterCalls } from '@/lib/upstream/jupiter/jupiter-limit'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import { PRIORITY } from '@/lib/upstream/order-lists/fetch-order-page'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'

/** Mints in one search (developers.jup.ag/docs/tokens). */
export const MINTS_PER_SEARCH = 100

const searchAnswer = z.array(z.unknown())
const jupiterToken = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number(),
  icon: z.catch(z.optional(z.string().check(z.maxLength(2_048))), undefined),
  isVerified: z.catch(z.optional(z.boolean()), undefined),
})

/**
 * Fetches tokens with Jupiter's search for up to 100 mints (behaviour 6.1). Jupiter promises neither
 * order nor completeness, so callers match by address. Skips items with invalid data.
 * @throws as `JupiterCalls.call`
 */
export async function searchTokens(
  calls: Pick<JupiterCalls, 'call'>,
  mints: readonly string[],
  signal: AbortSignal,
): Promise<Token[]> {
  return calls.call({
    path: JUPITER_PATHS.tokens,
    query: new URLSearchParams({ query: mints.join(',') }),
    priority: PRIORITY.tokens,
    parse: parseSearch,
    signal,
  })
}

function parseSearch(text: string): Token[] {
  const items = searchAnswer.safeParse(parseJson(text)).data
  if (!items) throw new UpstreamError({ kind: 'unreadable' })
  return items.flatMap((item) => {
    const found = jupiterToken.safeParse(item).data
    if (!found) return []
    const { id, icon, isVerified, ...known } = found
    const token = tokenSchema.safeParse({
      ...known,
      address: id,
      ...(icon ? { logoURI: icon } : {}),
      ...(isVerified ? { isVerified } : {}),
    })
    return token.data ?? []
  })
}
