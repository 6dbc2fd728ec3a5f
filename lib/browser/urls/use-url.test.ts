import { act, renderHook } from '@testing-library/react'
import { replaceUrl } from './page-history'
import { expectUrl, usePageSteps, useUrl } from './use-url'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

beforeEach(() => window.history.replaceState(null, '', '/'))

it('useUrl returns the page’s path, query and fragment', () => {
  window.history.replaceState(null, '', '/trades?userAddress=W#recurring=A')
  const { result } = renderHook(() => useUrl())
  expect(result.current).toMatchObject({
    pathname: '/trades',
    search: '?userAddress=W',
    hash: '#recurring=A',
  })
})

it('useUrl follows replaceUrl, without a new entry in the history', () => {
  const { result } = renderHook(() => useUrl())
  const entries = window.history.length
  act(() => replaceUrl('/trades?trigger=B'))
  expect(result.current).toMatchObject({ pathname: '/trades', search: '?trigger=B', hash: '' })
  expect(window.history.length).toBe(entries)
})

it.each(['popstate', 'hashchange'])('useUrl follows the browser on %s', (event) => {
  const { result } = renderHook(() => useUrl())
  window.history.replaceState(null, '', '/orders/W?o=A')
  act(() => {
    window.dispatchEvent(new Event(event))
  })
  expect(result.current).toMatchObject({ pathname: '/orders/W', search: '?o=A' })
})

describe('the URL of a page that follows another', () => {
  it('is the noted URL until the browser shows it, and the object stays the same then', () => {
    window.history.replaceState(null, '', '/orders/W')
    expectUrl('/trades?userAddress=W#recurring=A')
    const { result, rerender } = renderHook(() => useUrl('/trades'))
    const noted = { pathname: '/trades', search: '?userAddress=W', hash: '#recurring=A' }
    expect(result.current).toMatchObject(noted)
    const before = result.current
    window.history.pushState(null, '', '/trades?userAddress=W#recurring=A')
    rerender()
    expect(result.current).toBe(before)
  })

  it('is the browser’s, whatever was noted before', () => {
    expectUrl('/trades?userAddress=W&recurring=A')
    window.history.replaceState(null, '', '/trades?userAddress=W&recurring=B')
    const { result } = renderHook(() => useUrl('/trades'))
    expect(result.current?.search).toBe('?userAddress=W&recurring=B')
  })

  it('is the page’s last one while the visitor is leaving that page', () => {
    window.history.replaceState(null, '', '/trades?userAddress=W&recurring=A')
    expectUrl('/trades?userAddress=Other&recurring=B')
    const { result } = renderHook(() => useUrl('/trades'))
    act(() => {
      window.history.replaceState(null, '', '/orders/W')
      window.dispatchEvent(new Event('popstate'))
    })
    expect(result.current?.search).toBe('?userAddress=W&recurring=A')
  })

  it('is unknown if the page was left and its next URL was not noted', () => {
    pathname = '/trades'
    window.history.replaceState(null, '', '/trades?userAddress=W&q=old')
    const { result, rerender } = renderHook(() => {
      usePageSteps()
      return useUrl('/trades')?.search
    })
    expect(result.current).toBe('?userAddress=W&q=old')
    pathname = '/orders/W'
    window.history.replaceState(null, '', pathname)
    rerender()
    rerender()
    expect(result.current).toBeUndefined()
  })

  it('is unknown if the page was never shown and its URL was never noted', () => {
    expectUrl('/orders/W')
    const { result } = renderHook(() => useUrl('/orders/Other'))
    expect(result.current).toBeUndefined()
  })
})
