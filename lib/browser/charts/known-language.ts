/**
 * uPlot makes a number format of the browser's language as it loads, and throws where that is none:
 * 'C' in WebKit on Linux, 'en-US@posix' in Chromium. Then it reads English; our own figures never
 * depend on it (behaviour 18.17).
 */
export function ensureKnownLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language)
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true })
  }
}
