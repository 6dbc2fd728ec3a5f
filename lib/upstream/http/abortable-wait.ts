/** Waits, or throws the signal's reason once it aborts. It is an argument, so that tests needn't wait. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** Waits by the real clock. */
export const abortableWait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal.addEventListener('abort', abort, { once: true })
  })
