/** @jest-environment node */
import { zoneLabel, zoneName, zonesLabel } from './local-date'

afterEach(() => jest.restoreAllMocks())

describe('the Date head names the zone', () => {
  it.each([
    ['UTC+1', -60],
    ['UTC+0', 0],
    ['UTC-3:30', 210],
    ['UTC+5:45', -345],
    ['UTC-10', 600],
    ['UTC+14', -840],
  ])('%s', (expected, minutesWest) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesWest)
    expect(zonesLabel(['2026-03-02T08:00:26.000Z'], undefined)).toBe(expected)
  })
})

describe('the zones of all dates', () => {
  it.each([
    ['no date', 'Europe/Berlin', [], ''],
    ['one date', 'Europe/Berlin', ['2026-01-10'], 'UTC+1'],
    ['January and July', 'Europe/Berlin', ['2026-01-10', '2026-07-10'], 'UTC+1 / UTC+2'],
    [
      'January to December: July is between',
      'Europe/Berlin',
      ['2026-01-10', '2026-07-10', '2026-12-10'],
      'UTC+1 / UTC+2',
    ],
    [
      'January and December, and no row in summer',
      'Europe/Berlin',
      ['2026-01-10', '2026-12-10'],
      'UTC+1',
    ],
    ['in the order of the dates', 'Europe/Berlin', ['2026-07-10', '2026-12-10'], 'UTC+2 / UTC+1'],
    [
      'summer time that pauses during Ramadan',
      'Africa/Casablanca',
      ['2026-02-10', '2026-03-01', '2026-04-10'],
      'UTC+1 / UTC+0',
    ],
    ['a zone without summer time', 'Asia/Tokyo', ['2026-01-10', '2026-07-10'], 'UTC+9'],
  ])('%s', (_, timeZone, days, expected) => {
    const dates = days.map((day) => `${day}T12:00:00.000Z`)
    expect(zonesLabel(dates, timeZone)).toBe(expected)
  })

  it.each([
    ['before the clocks change', 'Europe/Berlin', '2026-03-29T00:10:00.000Z', 'UTC+1'],
    ['after they change', 'Europe/Berlin', '2026-03-29T01:10:00.000Z', 'UTC+2'],
    ['after they change at half past', 'America/St_Johns', '2026-03-08T05:45:00.000Z', 'UTC-2:30'],
  ])('on the day of the change, %s', (_, timeZone, date, expected) => {
    expect(zonesLabel([date], timeZone)).toBe(expected)
  })
})

describe('UTC if the visitor selected it (behaviour 20.6)', () => {
  it.each([
    ['some dates', zonesLabel(['2026-01-10', '2026-07-10'], 'UTC')],
    ['one date', zoneLabel('2026-01-10T12:00:00.000Z', 'UTC')],
    ['the whole year', zoneName('UTC')],
  ])('is the zone of %s', (_, label) => {
    expect(label).toBe('UTC')
  })

  it('the visitor’s own zone has one name for the whole year', () => {
    expect(zoneName(undefined)).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })
})
