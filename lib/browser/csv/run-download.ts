import { create } from 'zustand'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { CSV_FAILED } from '@/lib/view/csv/csv-fault-label'

/** The download under way: one in a tab, whatever page it was started on (behaviour 9.11, 19.13). */
export const useDownloadState = create<{
  isDownloading: boolean
  /** How many rows are written, from the second request on. */
  writtenRows: number | undefined
}>(() => ({ isDownloading: false, writtenRows: undefined }))

/**
 * Makes a file and shows how it went. Nothing happens while another one is made (behaviour 9.11,
 * 19.13).
 * @param makeFile returns what the toast says; throws an Error with the reason there is no file
 * @param retry what 'Retry' does
 */
export async function runDownload(
  makeFile: () => Promise<{ kind: 'ok' | 'warn'; text: string }>,
  retry: () => void,
): Promise<void> {
  if (useDownloadState.getState().isDownloading) return
  useDownloadState.setState({ isDownloading: true })
  try {
    showToast(await makeFile())
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : ''
    const action = { label: 'Retry', run: retry }
    showToast({ kind: 'bad', text: `${CSV_FAILED}${reason}`, action })
  } finally {
    useDownloadState.setState({ isDownloading: false, writtenRows: undefined })
  }
}
