const LOCK_NAME = 'perijove-prices'

/**
 * Does a piece of work while no other tab of this site does it (Web Locks). Without that API it is
 * just done.
 * @param onWait called where another tab is at it, before the wait for it
 * @throws what the work throws, and the signal's reason where it aborts during the wait
 */
export async function oneTabAtATime<T>(
  signal: AbortSignal,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return work()
  const { locks } = navigator
  const first = await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) =>
    lock ? { done: await work() } : undefined,
  )
  if (first) return first.done
  onWait()
  return locks.request(LOCK_NAME, { signal }, work)
}
