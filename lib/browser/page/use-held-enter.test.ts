import { renderHook } from '@testing-library/react'
import { useHeldEnter } from './use-held-enter'

const [first, second] = [document.createElement('button'), document.createElement('button')]
document.body.append(first, second)

/** Returns whether a key does what it does by default. */
function press(target: Element, key: string, repeat: boolean): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
  return target.dispatchEvent(event)
}

it('a held Enter presses only what had the focus when it went down (behaviour 13.7)', () => {
  const { unmount } = renderHook(() => useHeldEnter())
  expect(press(first, 'Enter', false)).toBe(true)
  expect(press(first, 'Enter', true)).toBe(true)
  expect(press(second, 'Enter', true)).toBe(false)
  expect(press(second, 'ArrowDown', true)).toBe(true)
  expect(press(second, 'Enter', false)).toBe(true)
  expect(press(second, 'Enter', true)).toBe(true)
  unmount()
  expect(press(first, 'Enter', true)).toBe(true)
})
