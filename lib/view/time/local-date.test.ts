/** @jest-environment node */
import { localDate } from './local-date'

describe('a local date and time, in the form 02 Mar 2026 08:00:26', () => {
  it.each([
    ['UTC', 'UTC', '2026-03-02T08:00:26.999Z', '02 Mar 2026', '08:00:26'],
    ['midnight is 00, not 24', 'UTC', '2026-01-01T00:00:00.000Z', '01 Jan 2026', '00:00:00'],
    [
      'after the clocks went forward',
      'Europe/Berlin',
      '2026-03-29T01:00:00Z',
      '29 Mar 2026',
      '03:00:00',
    ],
    [
      'after the clocks went back',
      'Europe/Berlin',
      '2026-10-25T01:30:00Z',
      '25 Oct 2026',
      '02:30:00',
    ],
    ['summer in New York', 'America/New_York', '2026-07-01T03:00:00Z', '30 Jun 2026', '23:00:00'],
    ['winter in New York', 'America/New_York', '2026-12-01T03:00:00Z', '30 Nov 2026', '22:00:00'],
    ['a half hour', 'America/St_Johns', '2026-01-01T00:00:00Z', '31 Dec 2025', '20:30:00'],
    ['a quarter hour', 'Asia/Kathmandu', '2026-01-01T00:00:00Z', '01 Jan 2026', '05:45:00'],
    ['a day ahead', 'Pacific/Kiritimati', '2026-02-28T12:00:00Z', '01 Mar 2026', '02:00:00'],
    ['another offset in the text', 'UTC', '2026-03-02T08:00:26+02:00', '02 Mar 2026', '06:00:26'],
  ])('%s', (_, timeZone, date, day, time) => {
    expect(localDate(date, timeZone)).toEqual({ day, time })
  })

  it('is in the visitor’s own zone if no zone is given', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const date = '2026-07-01T03:00:00Z'
    expect(localDate(date, undefined)).toEqual(localDate(date, timeZone))
  })
})
