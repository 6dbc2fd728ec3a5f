import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { priceMapOf } from '@/lib/domain/price-answers'
import { counted } from '@/lib/view/plural'
import { answeredTokens } from './answered-tokens'
import { lookAtOtherTabs } from './cache-storage'
import type { CsvDownload } from './download-csv'
import { lazyPart } from './lazy-part'
import { knownPrices } from './price-query'
import { showToast } from './toasts'

const csvCode = lazyPart(() => import('./download-csv'))
const LOST = 'The CSV could not be made. The connection to this site was lost.'

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
    const onProgress = onceSlow(setWrittenRows)
    setIsDownloading(true)
    try {
      const { tokens, unanswered } = await answeredTokens(client, events, userAddress)
      lookAtOtherTabs(client)
      const prices = priceMapOf(knownPrices(client))
      const { downloadCsv } = await csvCode.load().catch(() => {
        throw new Error(LOST)
      })
      const { signal } = new AbortController()
      await downloadCsv({ ...download, tokens, prices, onProgress, signal })
      showToast(downloadedToast(events.length, unanswered))
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The CSV could not be made.'
      showToast({ kind: 'bad', text, action: { label: 'Retry', run: () => void start() } })
    } finally {
      setIsDownloading(false)
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

/** Passes progress on from a second after now. */
function onceSlow(show: (rows: number) => void): (rows: number) => void {
  const startedAtMs = Date.now()
  return (rows) => {
    if (Date.now() - startedAtMs >= SHOWN_AFTER_MS) show(rows)
  }
}
