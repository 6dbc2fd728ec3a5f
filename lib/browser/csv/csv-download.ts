import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { type CsvBody, splitCsvRequest } from '@/lib/view/csv/csv-request-split'
import { isWholeCsv } from '@/lib/view/csv/csv-rows'
import { csvFileName, type FileContent, rowsByWallet, zipFileName } from '@/lib/view/csv/file-name'
import { withNamesInFiles } from '@/lib/browser/wallet/named-wallets'
import { fileParts } from './file-answer'
import { saveBlob, saveFile } from './save-file'

export type CsvDownload = FileContent & {
  /** By date, of the wallets of the file. */
  events: readonly CsvEvent[]
  tokens: TokenMap
  prices: PriceAnswers
  /** Called before each request with how many rows are written. */
  onProgress: (rows: number) => void
}

/**
 * Sends the events to /trades/csv and saves the answers as `{address}-trades.csv`; of several wallets
 * it saves one such file each in one zip (behaviour 9.9, 21.8).
 * @throws Error with a text for people
 */
export async function downloadCsv(download: CsvDownload): Promise<void> {
  const content = withNamesInFiles(download)
  const { events, isFiltered } = download
  if (content.wallets.length === 1) {
    const parts: string[] = []
    for await (const part of csvParts(download, events, 0)) parts.push(part)
    saveFile(csvFileName(content), 'text/csv', parts)
    return
  }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // A copy: the library's own may lie in a buffer of another kind.
    chunks.push(new Uint8Array(chunk))
  })
  let written = 0
  for (const { wallet, rows } of rowsByWallet(content.wallets, events)) {
    const file = new ZipDeflate(csvFileName({ wallets: [wallet], isFiltered }))
    zip.add(file)
    for await (const part of csvParts(download, rows, written)) file.push(strToU8(part))
    file.push(new Uint8Array(0), true)
    written += rows.length
  }
  zip.end()
  saveBlob(zipFileName(content), new Blob(chunks, { type: 'application/zip' }))
}

/** The answers to bodies below the route's limit, one after another, with one header line. */
async function* csvParts(
  { tokens, prices, onProgress }: CsvDownload,
  events: readonly CsvEvent[],
  rowsBefore: number,
): AsyncGenerator<string> {
  const onBody = ({ firstRow }: CsvBody) => onProgress(rowsBefore + firstRow)
  let isFirst = true
  for await (const text of fileParts(splitCsvRequest(events, tokens, prices), isWholeCsv, onBody)) {
    yield isFirst ? text : text.slice(text.indexOf('\n') + 1)
    isFirst = false
  }
}
