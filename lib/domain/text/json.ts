/** Parses a JSON text, not yet checked; returns `undefined` if it is none. Never throws. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
