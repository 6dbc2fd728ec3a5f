import type { QueryClient } from '@tanstack/react-query'
import { KNOWN_TOKENS, scaledMintsOf, type Token, type TokenMap } from '@/lib/domain/tokens/token'
import { MINTS_PER_SEARCH } from '@/lib/upstream/tokens/jupiter-tokens'
import { fetchTokens } from '@/lib/upstream/tokens/token-services'
import { cacheEntry } from '@/lib/browser/cache/cache-entry'
import { servicesOf } from '@/lib/browser/cache/cache-services'
import { abortableWait } from '@/lib/upstream/http/http-call'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'

/**
 * What the token services answered for a mint, and when. Only 'known' and 'unknown' answers are stored (behaviour 6.5).
 * 'asking': a service named the token, and others are still being outdated. 'unsearched': Jupiter's search failed, so the
 * token may have a multiplier. 'unanswered': no service named the mint, and one failed. SOL, USDC and USDT have a token
 * even then.
 */
export type TokenAnswer = {
  kind: 'known' | 'asking' | 'unsearched' | 'unknown' | 'unanswered'
  token: Token | undefined
  requestedAtMs: number
}
/** By mint. */
export type TokenAnswerMap = ReadonlyMap<string, TokenAnswer>

/** The requests under way by mint, for each cache. */
const requestsOf = new WeakMap<QueryClient, Map<string, Promise<void>>>()
const walletsRequested = new Set<string>()

/** Every mint's answer so far; `wantTokens` fills it. */
export const cachedTokens = cacheEntry<TokenAnswerMap>('tokens', new Map())

/** Returns the mints of tokens that have a multiplier, or may have one (behaviour 6.5, 6.12). */
export function scaledMintsIn(answers: TokenAnswerMap): ReadonlySet<string> {
  const unsearched = [...answers].flatMap(([mint, { kind }]) => (kind === 'unsearched' ? mint : []))
  return scaledMintsOf(
    [...answers.values()].flatMap(({ token }) => token ?? []),
    unsearched,
  )
}

/**
 * Requests the mints that weren't requested yet: a wallet's first ones at once, then only full hundreds,
 * and the rest once no more will come (behaviour 6.6).
 */
export function wantTokens(
  client: QueryClient,
  mints: Iterable<string>,
  { userAddress, isLast }: { userAddress?: string; isLast: boolean },
): void {
  const isFirst = userAddress !== undefined && !walletsRequested.has(userAddress)
  if (isFirst) walletsRequested.add(userAddress)
  const answers = cachedTokens.read(client)
  const unknown = [...new Set(mints)].filter((mint) => !answers.has(mint))
  requestTokens(client, unknown, isFirst || isLast)
}

/** Requests mints by hundreds, and the rest if `withRest`. Those under way aren't requested again. */
function requestTokens(client: QueryClient, mints: readonly string[], withRest: boolean): void {
  const requests = requestsOf.get(client) ?? new Map<string, Promise<void>>()
  requestsOf.set(client, requests)
  const wanted = mints.filter((mint) => !requests.has(mint))
  for (let start = 0; start < wanted.length; start += MINTS_PER_SEARCH) {
    const batch = wanted.slice(start, start + MINTS_PER_SEARCH)
    if (batch.length < MINTS_PER_SEARCH && !withRest) break
    const request = requestBatch(client, batch).finally(() => {
      for (const mint of batch) requests.delete(mint)
    })
    for (const mint of batch) requests.set(mint, request)
  }
}

/** Asks again for all mints that no service named, and for those of which a failed service may know more (behaviour 6.5). */
export function askAgainForTokens(client: QueryClient): void {
  walletsRequested.clear()
  askAgain(client, (_, { kind }) => kind !== 'known')
}

