import { ensureKnownLanguage } from './known-language'

const speaks = (language: string) =>
  Object.defineProperty(navigator, 'language', { value: language, configurable: true })

it.each([
  ['C', 'en-US'],
  ['en-US@posix', 'en-US'],
  ['', 'en-US'],
  ['de-AT', 'de-AT'],
])('the chart’s code loads where the browser’s language is %p (behaviour 18.17)', (told, known) => {
  speaks(told)
  ensureKnownLanguage()
  expect(navigator.language).toBe(known)
  expect(() => new Intl.NumberFormat(navigator.language)).not.toThrow()
})
