import { useDownloadState } from '@/lib/browser/files/run-download'
import { useIsDialogOpen } from '@/lib/browser/dialogs/open-dialogs'
import { focusFirst, focusPriceButton, focusRetry } from '@/lib/browser/dialogs/focus-targets'
import { PRICE_DIALOG, usePriceRun } from '@/lib/browser/prices/price-run-state'

export type Task = 'loading' | 'prices' | 'file'

const MAX_ROWS = 2

/** Returns the tasks that have a row; a third one waits until one ends (behaviour 24.1). */
export function useStatusTasks(isLoading: boolean): readonly Task[] {
  const isInDialog = useIsDialogOpen(PRICE_DIALOG)
  const hasPrices = usePriceRun(
    ({ progress, failure }) => failure !== undefined || (progress !== undefined && !isInDialog),
  )
  const hasFile = useDownloadState(({ isSlow, failure }) => isSlow || failure !== undefined)
  const tasks: readonly (Task | false)[] = [
    isLoading && 'loading',
    hasPrices && 'prices',
    hasFile && 'file',
  ]
  return tasks.filter((task) => task !== false).slice(0, MAX_ROWS)
}

/** Focuses the task's new row, such as the one after 'Retry', else the button that begins it (behaviour 24.5). */
export function focusAfterRow(task: Task): void {
  if (focusFirst(`status row ${task}`)) return
  if (task === 'loading') focusRetry()
  if (task === 'prices') focusPriceButton()
  if (task === 'file') focusFirst(`file ${useDownloadState.getState().lastFile}`, 'file CSV')
}
