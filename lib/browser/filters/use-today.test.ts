import { renderHook } from '@testing-library/react'
import { useToday } from './use-today'

it('is the day on the visitor’s clock', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59) })
  expect(renderHook(() => useToday()).result.current).toBe('2026-11-22')
  jest.useRealTimers()
})
