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
  const { result } = renderHook(useTimeZone)
  const changeTo = (zone: string) => {
    jest.mocked(zoneName).mockReturnValue(zone)
    act(() => jest.advanceTimersByTime(5_000))
    return result.current
  }
  expect(changeTo('America/New_York')).toBeUndefined()
  expect(changeTo('Asia/Tokyo')).toBe('Asia/Tokyo')
  expect(changeTo('America/New_York')).toBeUndefined()
})
