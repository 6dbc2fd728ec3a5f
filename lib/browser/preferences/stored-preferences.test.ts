import { act, renderHook } from '@testing-library/react'
import { zoneName } from '@/lib/view/time/local-date'
import { useTimeZone } from './stored-preferences'

jest.mock('@/lib/view/time/local-date', () => ({
  ...jest.requireActual('@/lib/view/time/local-date'),
  zoneName: jest.fn(() => 'America/New_York'),
}))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('useTimeZone names the zone that the system changed to, and none once the first zone is back (behaviour 20.6)', () => {
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset')
  const changeTo = (zone: string, minutesWest: number) => {
    jest.mocked(zoneName).mockReturnValue(zone)
    offset.mockReturnValue(minutesWest)
    act(() => jest.advanceTimersByTime(5_000))
    return result.current
  }
  offset.mockReturnValue(300)
  const { result } = renderHook(useTimeZone)
  expect(changeTo('America/New_York', 300)).toBeUndefined()
  expect(zoneName).not.toHaveBeenCalled()
  expect(changeTo('Asia/Tokyo', -540)).toBe('Asia/Tokyo')
  expect(changeTo('America/New_York', 300)).toBeUndefined()
})
