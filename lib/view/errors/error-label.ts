/** Returns an error of this site's server as a sentence. @param message the server's; '' if it sent none */
export function serverErrorText(status: number, message: string): string {
  if (message === '') return `Server error ${status}.`
  return `Server error: ${message.replace(/\.$/, '')}.`
}

/** Says why work waits (behaviour 4.4, 8.12). */
export function rateLimitText(service: 'Jupiter' | 'Birdeye' | 'DefiLlama'): string {
  return `${service}’s rate limit reached.`
}

export const CONNECTION_LOST = 'Connection lost.'

/** The message in browsers older than those of `browserslist` in package.json (behaviour 13.11). */
export const UNSUPPORTED_BROWSER =
  'Update your browser: Chrome or Edge 117+, Firefox 128+ or Safari 16.4+.'
