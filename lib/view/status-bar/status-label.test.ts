/** @jest-environment node */
import { testLists, testPages } from '@/lib/view/testing/test-order-lists'
import {
  holdTexts,
  loadedPagesLabel,
  loadingLabel,
  loadingProgress,
  pagesLeft,
  quarterText,
  timeLeftText,
} from './status-label'

const loading = { kind: 'loading' } as const
const stopped = { kind: 'stopped' } as const
const notLoaded = { pages: [], totalPages: undefined }

it.each([
  ['nothing', {}, []],
  ['the rate limit', { limit: 9_001 }, ['Jupiter’s rate limit reached.', 'Resuming in 10 s.']],
  ['a try', { retry: 8_000 }, ['Jupiter doesn’t respond.', 'Trying again in 8 s.']],
  ['a try that is due', { retry: 0 }, []],
  [
    'the rate limit before a try',
    { limit: 2_000, retry: 1_000 },
    ['Jupiter’s rate limit reached.', 'Resuming in 2 s.'],
  ],
  [
    'the network before all else',
    { isOffline: true, limit: 2_000, retry: 1_000 },
    ['You’re offline.', 'Loading continues once you reconnect.'],
  ],
])('calls wait for %s (behaviour 24.1)', (_, hold, texts) => {
  const {
    isOffline = false,
    limit,
    retry,
  }: { isOffline?: boolean; limit?: number; retry?: number } = hold
  const nowMs = 1_000_000
  const untilMs = (ms: number | undefined) => () => (ms === undefined ? undefined : nowMs + ms)
  const calls = {
    isOffline: () => isOffline,
    pausedUntilMs: untilMs(limit),
    retryAtMs: untilMs(retry),
  }
  expect(holdTexts(calls, nowMs)).toEqual(texts)
})

it.each([
  [22_000, 'Less than a minute left'],
  [60_000, 'Less than a minute left'],
  [60_001, 'About 2 minutes left'],
])('%d ms left (behaviour 24.1)', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text)
})

it.each([
  ['the start, while the total is unknown', 0, undefined, 'Loading orders…'],
  ['the start', 9, 40, 'Loading orders…'],
  ['a quarter', 10, 40, 'Loading orders… 25%'],
  ['a quarter until the next one', 19, 40, 'Loading orders… 25%'],
  ['all', 40, 40, 'Loading orders… 100%'],
])('screen readers hear %s (behaviour 24.4)', (_, done, total, text) => {
  expect(quarterText('Loading orders…', done, total)).toBe(text)
})

describe('progress (behaviour 3.4)', () => {
  const pastRecurring = { state: loading, pages: testPages(9), totalPages: 37 }

  it.each([
    [
      'over all lists; a list without pages counts as one page',
      { 'past recurring': pastRecurring, 'past trigger': { totalPages: 0 } },
      'Loading page 12 of 40',
      28,
    ],
    [
      'before every list has its first page',
      { 'past recurring': pastRecurring, 'past trigger': { ...notLoaded, state: loading } },
      'Loading orders…',
      0,
    ],
    [
      'a list that was stopped on its first page does not hold back the others',
      { 'past recurring': pastRecurring, 'past trigger': { ...notLoaded, state: stopped } },
      'Loading page 11 of 39',
      28,
    ],
    ['all loaded', {}, 'Loading page 4 of 4', 0],
    [
      'of a list with over 1,000 pages',
      { 'past recurring': { state: loading, pages: testPages(1_201), totalPages: 2_001 } },
      'Loading page 1,204 of 2,004',
      800,
    ],
  ] as const)('%s', (_, change, label, left) => {
    const lists = testLists(change)
    expect(loadingLabel(loadingProgress(lists))).toBe(label)
    expect(pagesLeft(lists)).toBe(left)
  })
})

describe('after loading (behaviour 3.4)', () => {
  it.each([
    ['all', { 'past recurring': { pages: testPages(1_201) } }, 'All 1,204 pages loaded'],
    [
      'a list that shrank while loading',
      { 'past trigger': { totalPages: 0 } },
      'All 4 pages loaded',
    ],
    ['a stopped list', { 'past trigger': { state: stopped, totalPages: 9 } }, '4 pages loaded'],
    [
      'a list stopped on its first page',
      { 'past trigger': { ...notLoaded, state: stopped } },
      '3 pages loaded',
    ],
  ] as const)('%s', (_, change, expected) => {
    expect(loadedPagesLabel(testLists(change))).toBe(expected)
  })
})
