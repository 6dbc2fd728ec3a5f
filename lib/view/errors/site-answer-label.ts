/**
 * Returns an error of this site's server as a sentence.
 * @param message what the server said about it; empty if it gave only its status
 */
export function siteAnswerLabel(status: number, message: string): string {
  if (message === '') return `Server error ${status}.`
  return `Server error: ${message.replace(/\.$/, '')}.`
}
