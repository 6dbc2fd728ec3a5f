import { act, renderHook } from '@testing-library/react'
import { storedChoice } from './local-storage'

const OPTIONS = ['red', 'green'] as const

beforeEach(() => window.localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it.each([
  ['nothing', undefined, 'red'],
  ['an option', 'green', 'green'],
  ['what is no option', 'blue', 'red'],
])('stored is %s', (_, stored, expected) => {
  if (stored !== undefined) window.localStorage.setItem('color', stored)
  expect(storedChoice('color', OPTIONS).get()).toBe(expected)
})

it('what is chosen is stored; the default leaves nothing', () => {
  const color = storedChoice('color', OPTIONS)
  color.choose('green')
  expect({ ...window.localStorage }).toEqual({ color: 'green' })
  color.choose('red')
  expect({ ...window.localStorage }).toEqual({})
  expect(color.get()).toBe('red')
})

it('where nothing can be stored, it holds in this tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const color = storedChoice('color', OPTIONS)
  color.choose('green')
  expect(color.get()).toBe('green')
})

it('every place that shows it follows, also what another tab chose', () => {
  const color = storedChoice('color', OPTIONS)
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

it('a page that shows it again sees what was chosen meanwhile, also one out of the browser’s cache', () => {
  const color = storedChoice('color', OPTIONS)
  renderHook(() => color.useChoice()).unmount()
  window.localStorage.setItem('color', 'green')
  const shown = renderHook(() => color.useChoice())
  expect(shown.result.current).toBe('green')
  act(() => {
    window.localStorage.removeItem('color')
    window.dispatchEvent(new Event('pageshow'))
  })
  expect(shown.result.current).toBe('red')
})
