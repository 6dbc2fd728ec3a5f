/** @jest-environment node */
import { parseOrdersUrl, type UrlParam, withKeys } from './page-urls'
import { MAX_QUERY_LENGTH, urlOf } from '@/lib/view/testing/test-urls'

describe('keys move to the fragment if the query would be longer than 6 KB', () => {
  const query = new URLSearchParams({ userAddress: 'Wallet' })
  const room = MAX_QUERY_LENGTH - 'userAddress=Wallet&o='.length
  const keysOf = (length: number): UrlParam[] => [['o', 'k'.repeat(length)]]

  it.each([
    ['the longest query', query, keysOf(room), `?userAddress=Wallet&o=${'k'.repeat(room)}`],
    ['too long', query, keysOf(room + 1), `?userAddress=Wallet#o=${'k'.repeat(room + 1)}`],
    ['no key', query, [], '?userAddress=Wallet'],
    ['nothing at all', new URLSearchParams(), [], ''],
  ])('%s', (_, rest, keys, expected) => {
    expect(withKeys('/page', rest, keys)).toBe(`/page${expected}`)
  })
})

it.each([
  ['of the query and of the fragment', '/page?o=A#o=B', ['A', 'B']],
  ['each once', '/page?o=A&o=A#o=A', ['A']],
  ['no empty key', '/page?o=#o=', []],
  ['no parameter of another name', '/page?p=A#q=B', []],
])('keys in a URL: %s', (_, path, expected) => {
  expect(parseOrdersUrl(urlOf(path))).toEqual(expected)
})
