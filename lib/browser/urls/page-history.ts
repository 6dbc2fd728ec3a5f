/** The event that the page sends to itself, because browsers send none if a script changes the URL. */
export const URL_CHANGED = 'perijove:url-changed'

const METHODS = ['pushState', 'replaceState'] as const
/** WebKit counts calls in spans of 10 s. */
const RETRY_AFTER_MS = 10_000

type Unwritten = { href: string; method: (typeof METHODS)[number]; retry?: () => void }

/** The page's URL, if the browser has another one: it refused this one, or a step back will bring it. */
let unwritten: Unwritten | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined

/** Returns the URL that the page shows, even if the browser refused it. */
export function pageUrl(): URL {
  return new URL(unwritten?.href ?? window.location.href)
}

/** Changes the URL of the page that is shown, without a new entry in the history. */
export function replaceUrl(path: string): void {
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new Event(URL_CHANGED))
}

/** Changes the URL of the page that is shown, as a step that Back undoes. @param state kept in the step's history entry */
export function pushUrl(path: string, state: object = {}): void {
  window.history.pushState(state, '', path)
  window.dispatchEvent(new Event(URL_CHANGED))
}

/** Goes back, and shows at once the URL that this step will bring. */
export function goBackTo(path: string): void {
  setUnwritten({ href: new URL(path, pageUrl()).href, method: 'replaceState' })
  window.history.back()
  window.dispatchEvent(new Event(URL_CHANGED))
}

function setUnwritten(next: Unwritten | undefined): void {
  unwritten = next
  clearTimeout(retryTimer)
  if (next?.retry) retryTimer = setTimeout(next.retry, RETRY_AFTER_MS)
}

/**
 * Lets no call to the history break the page, whether it is ours or the router's. After 100 to 200 calls in 10 s,
 * browsers refuse more: WebKit and Firefox throw an error, Chromium ignores the call. Then `pageUrl` has the URL, and
 * the call is made again later, so that only steps of Back are lost (behaviour 17.9). A call that changes nothing is
 * left out, because the router repeats each of ours.
 */
function guardHistory(history: History): void {
  const native = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  }
  for (const name of METHODS) {
    history[name] = (state, unused, url) => {
      const { href } = new URL(url ?? '', pageUrl())
      const isHere = href === window.location.href
      // The page is leaving this entry.
      if (isHere && unwritten && !unwritten.retry) return
      // An entry that was refused is still missing, so what would replace it becomes that entry.
      const method = unwritten?.method === 'pushState' && !isHere ? 'pushState' : name
      if (method === 'pushState' || !isHere || !isEqual(state, history.state)) {
        attempt(() => native[method](state, unused, url))
      }
      const isRefused = href !== window.location.href
      const retry = () => history[method](state, unused, href)
      setUnwritten(isRefused ? { href, method, retry } : undefined)
    }
  }
  // The page's other listeners follow this one, so they get the step's own URL.
  window.addEventListener('popstate', () => setUnwritten(undefined), { capture: true })
}

function attempt(call: () => void): void {
  try {
    call()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

if (typeof window !== 'undefined') guardHistory(window.history)
