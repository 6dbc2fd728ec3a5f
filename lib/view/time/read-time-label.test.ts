/** @jest-environment node */
import { readTimeLabel } from './read-time-label'

describe('when data was read', () => {
  const now = '2026-11-21T14:40:00Z'

  it.each([
    ['today', 'UTC', '2026-11-21T14:32:59Z', now, '14:32 UTC today'],
    ['yesterday', 'UTC', '2026-11-20T14:32:00Z', now, '14:32 UTC yesterday'],
    ['a minute before midnight', 'UTC', '2026-11-20T23:59:00Z', now, '23:59 UTC yesterday'],
    ['two days ago', 'UTC', '2026-11-19T23:59:59Z', now, '19 Nov 2026 23:59 UTC'],
    ['the same day a year ago', 'UTC', '2025-11-21T14:32:00Z', now, '21 Nov 2025 14:32 UTC'],
    [
      'by the visitor’s day',
      'Asia/Tokyo',
      '2026-11-20T15:00:00Z',
      '2026-11-21T14:00:00Z',
      '00:00 today',
    ],
    [
      'over the new year',
      'UTC',
      '2025-12-31T09:00:00Z',
      '2026-01-01T09:00:00Z',
      '09:00 UTC yesterday',
    ],
    [
      'after a day of 23 hours',
      'Europe/Berlin',
      '2026-03-29T10:00:00Z',
      '2026-03-29T22:30:00Z',
      '12:00 yesterday',
    ],
    [
      'two days before, with one of 23 hours between',
      'Europe/Berlin',
      '2026-03-28T22:45:00Z',
      '2026-03-29T22:30:00Z',
      '28 Mar 2026 23:45',
    ],
    [
      'at the end of a day of 25 hours',
      'Europe/Berlin',
      '2026-10-24T10:00:00Z',
      '2026-10-25T22:30:00Z',
      '12:00 yesterday',
    ],
  ])('%s', (_, timeZone, read, at, expected) => {
    expect(readTimeLabel(Date.parse(read), Date.parse(at), timeZone)).toBe(expected)
  })
})
