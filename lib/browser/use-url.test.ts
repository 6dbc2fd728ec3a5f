import { act, renderHook } from '@testing-library/react'
import { replaceUrl, useUrl } from './use-url'

beforeEach(() => window.history.replaceState(null, '', '/'))

it('is the page’s path, query and fragment', () => {
  window.history.replaceState(null, '', '/trades?userAddress=W#recurring=A')
  const { result } = renderHook(() => useUrl())
  expect(result.current).toEqual({
    pathname: '/trades',
    search: '?userAddress=W',
    hash: '#recurring=A',
  })
})

it('follows replaceUrl, without a new entry in the history', () => {
  const { result } = renderHook(() => useUrl())
  const entries = window.history.length
  act(() => replaceUrl('/trades?trigger=B'))
  expect(result.current).toEqual({ pathname: '/trades', search: '?trigger=B', hash: '' })
  expect(window.history.length).toBe(entries)
})

it.each(['popstate', 'hashchange'])('follows the browser on %s', (event) => {
  const { result } = renderHook(() => useUrl())
  window.history.replaceState(null, '', '/orders/W?o=A')
  act(() => {
    window.dispatchEvent(new Event(event))
  })
  expect(result.current).toMatchObject({ pathname: '/orders/W', search: '?o=A' })
})

it('is the same object until the URL changes', () => {
  const { result, rerender } = renderHook(() => useUrl())
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
})

it('stops listening when its page goes', () => {
  const remove = jest.spyOn(window, 'removeEventListener')
  const { unmount } = renderHook(() => useUrl())
  unmount()
  const left = remove.mock.calls.map(([event]) => event)
  expect(left).toEqual(expect.arrayContaining(['popstate', 'hashchange']))
})
