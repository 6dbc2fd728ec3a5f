/** @jest-environment node */
import { readingLabel, readingProgress, stillReadingLabel, waitLabel } from './reading-label'
import { sampleLists, samplePages } from '@/lib/view/testing/sample-order-lists'

const reading = { kind: 'reading' } as const
const isUnread = { pages: [], totalPages: undefined }

describe('how far the reading is', () => {
  const pastRecurring = { state: reading, pages: samplePages(9), totalPages: 37 }

  it.each([
    [
      'pages over all lists; a list without pages still costs a call',
      sampleLists({ 'past recurring': pastRecurring, 'past trigger': { totalPages: 0 } }),
      'Reading page 12 of 40',
      'Still reading: page 12 of 40',
    ],
    [
      'before every first page came',
      sampleLists({
        'past recurring': pastRecurring,
        'past trigger': { ...isUnread, state: reading },
      }),
      'Reading the first pages',
      'Still reading',
    ],
    [
      'a list that was stopped on its first page does not hold back the others',
      sampleLists({
        'past recurring': pastRecurring,
        'past trigger': { ...isUnread, state: { kind: 'stopped' } },
      }),
      'Reading page 11 of 39',
      'Still reading: page 11 of 39',
    ],
    ['all read', sampleLists(), 'Reading page 4 of 4', undefined],
  ])('%s', (_, lists, label, stillLabel) => {
    expect(readingLabel(readingProgress(lists))).toBe(label)
    expect(stillReadingLabel(lists)).toBe(stillLabel)
  })
})

it.each([
  [true, 'Jupiter asked for a pause. Going on in 18 s.'],
  [false, "Jupiter's limit for this minute is used up. Going on in 18 s."],
])('a pause that Jupiter asked for: %s', (isAskedFor, expected) => {
  expect(waitLabel(18, isAskedFor)).toBe(expected)
})
