import * as z from '@/lib/domain/text/zod'
import { type Token, tokenSchema } from '@/lib/domain/tokens/token'
import { optionalTime } from '@/lib/upstream/http/wire-values'
import { parseAs } from '@/lib/upstream/http/http-call'
import { type JupiterCaller, PRIORITY } from '@/lib/upstream/jupiter/jupiter-limit'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'

/** A search takes up to 100 mints (developers.jup.ag/docs/tokens). */
export const MINTS_PER_SEARCH = 100

/** Later than any time. */
const NEVER = '9999'
const multiplier = z.number().check(z.positive(), z.lt(Infinity))
/** The scaled amounts of Token-2022, which tokenized stocks have. */
const scaledAmounts = z.object({
  multiplier,
  newMultiplier: z.catch(z.optional(multiplier), undefined),
  /** Without a time the new multiplier counts, as recorded prices show; with an invalid time the old one does. */
  newMultiplierEffectiveAt: z.catch(optionalTime, NEVER),
})

const searchResponse = z.array(z.unknown())
const { address, symbol, name, decimals, logoURI, isVerified } = tokenSchema.shape
const jupiterToken = z.object({
  id: address,
  symbol,
  name,
  decimals,
  icon: z.catch(logoURI, undefined),
  isVerified: z.catch(isVerified, undefined),
  scaledUiConfig: z.catch(z.optional(scaledAmounts), undefined),
})

/** Fetches up to 100 tokens with Jupiter's search (behaviour 6.1, 6.12). @throws as `JupiterCalls.call` */
export async function searchTokens(
  calls: JupiterCaller,
  mints: readonly string[],
  { signal, nowMs }: { signal: AbortSignal; nowMs: number },
): Promise<Token[]> {
  return calls.call({
    path: JUPITER_PATHS.tokens,
    query: new URLSearchParams({ query: mints.join(',') }),
    priority: PRIORITY.tokens,
    parse: (text) => parseSearch(text, nowMs),
    signal,
  })
}

function parseSearch(text: string, nowMs: number): Token[] {
  return parseAs(searchResponse, text).flatMap((item) => {
    const { data } = jupiterToken.safeParse(item)
    if (!data) return []
    const { id, icon, isVerified, scaledUiConfig, ...others } = data
    const multiplier = scaledUiConfig ? activeMultiplier(scaledUiConfig, nowMs) : 1
    return {
      ...others,
      address: id,
      ...(icon && { logoURI: icon }),
      ...(isVerified && { isVerified }),
      multiplier: multiplier === 1 ? undefined : multiplier,
    }
  })
}

/** Returns the new multiplier once its time has come, else the old one (behaviour 6.12). */
function activeMultiplier(
  { multiplier, newMultiplier, newMultiplierEffectiveAt }: z.infer<typeof scaledAmounts>,
  nowMs: number,
): number {
  const isNew = (newMultiplierEffectiveAt ?? '') <= new Date(nowMs).toISOString()
  return isNew ? (newMultiplier ?? multiplier) : multiplier
}
