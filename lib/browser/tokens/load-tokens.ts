import type { QueryClient } from '@tanstack/react-query'
import { scaledMintsOf, type Token, type TokenMap } from '@/lib/domain/tokens/token'
import { fetchTokens, type TokenAnswers } from '@/lib/upstream/tokens/token-services'
import { cacheEntry } from '@/lib/browser/cache/cache-entry'
import { servicesOf } from '@/lib/browser/cache/cache-services'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'

const BATCH_SIZE = 100

/** What the token services answered for a mint, and when. */
export type TokenAnswer = {
  /** 'unanswered' if no service named the mint and one failed. Such an answer isn't stored (behaviour 6.5). */
  kind: 'known' | 'unknown' | 'unanswered'
  token: Token | undefined
  requestedAtMs: number
}
/** By mint. */
export type TokenAnswerMap = ReadonlyMap<string, TokenAnswer>

/** The mints that are being requested, by cache. */
const requestedFor = new WeakMap<QueryClient, Set<string>>()
const begun = new Set<string>()

/** Every mint's answer so far; `wantTokens` fills it. */
export const cachedTokens = cacheEntry<TokenAnswerMap>('tokens', new Map())

/** Returns the mints of known tokens with a multiplier, by which wallets multiply the amounts they show. */
export function scaledMintsIn(answers: TokenAnswerMap): ReadonlySet<string> {
  return scaledMintsOf([...answers.values()].flatMap(({ token }) => token ?? []))
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
  const isFirst = userAddress !== undefined && !begun.has(userAddress)
  if (isFirst) begun.add(userAddress)
  const knownAnswers = cachedTokens.read(client)
  const requested = requestedFor.get(client)
  const wanted = [...new Set(mints)].filter(
    (mint) => !knownAnswers.has(mint) && !requested?.has(mint),
  )
  for (let start = 0; start < wanted.length; start += BATCH_SIZE) {
    const batch = wanted.slice(start, start + BATCH_SIZE)
    if (batch.length === BATCH_SIZE || isFirst || isLast) void requestTokens(client, batch)
  }
}

/** Allows new requests for all mints that no service named (behaviour 6.5). */
export function askAgainForTokens(client: QueryClient): void {
  begun.clear()
  forget(client, (_, { kind }) => kind !== 'known')
}

function forget(
  client: QueryClient,
  isForgotten: (mint: string, answer: TokenAnswer) => boolean,
): void {
  const answers = cachedTokens.read(client)
  const kept = new Map([...answers].filter((entry) => !isForgotten(...entry)))
  if (kept.size < answers.size) cachedTokens.write(client, kept)
}

async function requestTokens(client: QueryClient, mints: string[]): Promise<void> {
  const store = (tokens: readonly Token[], kindOfOthers?: 'unknown' | 'unanswered') => {
    const requestedAtMs = Date.now()
    const answers = new Map(cachedTokens.read(client))
    for (const token of tokens) answers.set(token.address, { kind: 'known', token, requestedAtMs })
    for (const mint of mints) {
      // Another tab may have stored the token of this mint meanwhile (behaviour 10.6).
      if (!kindOfOthers || answers.has(mint)) continue
      answers.set(mint, { kind: kindOfOthers, token: undefined, requestedAtMs })
    }
    cachedTokens.write(client, answers)
  }
  const requested = requestedFor.get(client) ?? new Set()
  requestedFor.set(client, requested)
  for (const mint of mints) requested.add(mint)
  try {
    const { tokens, hasFailed } = await findTokens(client, mints, store)
    store(tokens, hasFailed ? 'unanswered' : 'unknown')
  } finally {
    for (const mint of mints) requested.delete(mint)
  }
}

async function findTokens(
  client: QueryClient,
  mints: string[],
  onFound: (tokens: readonly Token[]) => void,
): Promise<TokenAnswers> {
  const load = servicesOf(client)
  if (load) {
    const services = await load().catch(() => undefined)
    return services ? services.findTokens(mints) : { tokens: [], hasFailed: true }
  }
  return withJupiter(new AbortController().signal, (calls, signal) =>
    fetchTokens(mints, { calls, signal, onFound, nowMs: Date.now() }),
  )
}

const MAX_WAIT_MS = 20_000

/**
 * Waits until the token services have answered for some mints, 20 s at most (behaviour 9.10). Asks again for
 * mints whose services failed before. `unnamed` counts the mints whose services fail or don't answer in
 * time, but not mints that no service knows.
 */
export async function waitForTokenNames(
  client: QueryClient,
  wanted: Iterable<string>,
): Promise<{ tokens: TokenMap; unnamed: number }> {
  const mints = [...new Set(wanted)]
  forget(client, (mint, { kind }) => kind === 'unanswered' && mints.includes(mint))
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
