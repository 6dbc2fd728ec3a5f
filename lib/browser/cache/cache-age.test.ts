/** @jest-environment node */
import { READ_AT_MS, sampleList, samplePage } from '@/lib/view/testing/sample-order-lists'
import { isFreshList } from './cache-age'

const DAY_MS = 24 * 60 * 60 * 1_000
const page = samplePage({ loadedAtMs: READ_AT_MS })
const oldPage = samplePage({ loadedAtMs: READ_AT_MS - 1 })

it.each([
  ['just read', { pages: [page] }, READ_AT_MS, true],
  ['24 hours old', { pages: [page] }, READ_AT_MS + DAY_MS, true],
  ['a millisecond older', { pages: [page] }, READ_AT_MS + DAY_MS + 1, false],
  ['one page of several older', { pages: [page, oldPage] }, READ_AT_MS + DAY_MS, false],
  ['a page of an earlier reading older', { otherPages: [oldPage] }, READ_AT_MS + DAY_MS, false],
  ['with a page from the future', { pages: [page, oldPage] }, READ_AT_MS - 1, false],
  ['without a page, and so without an age', { pages: [] }, READ_AT_MS, false],
])('a list %s is fresh: %s', (_, change, nowMs, expected) => {
  const list = sampleList('past trigger', change)
  expect(isFreshList(list, nowMs)).toBe(expected)
})
