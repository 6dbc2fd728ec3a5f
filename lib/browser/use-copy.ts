import { useEffect, useRef, useState } from 'react'
import { showToast } from './toasts'

/** How long a copy button says that it copied (spec 9). */
const COPY_FEEDBACK_MS = 2_000

/** Copies a text; `isCopied` is true for 2000 ms after it worked. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = (text: string) => {
    writeToClipboard(text).then(
      () => {
        setIsCopied(true)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setIsCopied(false), COPY_FEEDBACK_MS)
      },
      () => showToast({ kind: 'bad', text: 'The browser did not let this page copy.' }),
    )
  }
  return { isCopied, copy }
}

/** Rejects where the browser has no clipboard, as on plain http. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
