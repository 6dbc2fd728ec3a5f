/**
 * The event that the page sends to itself when the visitor changes a choice: a storage event only reaches
 * the other tabs. Its detail is a map of the choices that only this tab has (behaviour 20.1).
 */
export const CHOICE_MADE = 'perijove:choice'

/** The theme without a choice (behaviour 13.3). */
export const DEFAULT_SCHEME = 'dark'

const COLOR = { dark: '#0B0C0E', light: '#F6F6F7' }

/**
 * The script that every page runs before it renders anything, so that the wrong theme never flashes up. It sets
 * the root's `data-scheme` to 'light' or 'dark', at once and whenever the choice or the system's scheme changes,
 * in every tab, also when the browser brings a page back from its own cache (behaviour 13.3). `data-summary` says whether the summary will be one line (behaviour 18.14).
 */
export const SCHEME_SCRIPT = `(() => {
  const light = matchMedia('(prefers-color-scheme: light)')
  let choices = new Map()
  const apply = () => {
    let scheme, summary
    try {
      scheme = localStorage.scheme
      summary = localStorage.summary
    } catch {}
    scheme ??= choices.get('scheme') ?? '${DEFAULT_SCHEME}'
    summary ??= choices.get('summary') ?? ''
    const isLight = scheme === 'light' || (scheme === 'system' && light.matches)
    const page = document.documentElement.dataset
    page.scheme = isLight ? 'light' : 'dark'
    page.summary = summary
    const color = document.querySelector('meta[name=theme-color]')
    if (color) color.content = isLight ? '${COLOR.light}' : '${COLOR.dark}'
  }
  apply()
  light.addEventListener('change', apply)
  addEventListener('DOMContentLoaded', apply)
  addEventListener('pageshow', apply)
  addEventListener('storage', ({ key }) => key === null || apply())
  addEventListener('${CHOICE_MADE}', ({ detail }) => {
    choices = detail
    apply()
  })
})()`
