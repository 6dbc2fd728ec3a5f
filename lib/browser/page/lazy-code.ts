import { useSyncExternalStore } from 'react'
import { showToast } from '@/lib/browser/toasts/toast-store'

/** Code that is fetched when it is first needed. */
export type LazyCode<T> = {
  /** What was fetched; undefined until then. */
  get: () => T | undefined
  subscribe: (listener: () => void) => () => void
  /**
   * Fetches it, anew where that failed before.
   * @throws where it cannot be fetched
   */
  load: () => Promise<T>
  /** Fetches it ahead, where someone is about to use it; a failure is told when they do. */
  preload: () => void
}

const NOT_FETCHED = 'This part of the page could not be loaded. Check the connection.'

/** @param fetchPart imports the code; called again where it failed */
export function lazyCode<T>(fetchPart: () => Promise<T>): LazyCode<T> {
  const listeners = new Set<() => void>()
  let part: T | undefined
  let loading: Promise<T> | undefined
  const fetchOnce = async () => {
    try {
      part = await fetchPart()
    } catch (error) {
      loading = undefined
      throw error
    }
    for (const listener of listeners) listener()
    return part
  }
  const load = () => (loading ??= fetchOnce())
  return {
    get: () => part,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    preload: () => void load().catch(() => {}),
  }
}

/** A part once it was fetched. */
export function useLazyCode<T>({ subscribe, get }: LazyCode<T>): T | undefined {
  return useSyncExternalStore(subscribe, get, () => undefined)
}

/**
 * Goes on once a part's code is there, at once where it is, and tells where it cannot be fetched.
 * Settles after either; never throws.
 */
export async function withCode<T>(part: LazyCode<T>, goOn: () => void): Promise<void> {
  if (part.get() !== undefined) {
    goOn()
    return
  }
  await part.load().then(goOn, () =>
    showToast({
      kind: 'bad',
      text: NOT_FETCHED,
      action: { label: 'Retry', run: () => void withCode(part, goOn) },
    }),
  )
}
