import type { Token } from '@/lib/domain/tokens/token'
import type { JupiterCalls } from '@/lib/upstream/jupiter/jupiter-limit'
import { MINTS_A_SEARCH, searchTokens } from './jupiter-token-search'
import { fetchToken, fetchTokenList } from './token-list-service'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'

export type TokenServices = {
  calls: JupiterCalls
  tokenListUrl: string
  /** Undefined where none is set: then it is not asked. */
  tokenServiceUrl: string | undefined
  signal: AbortSignal
  /** Called with the tokens of each service as it answers: the next one may have to wait its turn. */
  onFound: (answers: TokenAnswers) => void
}

/** What the token services answered, one after another. */
export type TokenAnswers = {
  tokens: readonly Token[]
  /** Mints that no service knows, and every one of them answered (behaviour 6.5). */
  unknown: string[]
  /**
   * Mints whose answer may change, because a service failed that should have been asked before: no
   * service knows them so far, or a later one does.
   */
  unanswered: string[]
}

/**
 * Asks the token list service, then Jupiter's search for the mints that it did not return, then,
 * where it is set, the second token service mint by mint (behaviour 6.1). A service that fails is
 * passed over (behaviour 6.5).
 * @param mints at most 100, each once
 * @throws only the signal's reason, once it aborts
 */
export async function fetchTokens(
  mints: readonly string[],
  { calls, tokenListUrl, tokenServiceUrl, signal, onFound }: TokenServices,
): Promise<TokenAnswers> {
  const found = new Map<string, Token>()
  const unsure: string[] = []
  let failures = 0
  const ask = async (service: (missing: string[]) => Promise<(Token | undefined)[]>) => {
    const missing = mints.filter((mint) => !found.has(mint))
    if (missing.length === 0) return
    try {
      const answers = await service(missing)
      const known = answers.flatMap((token) =>
        token && missing.includes(token.address) ? token : [],
      )
      for (const token of known) found.set(token.address, token)
      const unanswered = failures === 0 ? [] : known.map(({ address }) => address)
      unsure.push(...unanswered)
      onFound({ tokens: known, unknown: [], unanswered })
    } catch {
      signal.throwIfAborted()
      failures += 1
    }
  }
  await ask((missing) => fetchTokenList(tokenListUrl, missing, signal))
  await ask((missing) => searchTokens(calls, missing.slice(0, MINTS_A_SEARCH), signal))
  if (tokenServiceUrl !== undefined) {
    const askFor = (mint: string) =>
      ask(async (missing) =>
        missing.includes(mint) ? [await fetchTokenOrNone(tokenServiceUrl, mint, signal)] : [],
      )
    await Promise.all(mints.map(askFor))
  }
  const missing = mints.filter((mint) => !found.has(mint))
  return {
    tokens: [...found.values()],
    unknown: failures === 0 ? missing : [],
    unanswered: failures === 0 ? [] : [...unsure, ...missing],
  }
}

/** The second token service's token; undefined where it answers with a status of 400 or above. */
async function fetchTokenOrNone(baseUrl: string, mint: string, signal: AbortSignal) {
  try {
    return await fetchToken(baseUrl, mint, signal)
  } catch (error) {
    if (error instanceof UpstreamError && error.fault.kind === 'status') return undefined
    throw error
  }
}
