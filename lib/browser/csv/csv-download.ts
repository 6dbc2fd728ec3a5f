import type { CsvEvent } from '@/lib/domain/trades/order-event'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { type CsvBody, splitCsvRequest } from '@/lib/view/csv/csv-request-split'
import { isWholeCsv } from '@/lib/view/csv/csv-rows'
import { rowsByWallet } from '@/lib/view/csv/file-wallets'
import { csvFileName, zipFileName } from '@/lib/view/csv/csv-file-name'
import type { FileContent } from '@/lib/view/csv/file-marks'
import { withNamesInFiles } from '@/lib/browser/wallet/names-in-files'
import { fileParts } from './file-answer'
import { saveBlob, saveFile } from './save-file'

export type CsvDownload = FileContent & {
  /** By date, of the wallets of the file. */
  events: readonly CsvEvent[]
  tokens: TokenMap
  prices: PriceAnswers
  /** Told before each request how many rows are written. */
  onProgress: (rows: number) => void
  signal: AbortSignal
}

/**
 * Sends the events to /trades/csv and saves the answer as `{address}-trades.csv`; where they are of
 * several wallets, one such file for each in one zip (behaviour 9.9, 21.8).
 * @throws Error with a text for people
 */
export async function downloadCsv(download: CsvDownload): Promise<void> {
  const content = withNamesInFiles(download)
  const { events, isFiltered } = download
  const { wallets } = content
  if (wallets.length === 1) {
    const parts: string[] = []
    for await (const part of csvParts(download, events, 0)) parts.push(part)
    saveFile(csvFileName(content), 'text/csv', parts)
    return
  }
  const { createZip } = await import('./zip-file')
  const zip = createZip()
  let written = 0
  for (const { wallet, rows } of rowsByWallet(wallets, events)) {
    const file = zip.add(csvFileName({ wallets: [wallet], isFiltered }))
    for await (const part of csvParts(download, rows, written)) file.write(part)
    file.end()
    written += rows.length
  }
  saveBlob(zipFileName(content), new Blob([...zip.end()], { type: 'application/zip' }))
}

/** The answers to bodies below the route's limit, one after another, with one header line. */
async function* csvParts(
  { tokens, prices, onProgress, signal }: CsvDownload,
  events: readonly CsvEvent[],
  rowsBefore: number,
): AsyncGenerator<string> {
  const bodies = splitCsvRequest(events, tokens, prices)
  const onBody = ({ firstRow }: CsvBody) => onProgress(rowsBefore + firstRow)
  let isFirst = true
  for await (const text of fileParts(bodies, isWholeCsv, signal, onBody)) {
    yield isFirst ? text : text.slice(text.indexOf('\n') + 1)
    isFirst = false
  }
}
