import { act, renderHook } from '@testing-library/react'
import { usePrinting } from './use-media'

const media = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  media.matches = false
  Object.defineProperty(window, 'matchMedia', { value: () => media, configurable: true })
})

it('is known before the browser takes the page as it is, and over after that', () => {
  const { result } = renderHook(() => usePrinting())
  expect(result.current).toBe(false)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    // Within `act`, which draws late what is not drawn at once.
    expect(result.current).toBe(true)
    window.dispatchEvent(new Event('afterprint'))
    expect(result.current).toBe(false)
  })
})

it('follows the media if a browser reports only that', () => {
  const { result } = renderHook(() => usePrinting())
  act(() => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(result.current).toBe(true)
})
