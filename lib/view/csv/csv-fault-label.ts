import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { counted } from '@/lib/view/amounts/count-label'
import { siteAnswerLabel } from '@/lib/view/errors/site-answer-label'

/** Stands before the reason why there is no file (behaviour 15.9). */
export const CSV_FAILED = 'Couldn’t create the file.'

/** The reason where this site did not answer. */
export const CONNECTION_LOST = 'Connection lost.'

/** The reason where it answered with something else, or with a part (behaviour 9.9). */
export const INCOMPLETE_DOWNLOAD = 'The download was incomplete.'

/**
 * Why there is no file, where the site answered with an error.
 * @param message what the route said, which counts the rows of one request only: 'Row 3 …'
 * @param rowsBefore how many rows the requests before it had
 */
export function csvFaultText(status: number, message: string, rowsBefore: number): string {
  // A status without words of the route's own comes with the protocol's: 'Bad Gateway'.
  const isOfRoute = message.endsWith('.') || message === INVALID_ACCOUNT_TYPE
  if (!isOfRoute) return siteAnswerLabel(status, message)
  return message.replace(/^Row (\d+)/, (_, row: string) => `Row ${Number(row) + rowsBefore}`)
}

/** How many tokens have no name in a file: '2 token names are missing'. */
export function namesMissingText(unnamed: number): string {
  return `${counted(unnamed, 'token name')} ${unnamed === 1 ? 'is' : 'are'} missing`
}

/**
 * What a download that worked says (behaviour 9.11).
 * @param unnamed how many tokens have no name in it because their services failed or were too slow
 */
export function downloadedText(rows: number, unnamed: number): string {
  const text = `Downloaded ${counted(rows, 'row')}`
  if (unnamed === 0) return text
  return `${text}. ${namesMissingText(unnamed)}.`
}
