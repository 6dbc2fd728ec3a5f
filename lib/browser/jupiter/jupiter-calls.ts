import type { QueryClient } from '@tanstack/react-query'
import { jupiterKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { servicesOf } from '@/lib/browser/cache/cache-services'
import { subscribeToTexts } from '@/lib/browser/storage/local-storage'
import { useNow } from '@/lib/browser/time/clock'
import { secondsUntil } from '@/lib/domain/time/unix-time'
import { abortableWait } from '@/lib/upstream/http/http-call'
import { createJupiterFetch } from '@/lib/upstream/jupiter/jupiter-fetch'
import {
  createJupiterCalls,
  type JupiterCaller,
  type JupiterCalls,
  type Network,
} from '@/lib/upstream/jupiter/jupiter-limit'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import { holdTexts } from '@/lib/view/status-bar/status-label'

const COUNTDOWN_MS = 250

const network: Network = {
  isOffline: () => !navigator.onLine,
  whenOnline: (signal) =>
    new Promise((resolve, reject) => {
      const end = () => {
        window.removeEventListener('online', end)
        signal.removeEventListener('abort', end)
        if (signal.aborted) reject(signal.reason)
        else resolve()
      }
      window.addEventListener('online', end)
      signal.addEventListener('abort', end)
    }),
}

// A tab has one such map, outside React, because the limit and the choice of the proxy outlive every page.
const callsByKey = new Map<string | undefined, JupiterCalls>()

/** Returns Jupiter's calls with the visitor's key if there is one. Each key has its own limit. */
export function jupiterCalls(): JupiterCalls {
  return callsWith(jupiterKeyStorage.keyInUse())
}

/** Returns Jupiter's calls with any key, such as a key that is only being tried, or without a key. */
export function callsWith(key: string | undefined): JupiterCalls {
  const keyCalls = callsByKey.get(key)
  if (keyCalls) return keyCalls
  const calls = createJupiterCalls({
    send: createJupiterFetch(key),
    requestsPerMinute: publicSettings.jupiterRequestsPerMinute,
    hasKey: key !== undefined,
    now: Date.now,
    wait: abortableWait,
    network,
  })
  callsByKey.set(key, calls)
  return calls
}

/**
 * Does some work with the key in use, and starts it again if the key changes meanwhile
 * (behaviour 4.7). Work for the sample wallet gets the calls that replace Jupiter's (behaviour 23.3).
 * @throws what the work throws, and the signal's reason once the signal aborts
 */
export async function withJupiter<T>(
  client: QueryClient,
  signal: AbortSignal,
  work: (calls: JupiterCaller, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const load = servicesOf(client)
  if (load) return work({ call: async (call) => (await load()).jupiter.call(call) }, signal)
  for (;;) {
    const attempt = new AbortController()
    const follow = () => attempt.abort(signal.reason)
    if (signal.aborted) follow()
    signal.addEventListener('abort', follow, { once: true })
    const key = jupiterKeyStorage.keyInUse()
    const unsubscribe = subscribeToTexts(() => {
      if (jupiterKeyStorage.keyInUse() !== key) attempt.abort()
    })
    try {
      return await work(callsWith(key), attempt.signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!attempt.signal.aborted) throw error
    } finally {
      signal.removeEventListener('abort', follow)
      unsubscribe()
    }
  }
}

/**
 * Returns how many whole seconds calls still wait after a 429; `undefined` if none waits (behaviour 4.4).
 * @param isUnderWay whether there may be such calls; without any, no clock runs
 */
export function useJupiterWait(isUnderWay = true): number | undefined {
  return useNow(isUnderWay ? COUNTDOWN_MS : 0, (nowMs) => {
    const untilMs = jupiterCalls().pausedUntilMs()
    return untilMs === undefined ? undefined : secondsUntil(untilMs, nowMs)
  })
}

/**
 * Returns why Jupiter's calls wait, and until when; empty texts if none waits (behaviour 24.1).
 * @param isUnderWay whether there may be calls; without any, no clock runs
 */
export function useJupiterHold(isUnderWay = true): readonly string[] {
  // The clock compares texts, so both are in one.
  return useNow(isUnderWay ? COUNTDOWN_MS : 0, (nowMs) =>
    holdTexts(jupiterCalls(), nowMs).join('\n'),
  ).split('\n')
}
