import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { showToast } from '@/lib/browser/toasts/toast-store'
import type { SummaryDownload } from './summary-download'

const downloadCode = lazyCode(() => import('./summary-download'))

const FAILED = 'Couldn’t create the summary. Connection lost.'

/** Downloads the summary of what is displayed, one at a time (behaviour 18.9). */
export function useSummaryDownload(displayed: SummaryDownload) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  const start = async () => {
    setIsBusy(true)
    try {
      const { downloadSummary } = await downloadCode.load()
      await downloadSummary(client, displayed)
    } catch {
      showToast({ kind: 'bad', text: FAILED, action: { label: 'Retry', run: () => void start() } })
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    preload: downloadCode.preload,
    start: () => void (isBusy ? undefined : start()),
  }
}
