import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { priceMapOf } from '@/lib/domain/prices/price-answers'
import { CONNECTION_LOST, CSV_FAILED } from '@/lib/view/csv/csv-fault-label'
import { counted } from '@/lib/view/amounts/count-label'
import { waitForTokenNames } from '@/lib/browser/tokens/wait-for-token-names'
import { lookAtOtherTabs } from '@/lib/browser/cache/save-cache'
import type { CsvDownload } from './csv-download'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { knownPrices } from '@/lib/browser/prices/price-query'
import { showToast } from '@/lib/browser/toasts/toast-store'

const csvCode = lazyCode(() => import('./csv-download'))

/** A download that takes longer shows how far it is. */
const SHOWN_AFTER_MS = 1_000

/** Downloads the CSV, with the names and known USD prices of its tokens, and tells how it went; one at a time. */
export function useCsvDownload(
  download: Pick<CsvDownload, 'events' | 'userAddress' | 'isPartial'>,
) {
  const client = useQueryClient()
  const [isDownloading, setIsDownloading] = useState(false)
  const [writtenRows, setWrittenRows] = useState<number>()

  const start = async () => {
    const { events, userAddress } = download
    const progress = shownOnceSlow(setWrittenRows)
    setIsDownloading(true)
    try {
      const { tokens, unanswered } = await waitForTokenNames(client, events, userAddress)
      lookAtOtherTabs(client)
      const prices = priceMapOf(knownPrices(client))
      const { downloadCsv } = await csvCode.load().catch(() => {
        throw new Error(`${CSV_FAILED} ${CONNECTION_LOST}`)
      })
      const { signal } = new AbortController()
      await downloadCsv({ ...download, tokens, prices, onProgress: progress.take, signal })
      showToast(downloadedToast(events.length, unanswered))
    } catch (error) {
      const text = error instanceof Error ? error.message : CSV_FAILED
      showToast({ kind: 'bad', text, action: { label: 'Retry', run: () => void start() } })
    } finally {
      setIsDownloading(false)
      progress.end()
      setWrittenRows(undefined)
    }
  }
  return { isDownloading, writtenRows, preload: csvCode.preload, start: () => void start() }
}

function downloadedToast(rows: number, unanswered: number) {
  const text = `Downloaded ${counted(rows, 'row')}`
  if (unanswered === 0) return { kind: 'ok', text } as const
  const names = counted(unanswered, 'token')
  return { kind: 'warn', text: `${text}. The names of ${names} did not come in time.` } as const
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
