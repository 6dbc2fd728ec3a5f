import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { priceMapOf } from '@/lib/domain/price-answers'
import { counted } from '@/lib/view/plural'
import { answeredTokens } from './answered-tokens'
import { lookAtOtherTabs } from './cache-storage'
import { type CsvDownload, downloadCsv } from './download-csv'
import { knownPrices } from './price-query'
import { showToast } from './toasts'

/** Downloads the CSV, with the names and known USD prices of its tokens, and tells how it went; one at a time. */
export function useCsvDownload(
  download: Pick<CsvDownload, 'events' | 'userAddress' | 'isPartial'>,
) {
  const client = useQueryClient()
  const [isDownloading, setIsDownloading] = useState(false)

  const start = async () => {
    const { events, userAddress } = download
    setIsDownloading(true)
    try {
      const { tokens, unanswered } = await answeredTokens(client, events, userAddress)
      lookAtOtherTabs(client)
      const prices = priceMapOf(knownPrices(client))
      await downloadCsv({ ...download, tokens, prices, signal: new AbortController().signal })
      showToast(downloadedToast(events.length, unanswered))
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The CSV could not be made.'
      showToast({ kind: 'bad', text, action: { label: 'Retry', run: () => void start() } })
    } finally {
      setIsDownloading(false)
    }
  }
  return { isDownloading, start: () => void start() }
}

function downloadedToast(rows: number, unanswered: number) {
  const text = `Downloaded ${counted(rows, 'row')}`
  if (unanswered === 0) return { kind: 'ok', text } as const
  const names = counted(unanswered, 'token')
  return { kind: 'warn', text: `${text}. The names of ${names} did not come in time.` } as const
}
