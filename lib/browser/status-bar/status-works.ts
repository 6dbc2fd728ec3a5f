import { useDownloadState } from '@/lib/browser/files/run-download'
import { useIsDialogOpen } from '@/lib/browser/dialogs/open-dialogs'
import { focusFirst, focusPriceButton, focusRetry } from '@/lib/browser/dialogs/focus-targets'
import { PRICE_DIALOG, usePriceRun } from '@/lib/browser/prices/price-run-state'

export type Work = 'loading' | 'prices' | 'file'

const MAX_ROWS = 2

/** Returns the kinds of work that have a row; a third one waits until one ends (behaviour 24.1). */
export function useStatusWorks(isLoading: boolean): readonly Work[] {
  const isInDialog = useIsDialogOpen(PRICE_DIALOG)
  const hasPrices = usePriceRun(
    ({ progress, failure }) => failure !== undefined || (progress !== undefined && !isInDialog),
  )
  const hasFile = useDownloadState(({ isSlow, failure }) => isSlow || failure !== undefined)
  const works: readonly (Work | false)[] = [
    isLoading && 'loading',
    hasPrices && 'prices',
    hasFile && 'file',
  ]
  return works.filter((work) => work !== false).slice(0, MAX_ROWS)
}

/** Focuses the work's new row, such as the one after 'Retry', else the button that begins it (behaviour 24.5). */
export function focusAfterRow(work: Work): void {
  if (focusFirst(`status row ${work}`)) return
  if (work === 'loading') focusRetry()
  if (work === 'prices') focusPriceButton()
  if (work === 'file') focusFirst(`file ${useDownloadState.getState().lastFile}`, 'file CSV')
}
