/**
 * Has a browser without a language say 'en-US': uPlot formats numbers in the browser's language, and
 * doesn't load where `Intl` refuses that. With `LANG=C` a browser may say nothing, 'C' or 'en-US@posix'.
 */
export function ensureLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language)
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true })
  }
}
