import { ensureLanguage } from './chart-language'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'language')
})

it.each([
  ['', 'en-US'],
  ['C', 'en-US'],
  ['en-US@posix', 'en-US'],
  ['de-CH', 'de-CH'],
])('a browser whose language is "%s" formats the chart in %s (behaviour 18.11)', (named, used) => {
  Object.defineProperty(navigator, 'language', { value: named, configurable: true })
  ensureLanguage()
  expect(navigator.language).toBe(used)
})
