/**
 * For tests: gives this page Web Locks. All its "tabs" share them, and every name is the same lock. Returns a
 * function that removes them.
 */
export function installMockLocks(): () => void {
  let holders = 0
  let last = Promise.resolve()
  let lose = () => {}
  const request = async <T>(
    _name: string,
    { ifAvailable = false, steal = false, signal }: LockOptions,
    work: (lock: object | null) => Promise<T>,
  ): Promise<T> => {
    if (ifAvailable && holders > 0) return work(null)
    signal?.throwIfAborted()
    if (steal) {
      lose()
      last = Promise.resolve()
    }
    holders += 1
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const before = last
    last = before.then(() => held)
    try {
      await Promise.race([before, abortOf(signal)])
      const lost = new Promise<never>((_, reject) => {
        lose = () => reject(new DOMException('stolen', 'AbortError'))
      })
      return await Promise.race([work({}), lost])
    } finally {
      holders -= 1
      release()
    }
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  return () => Reflect.deleteProperty(navigator, 'locks')
}

/** Holds the lock as another tab's run would. Returns a function that releases it. */
export async function holdLock(): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const done = navigator.locks.request('perijove-prices', {}, () => released)
  await Promise.resolve()
  return async () => {
    release()
    await done
  }
}

function abortOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
