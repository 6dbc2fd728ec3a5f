const DECIMAL_COMMA = /^(\d*),(\d*)$/

/** Returns a typed number with a point for its decimal comma; any other text as it is (behaviour 8.25, 20.8). */
export function withDecimalPoint(typed: string): string {
  return typed.trim().replace(DECIMAL_COMMA, '$1.$2')
}
