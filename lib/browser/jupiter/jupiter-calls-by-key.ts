import { createJupiterCalls, type JupiterCalls } from '@/lib/upstream/jupiter/jupiter-calls'
import { createJupiterFetch } from '@/lib/upstream/jupiter/jupiter-fetch'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { jupiterKeyStorage } from '@/lib/browser/api-keys/api-key-storage'

// One per tab, outside React: the rate window and the choice of the proxy outlive every page.
const fetchJupiter = createJupiterFetch()
const apiKeys = new Map<string | undefined, JupiterCalls>()
let apiKey: string | undefined | null = null
let keyChange = new AbortController()

/** Jupiter's calls with the visitor's key where there is one, each key with a window of its own. */
export function jupiterCalls(): JupiterCalls {
  return callsWith(jupiterKey())
}

/** The key in use: what the visitor gave in this session, or what is remembered. */
export function jupiterKey(): string | undefined {
  if (apiKey === null) apiKey = jupiterKeyStorage.remembered()
  return apiKey
}

/** Uses another key from now on, or none; calls that wait for their turn change over. */
export function setJupiterKey(key: string | undefined): void {
  apiKey = key
  const change = keyChange
  keyChange = new AbortController()
  change.abort(new KeyChanged())
}

/** Calls with a key that is not in use yet, to try it. */
export function callsWith(key: string | undefined): JupiterCalls {
  const known = apiKeys.get(key)
  if (known) return known
  const calls = createJupiterCalls({
    fetchJupiter,
    requestsPerMinute: publicSettings.jupiterRequestsPerMinute,
    apiKey: key,
    now: Date.now,
    wait: abortableWait,
  })
  apiKeys.set(key, calls)
  return calls
}

/**
 * Does a piece of work with the key in use, and anew where the key changes meanwhile.
 * @throws what the work throws, and the signal's reason once it aborts
 */
export async function withJupiter<T>(
  signal: AbortSignal,
  work: (calls: JupiterCalls, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (;;) {
    const change = keyChange.signal
    try {
      return await work(jupiterCalls(), AbortSignal.any([signal, change]))
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof KeyChanged)) throw error
    }
  }
}

class KeyChanged extends Error {}
