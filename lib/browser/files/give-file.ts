import { COPY_FAILED, writeToClipboard } from '@/lib/browser/copying/use-copy-feedback'
import { showToast } from '@/lib/browser/toasts/toast-store'
import {
  type Given,
  noDownloadText,
  noWayText,
  type PreparedFile,
} from '@/lib/view/files/file-label'
import { ignoresDownloads, type MadeFile, saveFile } from './save-file'

/**
 * Saves a file. If the browser ignores downloads, a toast offers to share the file, or to copy its text
 * if the browser doesn’t share it (behaviour 9.13).
 * @param onGiven called once the visitor has it; never if the offer isn’t taken
 */
export async function giveFile(
  file: PreparedFile,
  made: MadeFile,
  onGiven: (given: Given) => void,
): Promise<void> {
  if (!ignoresDownloads()) {
    saveFile(made)
    onGiven('Downloaded')
    return
  }
  // Android shares no type with a parameter.
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
      () => onGiven('Copied'),
      () => void showToast({ kind: 'bad', text: COPY_FAILED }),
    )
  const offerCopy = () => {
    if (text === undefined) showToast({ kind: 'bad', text: noWayText(file) })
    else offer('Copy text', copy)
  }
  const share = (): Promise<void> =>
    navigator.share(shared).then(
      () => onGiven('Shared'),
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
