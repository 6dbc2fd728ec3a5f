import { useDownloadState } from '@/lib/browser/files/run-download'
import { useIsDialogOpen } from '@/lib/browser/dialogs/open-dialogs'
import { PRICE_DIALOG, usePriceRun } from '@/lib/browser/prices/price-run-state'

/** What the status bar has a row for. A button that begins one names it as `data-begins`. */
export type Work = 'loading' | 'prices' | 'file'

const MAX_ROWS = 2

/** Returns the works that have a row; a third one waits until one ends (behaviour 24.1). */
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

/**
 * Focuses what replaces a row: the first button of the work's next row, as after 'Retry', else the
 * button that begins the work (behaviour 24.5).
 */
export function focusAfterRow(work: Work): void {
  const next = document.querySelector<HTMLElement>(`[data-work=${work}] button`)
  if (next) next.focus()
  else focusBeginner(work)
}

/** Focuses the button that begins a work: the last one that can be pressed (behaviour 24.5). */
export function focusBeginner(work: Work): void {
  const isTaxFile = work === 'file' && useDownloadState.getState().name === 'tax export'
  const begun = isTaxFile ? 'tax export' : work
  const buttons = document.querySelectorAll<HTMLElement>(`[data-begins='${begun}']:not(:disabled)`)
  const shownButton = [...buttons].findLast((button) => button.getClientRects().length > 0)
  shownButton?.focus()
}

/** Moves the focus to 'Refresh', or to what replaces it while orders are loaded (behaviour 3.9). */
export function focusUpdatedTime(): void {
  const text = document.querySelector<HTMLElement>('[data-updated]')
  const refresh = text?.querySelector('button') ?? text
  refresh?.focus()
}
