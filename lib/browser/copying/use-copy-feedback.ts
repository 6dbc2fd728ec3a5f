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
  const [{ copied, announced }, setCounts] = useState({ copied: 0, announced: 0 })
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
      setCounts((counts) => ({ copied: counts.copied + 1, announced: counts.announced + 1 }))
      showCopied(button, () =>
        setCounts((counts) => ({ ...counts, announced: counts.announced - 1 })),
      )
    }
    const listen = (event: MouseEvent) => void copy(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return announced > 0 ? copied : 0
}

/** Names the button 'Copied' for a while, without React, so that the row doesn't render again. */
function showCopied(button: HTMLElement, end: () => void): void {
  const name = (text: string) => {
    button.ariaLabel = text
    button.title = text
  }
  const running = timers.get(button)
  if (running !== undefined) end()
  clearTimeout(running)
  button.dataset.copied = ''
  name('Copied')
  timers.set(
    button,
    setTimeout(() => {
      timers.delete(button)
      delete button.dataset.copied
      // The current label: the button may belong to another row by now.
      name(button.dataset.copyLabel ?? '')
      end()
    }, COPY_FEEDBACK_MS),
  )
}

/** Copies a text. Rejects if the browser has no clipboard, as on plain http. */
export async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
