import { renderHook } from '@testing-library/react'
import { useSinglePresses } from './use-single-presses'

/** Returns whether a key does what it does by default. */
function press(key: string, repeat: boolean): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
  return document.body.dispatchEvent(event)
}

it('a held Enter presses once, any other key goes on (behaviour 13.7)', () => {
  const { unmount } = renderHook(() => useSinglePresses())
  expect(press('Enter', false)).toBe(true)
  expect(press('Enter', true)).toBe(false)
  expect(press('ArrowDown', true)).toBe(true)
  unmount()
  expect(press('Enter', true)).toBe(true)
})
