import type { UrlParts } from './paths'

/** Servers refuse long URLs (14 to 16 KB), so a longer query moves to the fragment (behaviour 11.2). */
const MAX_QUERY_LENGTH = 6 * 1024

export type UrlParam = [name: string, value: string]

/** Returns a path with a query and keys; the keys go to the fragment if the query would be too long. */
export function withKeys(path: string, query: URLSearchParams, keys: UrlParam[]): string {
  const whole = new URLSearchParams([...query, ...keys]).toString()
  if (whole === '') return path
  if (whole.length <= MAX_QUERY_LENGTH) return `${path}?${whole}`
  return `${path}${query.size === 0 ? '' : `?${query}`}#${new URLSearchParams(keys)}`
}

/** Returns the keys of one name in a URL, each once. */
export function keysIn(url: UrlParts, name: string): string[] {
  const keys = paramsIn(url).flatMap(([paramName, key]) =>
    paramName === name && key !== '' ? [key] : [],
  )
  return [...new Set(keys)]
}

/** Returns the parameters of a URL's query, then those of its fragment. */
export function paramsIn({ search, hash }: UrlParts): UrlParam[] {
  return [...new URLSearchParams(search), ...new URLSearchParams(hash.replace(/^#/, ''))]
}
