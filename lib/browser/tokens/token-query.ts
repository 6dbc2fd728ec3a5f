import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Token } from '@/lib/domain/tokens/token'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { fetchTokens, type TokenAnswers } from '@/lib/upstream/tokens/token-services'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'

const BATCH = 100

/** What the chain of services said of a mint, and when. */
export type TokenAnswer = {
  /** 'unanswered' if a service failed: what another one said may change, and isn't stored. */
  kind: 'known' | 'unknown' | 'unanswered'
  token: Token | undefined
  requestedAtMs: number
}
export type TokenAnswerMap = Readonly<Record<string, TokenAnswer>>

const TOKENS_KEY = ['tokens'] as const
/** The mints that a cache's services are being asked for. */
const askedFor = new WeakMap<QueryClient, Set<string>>()
const begun = new Set<string>()

/** Every mint's answer so far; filled by `wantTokens`, never stale. */
export const tokensQuery = queryOptions({
  queryKey: TOKENS_KEY,
  queryFn: ({ client }): TokenAnswerMap => client.getQueryData<TokenAnswerMap>(TOKENS_KEY) ?? {},
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
  structuralSharing: false,
})

/**
 * Asks for the mints that nobody asked for yet: a wallet's first ones as they are, then only full
 * hundreds, until no more will come.
 */
export function wantTokens(
  client: QueryClient,
  mints: Iterable<string>,
  { userAddress, isLast }: { userAddress?: string; isLast: boolean },
): void {
  const isFirst = userAddress !== undefined && !begun.has(userAddress)
  if (isFirst) begun.add(userAddress)
  const known = client.getQueryData<TokenAnswerMap>(TOKENS_KEY) ?? {}
  const asked = askedFor.get(client)
  const wanted = [...new Set(mints)].filter(
    (mint) => !Object.hasOwn(known, mint) && !asked?.has(mint),
  )
  for (let start = 0; start < wanted.length; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH)
    if (batch.length === BATCH || isFirst || isLast) void askFor(client, batch)
  }
}

/** Lets mints that no service knew, or that met a failing service, be asked for once more. */
export function askAgainForTokens(client: QueryClient): void {
  begun.clear()
  client.setQueryData<TokenAnswerMap>(TOKENS_KEY, (answers = {}) =>
    Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.kind === 'known')),
  )
}

async function askFor(client: QueryClient, mints: string[]): Promise<void> {
  const tell = (answers: TokenAnswers) => {
    const entries = answerEntries(answers, Date.now())
    client.setQueryData<TokenAnswerMap>(TOKENS_KEY, (known) => ({
      ...known,
      ...Object.fromEntries(entries),
    }))
  }
  const asked = askedFor.get(client) ?? new Set()
  askedFor.set(client, asked)
  for (const mint of mints) asked.add(mint)
  try {
    tell(await findTokens(client, mints, tell))
  } finally {
    for (const mint of mints) asked.delete(mint)
  }
}

async function findTokens(
  client: QueryClient,
  mints: string[],
  onFound: (answers: TokenAnswers) => void,
): Promise<TokenAnswers> {
  const load = servicesOf(client)
  if (load) {
    const services = await load().catch(() => undefined)
    return services ? services.findTokens(mints) : { tokens: [], unknown: [], unanswered: mints }
  }
  const { tokenListUrl, tokenServiceUrl } = publicSettings
  return withJupiter(new AbortController().signal, (calls, signal) =>
    fetchTokens(mints, { calls, tokenListUrl, tokenServiceUrl, signal, onFound }),
  )
}

function answerEntries(answers: TokenAnswers, requestedAtMs: number): [string, TokenAnswer][] {
  const found = new Map(answers.tokens.map((token) => [token.address, token]))
  const entries = (kind: TokenAnswer['kind'], mints: readonly string[]) =>
    mints.map((mint): [string, TokenAnswer] => [
      mint,
      { kind, token: found.get(mint), requestedAtMs },
    ])
  return [
    ...answers.tokens.map((token): [string, TokenAnswer] => [
      token.address,
      { kind: 'known', token, requestedAtMs },
    ]),
    ...entries('unknown', answers.unknown),
    ...entries('unanswered', answers.unanswered),
  ]
}
