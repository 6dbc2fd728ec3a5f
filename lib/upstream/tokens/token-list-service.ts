import { z } from 'zod/mini'
import { type Token, tokenSchema } from '@/lib/domain/tokens/token'
import { fetchText, parseJson } from '@/lib/upstream/http/http-call'

const IDLE_TIMEOUT_MS = 10_000
/** Solana mainnet in token lists (behaviour 6.1). */
const CHAIN_ID = 101

const mintsAnswer = z.object({ content: z.array(z.unknown()) })
const verifiedWire = z.object({ verified: z.optional(z.nullable(z.boolean())) })

/**
 * Fetches tokens with POST /v1/mints of the token list service. Skips items with invalid data
 * (behaviour 6.1).
 * @throws UpstreamError
 */
export async function fetchTokenList(
  baseUrl: string,
  mints: readonly string[],
  signal: AbortSignal,
): Promise<Token[]> {
  const { text } = await fetchText({
    url: `${baseUrl}/v1/mints?chainId=${CHAIN_ID}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ addresses: mints }),
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
  const answer = mintsAnswer.safeParse(parseJson(text)).data
  return (answer?.content ?? []).flatMap((item) => listedToken(item) ?? [])
}

/**
 * Fetches a token with GET /token/{mint} of the second token service (behaviour 6.1).
 * @throws UpstreamError
 */
export async function fetchToken(
  baseUrl: string,
  mint: string,
  signal: AbortSignal,
): Promise<Token | undefined> {
  const url = `${baseUrl}/token/${encodeURIComponent(mint)}`
  const { text } = await fetchText({ url, idleTimeoutMs: IDLE_TIMEOUT_MS, signal })
  return listedToken(parseJson(text))
}

function listedToken(item: unknown): Token | undefined {
  const token = tokenWire.safeParse(item).data
  if (!token) return undefined
  const isVerified = verifiedWire.safeParse(item).data?.verified
  return isVerified ? { ...token, isVerified } : token
}

/** A logo's address that is null or too long doesn't cost the token. */
const tokenWire = z.extend(tokenSchema, { logoURI: z.catch(tokenSchema.shape.logoURI, undefined) })
