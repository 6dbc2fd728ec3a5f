/**
 * Returns a value as JSON without characters above U+00FF: browsers store such text in half the space,
 * and twice as fast (behaviour 10.4).
 */
export function oneByteJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\u0000-\u00ff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
