import { z } from 'zod/mini'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { isFresh } from '@/lib/domain/time/freshness'
import { tokenSchema } from '@/lib/domain/tokens/token'
import type { TokenAnswer, TokenAnswerMap } from '@/lib/browser/tokens/token-query'

const storedTokenSchema = z.object({
  mint: identifierSchema,
  askedAtMs: z.int().check(z.minimum(0)),
  token: z.optional(tokenSchema),
})

/** What services answered for each mint, as JSON values; newest first; those
 * that failed are not stored. */
export function packTokens(answers: TokenAnswerMap): unknown[] {
  return Object.entries(answers)
    .sort(([, a], [, b]) => b.askedAtMs - a.askedAtMs)
    .flatMap(([mint, { kind, token, askedAtMs }]) =>
      kind === 'unanswered' ? [] : [{ mint, askedAtMs, ...(token ? { token } : {}) }],
    )
}

/** Stored answers that are fresh (behaviour 10.3); what cannot be read is dropped one by one. */
export function unpackTokens(stored: unknown, nowMs: number): TokenAnswerMap {
  const items = z.array(z.unknown()).safeParse(stored).data ?? []
  return Object.fromEntries(
    items.flatMap((item): [string, TokenAnswer][] => {
      const { data } = storedTokenSchema.safeParse(item)
      if (!data || !isFresh(data.askedAtMs, nowMs)) return []
      const { mint, token, askedAtMs } = data
      return [[mint, { kind: token ? 'known' : 'unknown', token, askedAtMs }]]
    }),
  )
}
