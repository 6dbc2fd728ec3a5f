/** Returns an error of this site's server as a sentence. @param message the server's; '' if it sent none */
export function serverErrorText(status: number, message: string): string {
  if (message === '') return `Server error ${status}.`
  return `Server error: ${message.replace(/\.$/, '')}.`
}

/** Says why work waits (behaviour 4.4, 8.12). */
export function rateLimitText(service: 'Jupiter' | 'Birdeye' | 'DefiLlama'): string {
  return `${service}’s rate limit reached.`
}

/** The page says this once if the browser's storage is full (behaviour 10.4). */
export const NO_ROOM_FOR_LISTS = 'Browser storage is full. Orders will load again next time.'
export const NO_ROOM_FOR_PRICES =
  'Browser storage is full. Some USD prices are lost when you close this tab.'

/** The page says this once if a newer version has stored data (behaviour 10.11). */
export const NEWER_VERSION = 'A newer version is available. Reload to save new data.'

/** The message in browsers older than those of `browserslist` in package.json (behaviour 13.11). */
export const UNSUPPORTED_BROWSER =
  'Update your browser: Chrome or Edge 117+, Firefox 128+ or Safari 16.4+.'

/** The toast if a dialog throws an error (behaviour 13.4). */
export const BROKEN_DIALOG = 'Couldn’t show this dialog. Reload the page to use it.'

export const CONNECTION_LOST = 'Connection lost.'
