import { useEffect } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { dismissToast, showToast, useToasts } from '@/lib/browser/toasts/toast-store'
import { CONNECTION_LOST } from '@/lib/view/errors/error-label'
import { HEALTH_PATH } from '@/lib/view/urls/paths'

/**
 * Code that is fetched when it is first needed (behaviour 13.4). `next/dynamic` and React's `lazy` keep a
 * failed fetch for good, so Retry couldn't help, and they don't prefetch.
 */
export type LazyCode<T> = {
  get: () => T | undefined
  store: StoreApi<FetchState<T>>
  /** Fetches the code once. @throws 'Connection lost.' if it can't be fetched within 8 s (behaviour 15.9) */
  load: () => Promise<T>
  /** Prefetches the code when the visitor is about to use it. A failure shows only once they do. */
  preload: () => void
}

type FetchFailure = { text: string; action: { label: string; run: () => void } }
type FetchState<T> = { code: T | undefined; failure?: FetchFailure | undefined }

const NOT_FETCHED = 'Couldn’t load this part of the page. Check your connection.'
const NOT_THERE = 'Couldn’t load this part of the page. Reload the page to use it.'
const MAX_WAIT_MS = 8_000
/** A server that doesn't respond within 2 s counts as no connection. */
const ASK_SERVER_AFTER_MS = 6_000

/** @param fetchCode imports the code; called again after a failure */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  const store = createStore<FetchState<T>>(() => ({ code: undefined }))
  let loading: Promise<T> | undefined
  const fetchOnce = async () => {
    // Code that arrives after the wait is stored all the same.
    const fetching = fetchCode().then((code) => {
      store.setState({ code, failure: undefined })
      return code
    })
    try {
      return await withTimeout(fetching)
    } catch (cause) {
      loading = undefined
      throw new Error(CONNECTION_LOST, { cause })
    }
  }
  const load = () => (loading ??= fetchOnce())
  return {
    get: () => store.getState().code,
    store,
    load,
    preload: () => void load().catch(() => {}),
  }
}

export function useLazyCode<T>({ store }: LazyCode<T>): T | undefined {
  return useStore(store, ({ code }) => code)
}

/** Fetches the code once it is needed; if that fails, again once the browser is online (behaviour 13.4). */
export function useFetching<T>(code: LazyCode<T>, isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    void withCode(code, () => {})
    window.addEventListener('online', code.preload)
    return () => window.removeEventListener('online', code.preload)
  }, [code, isNeeded])
}

/**
 * The code that 'Retry' fetches, and what follows then. One toast may be about several parts of the page, because
 * parts without a connection have the same text.
 */
const unfetched = new Map<LazyCode<unknown>, () => void>()
let retryToast = 0

function retryAll(): void {
  const parts = [...unfetched]
  unfetched.clear()
  for (const [code, goOn] of parts) void withCode(code, goOn)
}

/**
 * Calls `goOn` once the code is there. If it can't be fetched within 8 s, a toast says so, and so does the code's
 * place on the page (`LazyComponent`). Without a connection they offer 'Retry', otherwise 'Reload', because after a
 * new deployment the server no longer has this page's code (behaviour 13.4). Never throws for a failed fetch.
 * @param button the pressed button, which is busy meanwhile
 */
export async function withCode<T>(
  code: LazyCode<T>,
  goOn: () => void,
  button?: HTMLElement | null,
): Promise<void> {
  let isOnline = false
  if (code.get() === undefined) {
    setFetching(button, true)
    isOnline = await fetchOrAsk(code)
    setFetching(button, false)
  }
  // After a failure, the code may have come meanwhile.
  if (code.get() !== undefined) {
    goOn()
    return
  }
  const retry = () => {
    unfetched.set(code, goOn)
    retryAll()
  }
  const failure = isOnline
    ? { text: NOT_THERE, action: { label: 'Reload', run: () => window.location.reload() } }
    : { text: NOT_FETCHED, action: { label: 'Retry', run: retry } }
  code.store.setState({ failure })
  // The parts of a toast that was dismissed aren't fetched again.
  if (!useToasts.getState().toasts.some(({ id }) => id === retryToast)) unfetched.clear()
  if (!isOnline) unfetched.set(code, goOn)
  const toast = showToast({ kind: 'bad', ...failure })
  if (!isOnline) retryToast = toast
  // The code can come without 'Retry', such as once the browser is online again.
  const stopListening = code.store.subscribe((state) => {
    if (state.code === undefined) return
    unfetched.delete(code)
    if (isOnline) dismissToast(toast)
    else if (unfetched.size === 0) dismissToast(retryToast)
    stopListening()
  })
}

/** @returns whether the server responds, although the code can't be fetched; false once the code is there */
async function fetchOrAsk<T>(code: LazyCode<T>): Promise<boolean> {
  let answer: Promise<boolean> | undefined
  const ask = () =>
    (answer ??= withTimeout(
      fetch(HEALTH_PATH, { method: 'HEAD', cache: 'no-store' }),
      MAX_WAIT_MS - ASK_SERVER_AFTER_MS,
    ).then(
      ({ ok }) => ok,
      () => false,
    ))
  const timer = setTimeout(ask, ASK_SERVER_AFTER_MS)
  try {
    await code.load()
    return false
  } catch {
    return await ask()
  } finally {
    clearTimeout(timer)
  }
}

function setFetching(button: HTMLElement | null | undefined, isFetching: boolean): void {
  // React doesn't set these attributes meanwhile, so no caller needs a state for them.
  button?.toggleAttribute('data-fetching', isFetching)
  if (isFetching) button?.setAttribute('aria-busy', 'true')
  else button?.removeAttribute('aria-busy')
}

/** @throws if the code can't be fetched in time. If the server sends a page, the import never ends. */
function withTimeout<T>(loading: Promise<T>, maxMs = MAX_WAIT_MS): Promise<T> {
  return Promise.race([
    loading,
    new Promise<never>((_, reject) => setTimeout(reject, maxMs, new Error('too late'))),
  ])
}
