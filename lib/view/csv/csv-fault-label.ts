import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { counted } from '@/lib/view/amounts/count-label'
import { siteAnswerLabel } from '@/lib/view/errors/site-answer-label'

/** Stands before the reason why there is no file (behaviour 15.9). */
export const CSV_FAILED = 'The CSV could not be made.'

/** The reason where this site did not answer. */
export const CONNECTION_LOST = 'The connection to this site was lost.'

/** The reason where it answered with something else, or with a part (behaviour 9.12). */
export const NOT_WHOLE = "This site's answer was not the whole CSV."

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

/**
 * What a download that worked says (behaviour 9.11).
 * @param unnamed how many tokens have no name in it because their services failed or were too slow
 */
export function downloadedText(rows: number, unnamed: number): string {
  const text = `Downloaded ${counted(rows, 'row')}`
  if (unnamed === 0) return text
  return `${text}. The names of ${counted(unnamed, 'token')} did not come.`
}
