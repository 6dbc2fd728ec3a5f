import { useQueryClient } from '@tanstack/react-query'
import { runDownload, useIsPreparing } from '@/lib/browser/files/run-download'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { summaryViewPreference, useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { CONNECTION_LOST } from '@/lib/view/errors/error-label'
import type { SummaryDownload } from './summary-download'

const downloadCode = lazyCode(() => import('./summary-download'))

/** Downloads the shown view of the summary of what is displayed (behaviour 18.9, 26.11). */
export function useSummaryDownload(displayed: SummaryDownload) {
  const client = useQueryClient()
  const view = summaryViewPreference.useChoice()
  const timeZone = useTimeZone()
  const makeFile = async () => {
    const { makeSummary } = await downloadCode.load().catch(() => {
      throw new Error(CONNECTION_LOST)
    })
    return { made: await makeSummary(client, displayed, { view, timeZone }) }
  }
  const start = () => void runDownload('summary', makeFile, start)
  const isBusy = useIsPreparing('summary')
  return { isBusy, preload: downloadCode.preload, start }
}
