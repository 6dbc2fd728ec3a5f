/** A text's JSON value, not yet checked; undefined where it is none. Never throws. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
