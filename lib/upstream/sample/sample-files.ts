import type { JupiterCalls } from '@/lib/upstream/jupiter/jupiter-limit'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import { fetchText } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { SampleFileError } from './sample-file-error'

const FOLDER = '/sample'
const IDLE_TIMEOUT_MS = 20_000

const texts = new Map<string, Promise<string>>()

/**
 * A file of the sample wallet, which holds what a service would answer (behaviour 23.3). It is
 * fetched once, because it can't change, and again after a failure.
 * @throws as `fetchText`
 */
export function sampleFile(name: string): Promise<string> {
  const known = texts.get(name)
  if (known) return known
  const fetching = fetchFile(name).catch((error: unknown) => {
    texts.delete(name)
    throw error
  })
  texts.set(name, fetching)
  return fetching
}

async function fetchFile(name: string): Promise<string> {
  const { text } = await fetchText({
    url: `${FOLDER}/${name}`,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal: new AbortController().signal,
  })
  return text
}

/**
 * Jupiter's calls, answered from the files of the sample wallet: no limit, nothing to wait for. They
 * throw `SampleFileError`: none of their faults is Jupiter's (behaviour 23.3).
 */
export const sampleCalls: Pick<JupiterCalls, 'call'> = {
  call: ({ path, query, parse, signal }) =>
    fromSampleFile(fileOf(path, query), (text) => {
      signal.throwIfAborted()
      return parse(text)
    }),
}

/**
 * What a file of the sample wallet says.
 * @throws SampleFileError if it can't be loaded or read
 */
export async function fromSampleFile<T>(name: string, parse: (text: string) => T): Promise<T> {
  try {
    return parse(await sampleFile(name))
  } catch (error) {
    throw error instanceof UpstreamError ? new SampleFileError(error.fault) : error
  }
}

function fileOf(path: string, query: URLSearchParams): string {
  if (path === JUPITER_PATHS.tokens) return 'tokens.json'
  const kind = path === JUPITER_PATHS.trigger ? 'trigger' : 'recurring'
  return `${kind}-${query.get('orderStatus')}-${query.get('page')}.json`
}
