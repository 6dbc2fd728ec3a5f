import type { UrlParts } from './paths'

/**
 * Servers refuse long URLs (14 to 16 KB), so a longer query moves to the fragment (behaviour 11.2).
 */
const LONGEST_QUERY = 6 * 1024

/** A path with a query and keys; the keys go to the fragment where the query would get too long. */
export function withKeys(path: string, query: URLSearchParams, keys: URLSearchParams): string {
  const whole = new URLSearchParams([...query, ...keys]).toString()
  if (whole.length <= LONGEST_QUERY) return whole === '' ? path : `${path}?${whole}`
  const rest = query.toString()
  return `${path}${rest === '' ? '' : `?${rest}`}#${keys}`
}

/** The keys of one name, wherever they stand in a URL, each once. */
export function keysIn({ search, hash }: UrlParts, name: string): string[] {
  const keys = [search, hash.replace(/^#/, '')].flatMap((part) =>
    new URLSearchParams(part).getAll(name),
  )
  return [...new Set(keys.filter((key) => key !== ''))]
}
