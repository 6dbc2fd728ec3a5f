import { act, renderHook } from '@testing-library/react'
import { stopStoring } from '@/lib/browser/storage/local-storage'
import { SCHEME_SCRIPT } from './scheme-script'
import { schemePreference, summaryPreference, useShownScheme } from './stored-preferences'

const root = document.documentElement.dataset

/** Runs the script, as every page does before it renders anything. */
function runScript(): void {
  const script = document.createElement('script')
  script.text = SCHEME_SCRIPT
  document.head.append(script)
}

beforeEach(() => {
  window.localStorage.clear()
  const media = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }
  Object.defineProperty(window, 'matchMedia', { value: () => media, configurable: true })
})
afterEach(() => jest.restoreAllMocks())

it('a page that the browser brings back from its own cache has the theme of the choice made meanwhile (behaviour 13.3)', () => {
  runScript()
  expect(root.scheme).toBe('dark')
  window.localStorage.setItem('scheme', 'light')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(root.scheme).toBe('light')
})

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

it.each([
  ['works', () => {}],
  ['is forbidden', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['was stopped by ‘Delete all data’ in another tab', stopStoring],
])('preferences change in this tab if the storage %s (behaviour 13.3, 20.1)', (_, forbid) => {
  forbid()
  runScript()
  const { result } = renderHook(useShownScheme)
  expect([root.scheme, root.summary]).toEqual(['dark', ''])
  act(() => schemePreference.choose('light'))
  act(() => summaryPreference.choose('folded'))
  expect([root.scheme, root.summary, result.current]).toEqual(['light', 'folded', 'light'])
  act(() => schemePreference.choose('dark'))
  act(() => summaryPreference.choose('unfolded'))
  expect([root.scheme, root.summary, result.current]).toEqual(['dark', '', 'dark'])
})
