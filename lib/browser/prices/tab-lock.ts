const LOCK_NAME = 'perijove-prices'

/**
 * Runs some work while no other tab does it (behaviour 8.10). Just runs it where Web Locks are absent,
 * as on plain http, or refused, as with blocked site data.
 * @param onWait called if another tab is at it, before the wait
 * @throws what the work throws, and the signal's reason if it aborts during the wait
 */
export async function withTabLock<T>(
  signal: AbortSignal,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  let isAnswered = false
  try {
    const first = await navigator.locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
      isAnswered = true
      return lock ? { done: await work() } : undefined
    })
    if (first) return first.done
  } catch (error) {
    if (isAnswered) throw error
    return work()
  }
  onWait()
  return navigator.locks.request(LOCK_NAME, { signal }, work)
}
