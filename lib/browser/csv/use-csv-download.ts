import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { knownPrices } from '@/lib/browser/prices/price-query'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { waitForTokenNames } from '@/lib/browser/tokens/wait-for-token-names'
import { CONNECTION_LOST, CSV_FAILED, downloadedText } from '@/lib/view/csv/csv-fault-label'
import type { CsvDownload } from './csv-download'
import { useCsvDownloadState } from './csv-download-store'

const csvCode = lazyCode(() => import('./csv-download'))

export type DownloadedRows = Pick<CsvDownload, 'events' | 'wallets' | 'isFiltered'>

/**
 * Downloads the CSV of what is displayed, with the names and known USD prices of its tokens, and
 * tells how it went (behaviour 9.10, 9.11). One at a time, also where the Retry of an earlier one is
 * pressed, which downloads what is displayed by then.
 */
export function useCsvDownload(displayed: DownloadedRows) {
  const client = useQueryClient()
  const latest = useRef(displayed)
  useEffect(() => {
    latest.current = displayed
  })
  const { isDownloading, writtenRows } = useCsvDownloadState()

  const start = async () => {
    if (useCsvDownloadState.getState().isDownloading) return
    const { events, ...named } = latest.current
    useCsvDownloadState.setState({ isDownloading: true })
    try {
      const { tokens, unnamed } = await waitForTokenNames(client, events)
      const { downloadCsv } = await csvCode.load().catch(() => {
        throw new Error(`${CSV_FAILED} ${CONNECTION_LOST}`)
      })
      await downloadCsv({
        events,
        ...named,
        tokens,
        prices: knownPrices(client),
        onProgress: (rows) => {
          if (rows > 0) useCsvDownloadState.setState({ writtenRows: rows })
        },
      })
      const kind = unnamed === 0 ? 'ok' : 'warn'
      showToast({ kind, text: downloadedText(events.length, unnamed) })
    } catch (error) {
      const text = error instanceof Error ? error.message : CSV_FAILED
      showToast({ kind: 'bad', text, action: { label: 'Retry', run: () => void start() } })
    } finally {
      useCsvDownloadState.setState({ isDownloading: false, writtenRows: undefined })
    }
  }
  return { isDownloading, writtenRows, preload: csvCode.preload, start: () => void start() }
}
