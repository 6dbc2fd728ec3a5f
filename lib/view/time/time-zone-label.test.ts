/** @jest-environment node */
import { zoneLabel } from './time-zone-label'

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
    expect(zoneLabel('2026-03-02T08:00:26.000Z')).toBe(expected)
  })
})
