const AT_ONCE = 6

export type QueuedCall<T> = {
  /** The higher goes first. */
  priority: number
  signal: AbortSignal
  run: () => Promise<T>
}

type WaitingCall = { priority: number; start: () => Promise<void> }

/**
 * Calls of which at most six are under way (behaviour 3.2): the one with the highest priority goes
 * next, equal ones in the order they came. Which one that is is settled only once it may start.
 * @param admit takes a place for a call, and returns what is called at its end; undefined where there
 * was none, after a wait for one
 */
export function createCallQueue(admit: () => Promise<(() => void) | undefined>) {
  const waiting: WaitingCall[] = []
  let underWay = 0
  let isAdmitting = false

  async function startNext(): Promise<void> {
    if (isAdmitting) return
    isAdmitting = true
    while (underWay < AT_ONCE && waiting.length > 0) {
      const end = await admit()
      if (!end) continue
      const next = waiting.shift()
      if (next) void run(next, end)
      else end()
    }
    isAdmitting = false
  }

  async function run({ start }: WaitingCall, end: () => void): Promise<void> {
    underWay += 1
    await start()
    underWay -= 1
    end()
    void startNext()
  }

  function addWaiting(call: WaitingCall): void {
    const place = waiting.findIndex(({ priority }) => priority < call.priority)
    waiting.splice(place === -1 ? waiting.length : place, 0, call)
  }

  return {
    /** Runs a call in its turn; rejects with the signal's reason as soon as it aborts. */
    add<T>({ priority, signal, run: runCall }: QueuedCall<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const start = () =>
          runCall()
            .then(resolve, reject)
            .finally(() => signal.removeEventListener('abort', leave))
        const call = { priority, start }
        const leave = () => {
          const place = waiting.indexOf(call)
          if (place !== -1) waiting.splice(place, 1)
          reject(signal.reason)
        }
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave, { once: true })
        addWaiting(call)
        void startNext()
      })
    },
    /** How many calls are under way. */
    underWay: () => underWay,
    /** Whether a call waits for nothing but to be admitted. */
    isWaiting: () => underWay < AT_ONCE && waiting.length > 0,
  }
}
