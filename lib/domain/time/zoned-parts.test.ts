/** @jest-environment node */
import { zonedParts } from './zoned-parts'

const NOON_MS = Date.UTC(2026, 2, 2, 12)
const hourIn = zonedParts({ hour: '2-digit', hourCycle: 'h23' })

it.each([
  ['Asia/Tokyo', '21'],
  ['UTC', '12'],
  ['America/New_York', '07'],
  ['UTC', '12'],
])('noon of Greenwich in %s: %s', (zone, hour) => {
  expect(hourIn(NOON_MS, zone)('hour')).toBe(hour)
})

it('is of the visitor’s own zone where none is named', () => {
  expect(hourIn(new Date(2026, 2, 2, 9).getTime())('hour')).toBe('09')
})

it('a part that was not asked for is empty', () => {
  expect(hourIn(NOON_MS, 'UTC')('year')).toBe('')
})
