import { createJupiterCalls, type JupiterCalls } from '@/lib/upstream/jupiter/jupiter-calls'
import { createCallTimes } from '@/lib/upstream/jupiter/jupiter-call-times'
import { requestsPerMinuteWith } from '@/lib/upstream/jupiter/jupiter-call-windows'
import { createJupiterFetch } from '@/lib/upstream/jupiter/jupiter-fetch'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { jupiterKeyStore } from './jupiter-key-store'
import { MOST_SHARED_CALLS, sharedCallTimes } from './shared-call-times'

// One per tab, outside React: the rate limit and the choice of the proxy outlive every page.
const fetchJupiter = createJupiterFetch()
const callsByKey = new Map<string | undefined, JupiterCalls>()

/** Jupiter's calls with the visitor's key where there is one, each key with a limit of its own. */
export function jupiterCalls(): JupiterCalls {
  return callsWith(jupiterKeyStore.getState().key)
}

/** Calls with a key that is not in use yet, to try it. */
export function callsWith(key: string | undefined): JupiterCalls {
  const known = callsByKey.get(key)
  if (known) return known
  const requestsPerMinute = requestsPerMinuteWith(key, publicSettings.jupiterRequestsPerMinute)
  const isShared = requestsPerMinute <= MOST_SHARED_CALLS
  const calls = createJupiterCalls({
    fetchJupiter,
    requestsPerMinute,
    apiKey: key,
    callTimes: isShared ? sharedCallTimes(key) : createCallTimes(),
    isOnline: () => navigator.onLine,
    now: Date.now,
    wait: abortableWait,
  })
  callsByKey.set(key, calls)
  return calls
}

/**
 * Does a piece of work with the key in use, and anew where the key changes meanwhile
 * (behaviour 4.9).
 * @throws what the work throws, and the signal's reason once it aborts
 */
export async function withJupiter<T>(
  signal: AbortSignal,
  work: (calls: JupiterCalls, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (;;) {
    const attempt = new AbortController()
    const follow = () => attempt.abort(signal.reason)
    if (signal.aborted) follow()
    signal.addEventListener('abort', follow, { once: true })
    const stopFollowingKey = jupiterKeyStore.subscribe(({ key }, before) => {
      if (key !== before.key) attempt.abort(new KeyChanged())
    })
    try {
      return await work(jupiterCalls(), attempt.signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof KeyChanged)) throw error
    } finally {
      signal.removeEventListener('abort', follow)
      stopFollowingKey()
    }
  }
}

class KeyChanged extends Error {}
