import { create } from 'zustand'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { CSV_FAILED, type PreparedFile } from '@/lib/view/csv/csv-fault-label'

/** A file that is there sooner isn't worth a word (behaviour 9.10). */
const SLOW_MS = 400

type DownloadState = {
  isDownloading: boolean
  /** The file under way, or the last one. */
  name: PreparedFile
  isSlow: boolean
  written: { rows: number; total: number } | undefined
  /** Why there is no file. */
  failure: { text: string; retry: () => void } | undefined
}

/** The download under way: one in a tab, whatever page it was started on (behaviour 9.10, 19.13). */
export const useDownloadState = create<DownloadState>(() => ({
  isDownloading: false,
  name: 'CSV',
  isSlow: false,
  written: undefined,
  failure: undefined,
}))
const { getState, setState } = useDownloadState

/** Returns whether the file under way is this one. */
export function useIsPreparing(file: PreparedFile): boolean {
  return useDownloadState(({ isDownloading, name }) => isDownloading && name === file)
}

/** Notes how many rows of the file under way are written. */
export function noteWrittenRows(rows: number, total: number): void {
  setState({ written: { rows, total } })
}

/** Takes away why there is no file. */
export function dismissDownloadFailure(): void {
  setState({ failure: undefined })
}

/**
 * Makes a file and shows how it went. Nothing happens while another one is made (behaviour 9.10,
 * 19.13).
 * @param makeFile returns what the toast says, if anything; throws an Error with the reason there is
 * no file
 * @param retry what 'Retry' does
 */
export async function runDownload(
  name: PreparedFile,
  makeFile: () => Promise<{ kind: 'ok' | 'warn'; text: string } | undefined>,
  retry: () => void,
): Promise<void> {
  if (getState().isDownloading) return
  setState({ isDownloading: true, name, written: undefined, failure: undefined })
  const timer = setTimeout(() => setState({ isSlow: true }), SLOW_MS)
  try {
    const made = await makeFile()
    if (made) showToast(made)
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : ''
    setState({ failure: { text: `${CSV_FAILED}${reason}`, retry } })
  } finally {
    clearTimeout(timer)
    setState({ isDownloading: false, isSlow: false })
  }
}
