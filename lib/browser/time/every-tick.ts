const TICK_MS = 250

/** Calls a listener four times a second, for countdowns; returns what ends it. */
export function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}
