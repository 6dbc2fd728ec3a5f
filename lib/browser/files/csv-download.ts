import { strToU8, zipSync } from 'fflate'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import { type FileContent, fileName } from '@/lib/view/files/file-name'
import { fetchFile } from './file-response'
import type { MadeFile } from './save-file'

/** The events are those of the file's wallets, by date. */
export type CsvContent = FileContent & { events: readonly CsvEvent[] }

/**
 * Sends the events to /trades/csv and returns the responses as `{address}-trades.csv`. With several wallets, a
 * zip has one such file for each (behaviour 9.9, 21.8).
 * @throws Error with a text for people
 */
export async function makeCsv(
  { events, wallets, isFiltered }: CsvContent,
  tokens: TokenMap,
  prices: PriceAnswers,
): Promise<MadeFile> {
  if (wallets.length === 1) {
    const name = fileName('trades', 'csv', { wallets, isFiltered })
    const parts = await fetchFile({ events, tokens, prices })
    return { name, type: 'text/csv;charset=utf-8', parts }
  }
  const files: Record<string, Uint8Array> = {}
  let written = 0
  for (const wallet of wallets) {
    const walletEvents = events.filter(({ userAddress }) => userAddress === wallet.userAddress)
    const name = fileName('trades', 'csv', { wallets: [wallet], isFiltered })
    const wanted = { events: walletEvents, tokens, prices }
    files[name] = strToU8((await fetchFile(wanted, events.length, written)).join(''))
    written += walletEvents.length
  }
  const name = fileName('trades', 'zip', { wallets, isFiltered })
  return { name, type: 'application/zip', parts: [new Uint8Array(zipSync(files))] }
}
