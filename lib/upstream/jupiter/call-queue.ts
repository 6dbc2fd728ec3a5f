/**
 * Creates a queue that runs some calls at once, those with the highest priority first. A call runs up to
 * its first wait before the queue looks at the next one, so a call can pause the queue in time.
 */
export function createCallQueue(concurrency: number) {
  const waiting: { priority: number; start: () => void }[] = []
  let running = 0
  let isPaused = false

  function startNext(): void {
    while (!isPaused && running < concurrency) {
      const next = waiting.shift()
      if (!next) return
      running += 1
      next.start()
    }
  }

  async function run<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } finally {
      running -= 1
      startNext()
    }
  }

  return {
    pause: () => {
      isPaused = true
    },
    start: () => {
      isPaused = false
      startNext()
    },
    /**
     * Runs a call in its turn.
     * @throws what the call throws, and the signal's reason if it aborts before the call's turn
     */
    add: <T>(call: () => Promise<T>, priority: number, signal: AbortSignal): Promise<T> =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const leave = () => {
          waiting.splice(waiting.indexOf(place), 1)
          reject(signal.reason)
        }
        const place = {
          priority,
          start: () => {
            signal.removeEventListener('abort', leave)
            resolve(run(call))
          },
        }
        signal.addEventListener('abort', leave)
        const behind = waiting.findIndex((other) => other.priority < priority)
        waiting.splice(behind === -1 ? waiting.length : behind, 0, place)
        startNext()
      }),
  }
}
