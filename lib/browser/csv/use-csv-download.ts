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

/** A download that takes longer shows how far it is. */
const SHOWN_AFTER_MS = 1_000

export type DownloadedRows = Pick<CsvDownload, 'events' | 'wallets' | 'isFiltered'>

/**
 * Downloads the CSV of what is displayed, with the names and known USD prices of its tokens, and
 * tells how it went (behaviour 9.11). One at a time, also where the Retry of an earlier one is
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
    const progress = shownOnceSlow((rows) => useCsvDownloadState.setState({ writtenRows: rows }))
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
        onProgress: progress.take,
        signal: new AbortController().signal,
      })
      const kind = unnamed === 0 ? 'ok' : 'warn'
      showToast({ kind, text: downloadedText(events.length, unnamed) })
    } catch (error) {
      const text = error instanceof Error ? error.message : CSV_FAILED
      showToast({ kind: 'bad', text, action: { label: 'Retry', run: () => void start() } })
    } finally {
      progress.end()
      useCsvDownloadState.setState({ isDownloading: false, writtenRows: undefined })
    }
  }
  return { isDownloading, writtenRows, preload: csvCode.preload, start: () => void start() }
}

/** Shows the newest progress from a second after now, until it ends. */
function shownOnceSlow(show: (rows: number) => void): {
  take: (rows: number) => void
  end: () => void
} {
  let newest = 0
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    show(newest)
  }, SHOWN_AFTER_MS)
  return {
    take: (rows) => {
      newest = rows
      if (isSlow) show(rows)
    },
    end: () => clearTimeout(timer),
  }
}
