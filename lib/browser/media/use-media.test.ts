import { act, renderHook } from '@testing-library/react'
import { useMedia, usePrinting } from './use-media'

const media = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  media.matches = false
  Object.defineProperty(window, 'matchMedia', { value: () => media, configurable: true })
})

it('the page switches to its print layout before the browser prints, and back afterwards', () => {
  const { result } = renderHook(() => usePrinting())
  expect(result.current).toBe(false)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    // `act` delays all but synchronous renders to its end, so these lines see only synchronous ones.
    expect(result.current).toBe(true)
    window.dispatchEvent(new Event('afterprint'))
    expect(result.current).toBe(false)
  })
})

it('printing follows the media query if a browser reports only that', () => {
  const { result } = renderHook(() => usePrinting())
  act(() => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(result.current).toBe(true)
})

it('a component subscribes to its media query once, however often it renders', () => {
  const subscribe = jest.spyOn(media, 'addEventListener')
  const { result, rerender } = renderHook(() => useMedia('(width >= 768px)'))
  rerender()
  rerender()
  expect(subscribe).toHaveBeenCalledTimes(1)
  act(() => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(result.current).toBe(true)
})
