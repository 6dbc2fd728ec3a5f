import { useState } from 'react'
import { counted } from '@/lib/view/plural'
import { type CsvDownload, downloadCsv } from './download-csv'
import { showToast } from './toasts'

/** Downloads the CSV and tells how it went; one download at a time. */
export function useCsvDownload(download: Omit<CsvDownload, 'signal'>) {
  const [isDownloading, setIsDownloading] = useState(false)

  const start = async () => {
    setIsDownloading(true)
    try {
      await downloadCsv({ ...download, signal: new AbortController().signal })
      showToast({ kind: 'ok', text: `Downloaded ${counted(download.events.length, 'row')}` })
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The CSV could not be made.'
      showToast({ kind: 'bad', text, action: { label: 'Retry', run: () => void start() } })
    } finally {
      setIsDownloading(false)
    }
  }
  return { isDownloading, start: () => void start() }
}
