import { act, renderHook } from '@testing-library/react'
import { storedChoice } from './stored-text'

const OPTIONS = ['red', 'green'] as const

beforeEach(() => window.localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it.each([
  ['nothing', undefined, 'red'],
  ['an option', 'green', 'green'],
  ['what is no option', 'blue', 'red'],
])('stored is %s', (_, stored, expected) => {
  if (stored !== undefined) window.localStorage.setItem('colour', stored)
  expect(storedChoice('colour', OPTIONS).get()).toBe(expected)
})

it('what is chosen is stored; the default leaves nothing', () => {
  const colour = storedChoice('colour', OPTIONS)
  colour.choose('green')
  expect({ ...window.localStorage }).toEqual({ colour: 'green' })
  colour.choose('red')
  expect({ ...window.localStorage }).toEqual({})
  expect(colour.get()).toBe('red')
})

it('where nothing can be stored, it holds in this tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const colour = storedChoice('colour', OPTIONS)
  colour.choose('green')
  expect(colour.get()).toBe('green')
})

it('every place that shows it follows, also what another tab chose', () => {
  const colour = storedChoice('colour', OPTIONS)
  const first = renderHook(() => colour.useChoice())
  const second = renderHook(() => colour.useChoice())
  act(() => colour.choose('green'))
  expect([first.result.current, second.result.current]).toEqual(['green', 'green'])
  act(() => {
    window.localStorage.removeItem('colour')
    window.dispatchEvent(new StorageEvent('storage', { key: 'colour' }))
  })
  expect([first.result.current, second.result.current]).toEqual(['red', 'red'])
})

it('a page that shows it again sees what was chosen meanwhile, also one out of the browser’s cache', () => {
  const colour = storedChoice('colour', OPTIONS)
  renderHook(() => colour.useChoice()).unmount()
  window.localStorage.setItem('colour', 'green')
  const shown = renderHook(() => colour.useChoice())
  expect(shown.result.current).toBe('green')
  act(() => {
    window.localStorage.removeItem('colour')
    window.dispatchEvent(new Event('pageshow'))
  })
  expect(shown.result.current).toBe('red')
})