/** Forgets answers without a token, so that they are wanted again. A known token stays while it is requested again. */
function askAgain(
  client: QueryClient,
  isAsked: (mint: string, answer: TokenAnswer) => boolean,
): void {
  const answers = cachedTokens.read(client)
  const outdated = [...answers].filter((entry) => isAsked(...entry))
  const remaining = new Map(answers)
  for (const [mint, { token }] of outdated) if (!token) remaining.delete(mint)
  if (remaining.size < answers.size) cachedTokens.write(client, remaining)
  const named = outdated.flatMap(([mint, { token }]) => (token ? mint : []))
  requestTokens(client, named, true)
}

async function requestBatch(client: QueryClient, mints: readonly string[]): Promise<void> {
  const onFound = (tokens: readonly Token[]) =>
    storeAnswers(
      client,
      tokens.map((token) => [token.address, 'asking', token]),
    )
  const { tokens, unanswered, unsearched } = await withJupiter(
    client,
    new AbortController().signal,
    (calls, signal) => {
      const isSearchOnly = servicesOf(client) !== undefined
      return fetchTokens(mints, { calls, signal, onFound, nowMs: Date.now(), isSearchOnly })
    },
  )
  const named = new Map(tokens.map((token) => [token.address, token]))
  storeAnswers(
    client,
    mints.map((mint) => {
      const token = named.get(mint)
      // A service may still name such a token, and knows its logo.
      const isOwn = token !== undefined && token === KNOWN_TOKENS.get(mint)
      if (isOwn || unanswered.has(mint)) return [mint, 'unanswered', token]
      if (token) return [mint, unsearched.has(mint) ? 'unsearched' : 'known', token]
      return [mint, 'unknown', undefined]
    }),
  )
}

/** Stores answers, except where another tab has stored a better one meanwhile (behaviour 10.6). */
function storeAnswers(
  client: QueryClient,
  added: readonly [mint: string, kind: TokenAnswer['kind'], token: Token | undefined][],
): void {
  const answers = new Map(cachedTokens.read(client))
  for (const [mint, kind, token] of added) {
    const isWorse = kind !== 'known' && answers.get(mint)?.kind === 'known'
    if (!isWorse) answers.set(mint, { kind, token, requestedAtMs: Date.now() })
  }
  cachedTokens.write(client, answers)
}

const MAX_WAIT_MS = 20_000

type NamesWait = {
  signal?: AbortSignal
  /** Whether an unverified token needs the answer of Jupiter's search, as in Koinly's file (behaviour 19.6). */
  needsSearch?: boolean
}

/**
 * Asks again for mints that failed, and waits up to 20 s for the token services (behaviour 6.5, 9.10). The signal
 * can end the wait earlier. `unnamed` counts the mints that a service may still name. With `needsSearch`, it also
 * counts those that Jupiter's search may still vouch for.
 */
export async function waitForTokenNames(
  client: QueryClient,
  wanted: Iterable<string>,
  { signal = new AbortController().signal, needsSearch = false }: NamesWait = {},
): Promise<{ tokens: TokenMap; unnamed: number }> {
  const mints = [...new Set(wanted)]
  const isUnsure = ({ kind, token }: TokenAnswer) =>
    needsSearch && (kind === 'asking' || kind === 'unsearched') && !token?.isVerified
  askAgain(
    client,
    (mint, answer) => mints.includes(mint) && (answer.kind === 'unanswered' || isUnsure(answer)),
  )
  wantTokens(client, mints, { isLast: true })
  const requests = mints.flatMap((mint) => requestsOf.get(client)?.get(mint) ?? [])
  if (requests.length > 0) {
    const longest = abortableWait(MAX_WAIT_MS, signal).catch(() => {})
    await Promise.race([Promise.allSettled(requests), longest])
  }
  const answers = cachedTokens.read(client)
  const tokens = new Map<string, Token>()
  let unnamed = 0
  for (const mint of mints) {
    const answer = answers.get(mint)
    const token = answer?.token ?? KNOWN_TOKENS.get(mint)
    if (token) tokens.set(mint, token)
    const mayBeNamed = !token && (!answer || answer.kind === 'unanswered')
    if (mayBeNamed || (answer && isUnsure(answer))) unnamed += 1
  }
  return { tokens, unnamed }
}
