import { useEffect, useState } from 'react'
import { showToast } from '@/lib/browser/toasts/toast-store'

/** What a toast says if the browser refuses to copy (behaviour 5.10). */
export const COPY_FAILED = 'Couldn’t copy to the clipboard.'

const COPY_FEEDBACK_MS = 2_000

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * Lets every button of the page with `data-copy` copy that value and say so for 2000 ms. One listener serves
 * them all: a long table has hundreds of such buttons, and each would need its own state.
 * @returns how many values were copied so far; 0 if none was in the last 2000 ms. Each number is to be announced.
 */
export function useCopyFeedback(): number {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    const copy = async ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
      if (!button) return
      try {
        await writeToClipboard(button.dataset.copy ?? '')
      } catch {
        showToast({ kind: 'bad', text: COPY_FAILED })
        return
      }
      setCopied((count) => count + 1)
      showCopied(button, () => setCopied(0))
    }
    const listen = (event: MouseEvent) => void copy(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return copied
}

/** Names the button 'Copied' for a while, without React, so that the row doesn't render again. */
function showCopied(button: HTMLElement, onLastEnd: () => void): void {
  const name = (text: string) => {
    button.ariaLabel = text
    button.title = text
  }
  clearTimeout(timers.get(button))
  button.dataset.copied = ''
  name('Copied')
  const end = () => {
    delete button.dataset.copied
    // The current label: the button may belong to another row by now.
    name(button.dataset.copyLabel ?? '')
    if (!document.querySelector('[data-copied]')) onLastEnd()
  }
  timers.set(button, setTimeout(end, COPY_FEEDBACK_MS))
}

/** Copies a text. Rejects if the browser has no clipboard, as on plain http. */
export async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
