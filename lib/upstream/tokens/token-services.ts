import {
  KNOWN_TOKENS,
  STABLECOINS,
  type Token,
  tokenSchema,
  WRAPPED_SOL,
} from '@/lib/domain/tokens/token'
import type { JupiterCaller } from '@/lib/upstream/jupiter/jupiter-limit'
import { searchTokens } from './jupiter-tokens'
import { faultOf, fetchText, parseAs } from '@/lib/upstream/http/http-call'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import * as z from '@/lib/domain/text/zod'

type TokenServices = {
  calls: JupiterCaller
  signal: AbortSignal
  nowMs: number
  /** Called with a service's tokens as soon as they arrive, because the next service may be slow. */
  onFound: (tokens: readonly Token[]) => void
  /** Whether Jupiter's search alone is asked, as for the sample wallet (behaviour 23.3). */
  isSearchOnly?: boolean
}

/** Common tokens without a multiplier. A wallet that has no other tokens needs no search. */
const WITHOUT_MULTIPLIER = new Set([WRAPPED_SOL, ...STABLECOINS])

export type FoundTokens = {
  /** SOL, USDC and USDT are those of `KNOWN_TOKENS` if no service named them. */
  tokens: readonly Token[]
  /** The mints that no service named, but that a failed service may know (behaviour 6.5). */
  unanswered: ReadonlySet<string>
  /** The mints of tokens whose multiplier isn't known, because Jupiter's search failed (behaviour 6.5). */
  unsearched: ReadonlySet<string>
}

/**
 * Asks the token services one after another, and skips those that fail (behaviour 6.1, 6.5, 6.12).
 * @param mints at most 100, each once
 * @throws only the signal's reason, once it aborts
 */
export async function fetchTokens(
  mints: readonly string[],
  { calls, signal, nowMs, onFound, isSearchOnly = false }: TokenServices,
): Promise<FoundTokens> {
  const { tokenListUrl, tokenServiceUrl } = publicSettings
  const foundTokens = new Map<string, Token>()
  const failed = new Set<string>()
  const isMissing = (mint: string) => !foundTokens.has(mint)
  const ask = async (
    asked: readonly string[],
    service: (asked: readonly string[]) => Promise<(Token | undefined)[]>,
  ) => {
    if (asked.length === 0) return true
    try {
      const answers = await service(asked)
      const tokens = answers.flatMap((token) => {
        if (!token || !asked.includes(token.address)) return []
        const named = foundTokens.get(token.address) ?? token
        return {
          ...named,
          logoURI: named.logoURI ?? token.logoURI,
          // A service vouches only for the symbol that it gives itself (behaviour 6.9).
          isVerified:
            named.isVerified || (token.symbol === named.symbol ? token.isVerified : undefined),
          multiplier: token.multiplier ?? named.multiplier,
        }
      })
      for (const token of tokens) foundTokens.set(token.address, token)
      onFound(tokens)
      return true
    } catch {
      signal.throwIfAborted()
      for (const mint of asked) failed.add(mint)
      return false
    }
  }
  if (!isSearchOnly) await ask(mints, (asked) => fetchTokenList(tokenListUrl, asked, signal))
  const isSearched = await ask(
    mints.filter((mint) => isMissing(mint) || !WITHOUT_MULTIPLIER.has(mint)),
    (asked) => searchTokens(calls, asked, { signal, nowMs }),
  )
  if (tokenServiceUrl !== undefined && !isSearchOnly) {
    const askFor = (mint: string) =>
      ask([mint], async () => [await fetchToken(tokenServiceUrl, mint, signal)])
    await Promise.all(mints.filter(isMissing).map(askFor))
  }
  for (const mint of mints.filter(isMissing)) {
    const token = KNOWN_TOKENS.get(mint)
    if (token) foundTokens.set(mint, token)
  }
  const named = [...foundTokens.keys()]
  return {
    tokens: [...foundTokens.values()],
    unanswered: new Set(mints.filter((mint) => isMissing(mint) && failed.has(mint))),
    unsearched: new Set(isSearched ? [] : named.filter((mint) => !WITHOUT_MULTIPLIER.has(mint))),
  }
}

const IDLE_TIMEOUT_MS = 10_000
/** The chain ID of Solana's mainnet in token lists (behaviour 6.1). */
const CHAIN_ID = 101

const mintsResponse = z.object({ content: z.array(z.unknown()) })

/** Fetches tokens with POST /v1/mints; invalid items are skipped (behaviour 6.1). @throws UpstreamError */
export async function fetchTokenList(
  baseUrl: string,
  mints: readonly string[],
  signal: AbortSignal,
): Promise<Token[]> {
  const text = await fetchText({
    url: `${baseUrl}/v1/mints?chainId=${CHAIN_ID}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ addresses: mints }),
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
  return parseAs(mintsResponse, text).content.flatMap((item) => listedToken(item) ?? [])
}

/** Fetches a token with GET /token/{mint}; any status but 200 means none (behaviour 6.1). @throws UpstreamError */
export async function fetchToken(
  baseUrl: string,
  mint: string,
  signal: AbortSignal,
): Promise<Token | undefined> {
  const url = `${baseUrl}/token/${encodeURIComponent(mint)}`
  try {
    const text = await fetchText({ url, requiresOk: true, idleTimeoutMs: IDLE_TIMEOUT_MS, signal })
    return listedToken(parseAs(z.unknown(), text))
  } catch (error) {
    if (faultOf(error)?.kind === 'status') return undefined
    throw error
  }
}

/** A token with an invalid logo is kept without the logo. */
const listedWire = z.object({
  ...tokenSchema.shape,
  logoURI: z.catch(tokenSchema.shape.logoURI, undefined),
  verified: z.catch(z.optional(z.nullable(z.boolean())), undefined),
})

function listedToken(item: unknown): Token | undefined {
  const { data } = listedWire.safeParse(item)
  if (!data) return undefined
  const { verified, ...token } = data
  return verified ? { ...token, isVerified: true } : token
}
