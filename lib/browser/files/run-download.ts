import { create } from 'zustand'
import { giveFile } from './give-file'
import type { MadeFile } from './save-file'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { CSV_FAILED, type Given, type PreparedFile } from '@/lib/view/files/file-label'

/** A file that takes less time is not mentioned in the status bar (behaviour 9.10). */
const SLOW_MS = 400

type DownloadState = {
  /** The file under way, then those that wait for their turn. */
  pending: readonly PreparedFile[]
  /** The file under way, or the last one. */
  name: PreparedFile
  isSlow: boolean
  written: { rows: number; total: number } | undefined
  failure: { text: string; retry: () => void } | undefined
}

/** The download under way: one in a tab, whatever page it was started on (behaviour 9.10, 19.13). */
export const useDownloadState = create<DownloadState>(() => ({
  pending: [],
  name: 'CSV',
  isSlow: false,
  written: undefined,
  failure: undefined,
}))
const { getState, setState } = useDownloadState

/** Returns whether this file is under way or waits for its turn. */
export function useIsPreparing(file: PreparedFile): boolean {
  return useDownloadState(({ pending }) => pending.includes(file))
}

export function noteWrittenRows(rows: number, total: number): void {
  setState({ written: { rows, total } })
}

type Made = {
  made: MadeFile
  /** Called once the visitor has the file; returns what the toast says. */
  onGiven?: (given: Given) => { isWarning: boolean; text: string }
}

/** Ends with the last file that was begun. */
let turn = Promise.resolve()

/**
 * Makes a file, gives it to the visitor and shows how it went; after the files that were begun before.
 * Nothing happens if the same file is under way (behaviour 9.10, 19.13).
 */
export async function runDownload(
  name: PreparedFile,
  makeFile: () => Promise<Made>,
  retry: () => void,
): Promise<void> {
  const { pending } = getState()
  if (pending.includes(name)) return
  setState({ pending: [...pending, name], failure: undefined })
  turn = turn.then(() => makeAndGive(name, makeFile, retry))
  await turn
}

async function makeAndGive(...[name, makeFile, retry]: Parameters<typeof runDownload>) {
  setState({ name, written: undefined })
  const timer = setTimeout(() => setState({ isSlow: true }), SLOW_MS)
  try {
    const { made, onGiven } = await makeFile()
    await giveFile(name, made, (given) => {
      const { isWarning, text } = onGiven?.(given) ?? { isWarning: false, text: `${given} ${name}` }
      // A picture or a summary that was saved needs no words.
      if (onGiven || given !== 'Downloaded') showToast({ kind: isWarning ? 'warn' : 'ok', text })
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    setState({ failure: { text: `${CSV_FAILED} ${reason}`.trim(), retry } })
  } finally {
    clearTimeout(timer)
    setState(({ pending }) => ({ pending: pending.filter((one) => one !== name), isSlow: false }))
  }
}
