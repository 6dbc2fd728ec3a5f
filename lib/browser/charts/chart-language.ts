/**
 * Sets `navigator.language` to 'en-US' if `Intl` rejects it, because uPlot formats numbers in that language
 * and would fail to load. With `LANG=C`, a browser may report no language, 'C' or 'en-US@posix'.
 */
export function ensureLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language)
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true })
  }
}
