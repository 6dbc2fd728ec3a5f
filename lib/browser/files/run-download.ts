import { create } from 'zustand'
import { COPY_FAILED, writeToClipboard } from '@/lib/browser/copying/use-copy-feedback'
import { ignoresDownloads, type MadeFile, saveFile } from './save-file'
import { showToast } from '@/lib/browser/toasts/toast-store'
import {
  type FileToast,
  type Delivery,
  noDownloadText,
  cannotGiveText,
  type PreparedFile,
} from '@/lib/view/files/file-label'

/** The beginning of any file's error; a reason follows (behaviour 15.9). */
const FILE_FAILED = 'Couldn’t create the file.'

/** A file that takes less time is not mentioned in the status bar (behaviour 9.10). */
const SLOW_MS = 400

type DownloadState = {
  /** The file under way, then those that wait for their turn. */
  pending: readonly PreparedFile[]
  isSlow: boolean
  written: { rows: number; total: number } | undefined
  /** The last failure. It stays until the visitor dismisses it or begins the same file again (behaviour 24.5). */
  failure: { name: PreparedFile; text: string; retry: () => void } | undefined
  /** The file whose row ended last. If the row had the focus, the file's button gets it (behaviour 24.5). */
  lastFile: PreparedFile
}

/** The download under way. A tab has only one, whatever page it was started on (behaviour 9.10, 19.13). */
export const useDownloadState = create<DownloadState>(() => ({
  pending: [],
  isSlow: false,
  written: undefined,
  failure: undefined,
  lastFile: 'CSV',
}))
const { getState, setState } = useDownloadState

/** Returns whether this file is under way or waits for its turn. */
export function useIsPreparing(file: PreparedFile): boolean {
  return useDownloadState(({ pending }) => pending.includes(file))
}

export function dismissFailure(): void {
  setState(({ failure, lastFile }) => ({ failure: undefined, lastFile: failure?.name ?? lastFile }))
}

export function reportWrittenRows(rows: number, total: number): void {
  setState({ written: { rows, total } })
}

type DeliveredFile = MadeFile & {
  /** Called once the visitor has the file; returns the toast about it. */
  onDelivered?: (delivery: Delivery) => FileToast
}

/** Resolves once the last file in the queue is done. */
let queue = Promise.resolve()

/**
 * Waits for the files that were begun before, makes a file, gives it to the visitor and shows how that went.
 * Nothing happens if the same file is under way or waits (behaviour 9.10, 19.13).
 * @param makeFile throws an Error with the reason if there is no file. 'Retry' calls it again, and says so.
 */
export async function runDownload(
  name: PreparedFile,
  makeFile: (isRetry: boolean) => Promise<DeliveredFile>,
  isRetry = false,
): Promise<void> {
  const { pending, failure } = getState()
  if (pending.includes(name)) return
  setState({ pending: [...pending, name] })
  if (failure?.name === name) dismissFailure()
  queue = queue.then(async () => {
    setState({ written: undefined })
    const timer = setTimeout(() => setState({ isSlow: true }), SLOW_MS)
    try {
      const { onDelivered, ...made } = await makeFile(isRetry)
      await deliverFile(name, made, (delivery) => {
        // A picture or a summary that was saved needs no toast.
        if (onDelivered) showToast(onDelivered(delivery))
        else if (delivery !== 'Downloaded') showToast({ kind: 'ok', text: `${delivery} ${name}` })
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      const retry = () => void runDownload(name, makeFile, true)
      setState({ failure: { name, text: `${FILE_FAILED} ${reason}`.trim(), retry } })
    } finally {
      clearTimeout(timer)
      setState(({ pending }) => ({
        pending: pending.filter((file) => file !== name),
        isSlow: false,
        lastFile: name,
      }))
    }
  })
  await queue
}

/**
 * Saves a file. If the browser ignores downloads, a toast offers to share the file, or to copy its text
 * if the browser can’t share it (behaviour 9.13).
 * @param onDelivered called once the visitor has the file; never called if the visitor ignores the offer
 */
export async function deliverFile(
  file: PreparedFile,
  made: MadeFile,
  onDelivered: (delivery: Delivery) => void,
): Promise<void> {
  if (!ignoresDownloads()) {
    saveFile(made)
    onDelivered('Downloaded')
    return
  }
  // Android shares no file whose type has a parameter.
  const type = made.type.replace(/;.*/, '')
  const shared = { files: [new File([...made.parts], made.name, { type })] }
  // The text is made before the press, because some browsers forget a press during a wait.
  const text = /^image|zip$/.test(type) ? undefined : await new Blob([...made.parts]).text()

  const offer = (label: string, run: () => Promise<void>) =>
    showToast({
      kind: 'offer',
      text: noDownloadText(file),
      action: { label, run: () => void run() },
    })
  const copy = () =>
    writeToClipboard(text ?? '').then(
      () => onDelivered('Copied'),
      () => void showToast({ kind: 'bad', text: COPY_FAILED }),
    )
  const offerCopy = () => {
    if (text === undefined) showToast({ kind: 'bad', text: cannotGiveText(file) })
    else offer('Copy text', copy)
  }
  const share = (): Promise<void> =>
    navigator.share(shared).then(
      () => onDelivered('Shared'),
      (error: unknown) => {
        // A visitor who closed the sheet may open it again.
        if (error instanceof DOMException && error.name === 'AbortError') offerShare()
        else offerCopy()
      },
    )
  const offerShare = () => void offer('Share file', share)
  if ('canShare' in navigator && navigator.canShare(shared)) offerShare()
  else offerCopy()
}
