import { act, renderHook } from '@testing-library/react'
import { storedChoice } from './local-storage'

const OPTIONS = ['red', 'green'] as const

beforeEach(() => window.localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it.each([
  ['nothing', undefined, 'red'],
  ['an option', 'green', 'green'],
  ['another text', 'blue', 'red'],
])('the choice is the stored option, or else the default; stored: %s', (_, stored, expected) => {
  if (stored !== undefined) window.localStorage.setItem('color', stored)
  expect(storedChoice('color', OPTIONS, 'red').get()).toBe(expected)
})

it('a chosen option is stored; the default leaves nothing stored', () => {
  const color = storedChoice('color', OPTIONS, 'red')
  color.choose('green')
  expect({ ...window.localStorage }).toEqual({ color: 'green' })
  color.choose('red')
  expect({ ...window.localStorage }).toEqual({})
  expect(color.get()).toBe('red')
})

it('a choice that can’t be stored lasts in this tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const color = storedChoice('color', OPTIONS, 'red')
  color.choose('green')
  expect(color.get()).toBe('green')
})

it('every place that shows a choice changes with it, even if another tab makes the change', () => {
  const color = storedChoice('color', OPTIONS, 'red')
  const first = renderHook(() => color.useChoice())
  const second = renderHook(() => color.useChoice())
  act(() => color.choose('green'))
  expect([first.result.current, second.result.current]).toEqual(['green', 'green'])
  act(() => {
    window.localStorage.removeItem('color')
    window.dispatchEvent(new StorageEvent('storage', { key: 'color' }))
  })
  expect([first.result.current, second.result.current]).toEqual(['red', 'red'])
})

it('a page that shows a choice again, or comes back from the browser’s own cache, has the latest choice', () => {
  const color = storedChoice('color', OPTIONS, 'red')
  renderHook(() => color.useChoice()).unmount()
  window.localStorage.setItem('color', 'green')
  const page = renderHook(() => color.useChoice())
  expect(page.result.current).toBe('green')
  act(() => {
    window.localStorage.removeItem('color')
    window.dispatchEvent(new Event('pageshow'))
  })
  expect(page.result.current).toBe('red')
})
