import { act, renderHook, waitFor } from '@testing-library/react'
import { useTradesSort } from './use-trades-sort'

it('the sort stands in the URL, and each one is a step of Back (behaviour 17.13)', async () => {
  window.history.replaceState(null, '', '/trades?userAddress=W&recurring=A')
  const { result } = renderHook(() => useTradesSort())
  act(() => result.current.sortBy({ column: 'rate', isDescending: true }))
  expect(window.location.search).toBe('?userAddress=W&sort=-rate&recurring=A')
  expect(result.current.sort).toEqual({ column: 'rate', isDescending: true })
  act(() => window.history.back())
  await waitFor(() => expect(result.current.sort.column).toBe('date'))
})
