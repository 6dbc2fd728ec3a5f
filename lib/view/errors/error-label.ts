/**
 * Returns an error of this site's server as a sentence.
 * @param message what the server said about it; empty if it gave only its status
 */
export function siteAnswerLabel(status: number, message: string): string {
  if (message === '') return `Server error ${status}.`
  return `Server error: ${message.replace(/\.$/, '')}.`
}

/** What the page says once if the browser's storage has no room for everything (behaviour 10.4). */
export const NO_ROOM_FOR_LISTS = 'Browser storage is full. Orders will load again next time.'
export const NO_ROOM_FOR_PRICES =
  'Browser storage is full. Some USD prices are lost when you close this tab.'

/** What it says once if a newer version of it has stored something (behaviour 10.11). */
export const NEWER_VERSION = 'A newer version is available. Reload to save new data.'

/**
 * What a browser shows that is older than the oldest ones that the app is made for, which
 * package.json names under `browserslist` (behaviour 13.11).
 */
export const UNSUPPORTED_BROWSER =
  'Update your browser: Chrome or Edge 117+, Firefox 128+ or Safari 16.4+.'

/** What is said if this site didn’t answer. */
export const CONNECTION_LOST = 'Connection lost.'
