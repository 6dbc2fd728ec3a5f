/** Parses a text as JSON, which the caller still has to check; undefined if it isn't JSON. Never throws. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
