import { act, renderHook } from '@testing-library/react'
import { sampleList, samplePages } from '@/lib/view/testing/sample-order-lists'
import { jupiterCalls } from './jupiter-calls-by-key'
import { useReadingTime } from './use-reading-time'

const reading = { state: { kind: 'loading' }, pages: samplePages(1) } as const

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('follows the pace of the key in use, second by second', () => {
  let ms = 61_000
  const msUntilStart = jest.spyOn(jupiterCalls(), 'msUntilStart').mockImplementation(() => ms)
  const lists = [sampleList('past trigger', { ...reading, totalPages: 61 })]
  const { result } = renderHook(() => useReadingTime(lists))
  expect(result.current).toBe('about 2 minutes left')
  expect(msUntilStart).toHaveBeenCalledWith(60)
  ms = 60_000
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current).toBe('about 1 minute left')
})

it.each([
  ['before a list’s length is known', undefined],
  ['while nothing has to wait for the limit', 2],
])('says nothing %s', (_, totalPages) => {
  const lists = [sampleList('past trigger', { ...reading, totalPages })]
  expect(renderHook(() => useReadingTime(lists)).result.current).toBeUndefined()
})
