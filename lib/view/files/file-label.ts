import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { counted } from '@/lib/view/amounts/amount-label'
import { serverErrorText } from '@/lib/view/errors/error-label'

export type PreparedFile = 'CSV' | 'tax export' | 'summary' | 'chart'

/** How a visitor got a file (behaviour 9.13). */
export type Delivery = 'Downloaded' | 'Shared' | 'Copied'

/** The toast about a file that the visitor got. It is a warning if names of tokens are missing. */
export type FileToast = { kind: 'ok' | 'warn'; text: string }

/** Returns 'Preparing CSV…' (behaviour 9.10). */
export function preparingText(file: PreparedFile): string {
  return `Preparing ${file}…`
}

/** Tells why a file has to be shared or copied (behaviour 9.13). */
export function noDownloadText(file: PreparedFile): string {
  return `This browser can’t download the ${file}.`
}

/** Tells what to do if a file can be neither shared nor copied. */
export function cannotGiveText(file: PreparedFile): string {
  return `${noDownloadText(file)} Open this page in another browser.`
}

/**
 * Returns why there is no file if the site responded with an error.
 * @param message the route's text, which counts the rows of its own request: 'Row 3 …'
 * @param rowsBefore how many rows the earlier requests had
 */
export function fileFaultText(status: number, message: string, rowsBefore: number): string {
  // Without a text from the route, the message is the protocol's, such as 'Bad Gateway'.
  const isOfRoute = message.endsWith('.') || message === INVALID_ACCOUNT_TYPE
  if (!isOfRoute) return serverErrorText(status, message)
  return message.replace(/^Row (\d+)/, (_, row: string) => `Row ${Number(row) + rowsBefore}`)
}

/** Returns '2 token names are missing'. */
export function namesMissingText(unnamed: number): string {
  return `${counted(unnamed, 'token name')} ${unnamed === 1 ? 'is' : 'are'} missing`
}

/** Returns the toast about a CSV that the visitor got. It says what the cells lack (behaviour 9.10). */
export function csvToast(
  delivery: Delivery,
  rows: number,
  unnamed: number,
  missingPrices: number,
): FileToast {
  const text = `${delivery} ${counted(rows, 'row')}`
  const lacks = [
    ...(unnamed > 0 ? [namesMissingText(unnamed)] : []),
    ...(missingPrices > 0 ? [`${counted(missingPrices, 'missing USD price')} left blank`] : []),
  ]
  return {
    kind: unnamed > 0 ? 'warn' : 'ok',
    text: lacks.length === 0 ? text : `${[text, ...lacks].join('. ')}.`,
  }
}
