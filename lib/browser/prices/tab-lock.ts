const LOCK_NAME = 'perijove-prices'
/** On this channel, a tab that waits asks the tab that fetches whether it is still there. */
const CHANNEL = 'perijove-price-run'
const ASK = 'still there?'
const ANSWER = 'yes'
const ASK_EVERY_MS = 5_000
/** After six questions without an answer, 30 s, the other tab counts as suspended. */
const MAX_UNANSWERED = 6

export type TabLock = {
  signal: AbortSignal
  /** Called before a wait for another tab. */
  onWait: () => void
  /** Called with a function that takes the lock away once the other tab is silent; without it once it answers. */
  onSilence: (takeOver: (() => void) | undefined) => void
}

/**
 * Runs some work while no other tab does (behaviour 8.10). Where Web Locks are absent, as on plain http, or
 * refused, as with blocked site data, the work runs at once.
 * @throws what the work throws, the signal's reason if the signal aborts during the wait, and an AbortError
 * if another tab takes the lock away; then the work must be ended
 */
export async function withTabLock<T>(options: TabLock, work: () => Promise<T>): Promise<T> {
  const { signal, onWait, onSilence } = options
  let isAnswered = false
  try {
    const first = await navigator.locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
      isAnswered = true
      return lock ? { done: await answering(work) } : undefined
    })
    if (first) return first.done
  } catch (error) {
    if (isAnswered) throw error
    return work()
  }
  onWait()
  const wait = new AbortController()
  const stop = () => wait.abort(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  const stopAsking = askOtherTab((isSilent) => onSilence(isSilent ? () => wait.abort() : undefined))
  let isGranted = false
  const granted = () => {
    isGranted = true
    stopAsking()
    return answering(work)
  }
  try {
    return await navigator.locks.request(LOCK_NAME, { signal: wait.signal }, granted)
  } catch (error) {
    if (isGranted || signal.aborted || !wait.signal.aborted) throw error
    return await navigator.locks.request(LOCK_NAME, { steal: true }, granted)
  } finally {
    stopAsking()
    signal.removeEventListener('abort', stop)
  }
}

/** Does the work, and answers tabs that wait for it meanwhile. A suspended tab can't answer. */
async function answering<T>(work: () => Promise<T>): Promise<T> {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }) => {
    if (data === ASK) channel.postMessage(ANSWER)
  })
  try {
    return await work()
  } finally {
    channel?.close()
  }
}

/** Asks the other tab every five seconds. Says when it falls silent, and when it answers again. */
function askOtherTab(onChange: (isSilent: boolean) => void): () => void {
  const channel = openChannel()
  let unanswered = 0
  channel?.addEventListener('message', ({ data }) => {
    if (data !== ANSWER) return
    if (unanswered >= MAX_UNANSWERED) onChange(false)
    unanswered = 0
  })
  const timer = setInterval(() => {
    unanswered += 1
    if (unanswered === MAX_UNANSWERED) onChange(true)
    channel?.postMessage(ASK)
  }, ASK_EVERY_MS)
  channel?.postMessage(ASK)
  return () => {
    clearInterval(timer)
    channel?.close()
  }
}

/** Some browsers refuse a channel if site data is blocked. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return undefined
  }
}
