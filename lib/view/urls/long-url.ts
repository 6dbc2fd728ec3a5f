import type { UrlParts } from './paths'

/**
 * Servers refuse long URLs (14 to 16 KB), so a longer query moves to the fragment (behaviour 11.2).
 */
const LONGEST_QUERY = 6 * 1024

/** A name and a value of a URL. */
export type UrlParam = readonly [name: string, value: string]

/** Texts that a URL has as they are. Keys are such: by the thousand, URLSearchParams takes 10 ms. */
const PLAIN_TEXT = /^[A-Za-z0-9]*$/
const PLAIN_PART = /^\??[A-Za-z0-9=&]*$/

/** A path with a query and keys; the keys go to the fragment where the query would get too long. */
export function withKeys(path: string, query: URLSearchParams, keys: readonly UrlParam[]): string {
  const rest = query.toString()
  const written = writtenParams(keys)
  const whole = [rest, written].filter((part) => part !== '').join('&')
  if (whole.length <= LONGEST_QUERY) return whole === '' ? path : `${path}?${whole}`
  return `${path}${rest === '' ? '' : `?${rest}`}#${written}`
}

/** The keys of one name, wherever they stand in a URL, each once. */
export function keysIn(url: UrlParts, name: string): string[] {
  const keys = paramsIn(url).flatMap(([of, key]) => (of === name && key !== '' ? [key] : []))
  return [...new Set(keys)]
}

/** What a URL's query says, then what its fragment says, as URLSearchParams reads them. */
export function paramsIn({ search, hash }: UrlParts): UrlParam[] {
  return [...paramsOf(search), ...paramsOf(hash.replace(/^#/, ''))]
}

function paramsOf(part: string): UrlParam[] {
  if (!PLAIN_PART.test(part)) return [...new URLSearchParams(part)]
  return part
    .replace('?', '')
    .split('&')
    .flatMap((param): UrlParam[] => {
      if (param === '') return []
      const end = param.indexOf('=')
      return end === -1 ? [[param, '']] : [[param.slice(0, end), param.slice(end + 1)]]
    })
}

function writtenParams(params: readonly UrlParam[]): string {
  const arePlain = params.every(([name, value]) => PLAIN_TEXT.test(name) && PLAIN_TEXT.test(value))
  if (arePlain) return params.map(([name, value]) => `${name}=${value}`).join('&')
  return new URLSearchParams(params.map(([name, value]) => [name, value])).toString()
}
