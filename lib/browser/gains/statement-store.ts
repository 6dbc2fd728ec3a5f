import { flushSync } from 'react-dom'
import { create } from 'zustand'
import { ignoresDownloads } from '@/lib/browser/files/save-file'
import { type LazyCode, withCode } from '@/lib/browser/lazy-code/lazy-code'
import { showToast } from '@/lib/browser/toasts/toast-store'

/** Tells what to do in a browser that ignores printing (behaviour 26.12). */
const CANNOT_PRINT = 'This browser can’t print. Open this page in another browser.'

/** When the statement was asked for, in Unix milliseconds. The statement is on the page while it is printed. */
export const useStatementTime = create<number | undefined>(() => undefined)

let lastPress = {}

/**
 * Puts the statement on the page while it is printed; a toast says so if the browser can't print (behaviour 26.12).
 * @param loadRates loads its exchange rates. Without them, the statement says so (behaviour 27.6).
 */
export function printStatement<T>(
  code: LazyCode<T>,
  button?: HTMLElement,
  loadRates = async (): Promise<unknown> => undefined,
): void {
  if (ignoresDownloads()) {
    showToast({ kind: 'bad', text: CANNOT_PRINT })
    return
  }
  const ready = loadRates().catch(() => {})
  const press = (lastPress = {})
  const print = () => {
    // Of several presses while the rates load, the last one prints.
    if (press !== lastPress) return
    flushSync(() => useStatementTime.setState(Date.now()))
    const printed = new AbortController()
    const end = () => {
      printed.abort()
      useStatementTime.setState(undefined)
    }
    // Some browsers send no `afterprint`. Once the page has the focus again, printing is over.
    for (const event of ['afterprint', 'focus']) {
      window.addEventListener(event, end, { signal: printed.signal })
    }
    window.print()
  }
  void withCode(code, () => void ready.then(print), button)
}
