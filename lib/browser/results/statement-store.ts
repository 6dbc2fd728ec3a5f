import { flushSync } from 'react-dom'
import { createStore, useStore } from 'zustand'
import { ignoresDownloads } from '@/lib/browser/files/save-file'
import { type LazyCode, withCode } from '@/lib/browser/page/lazy-code'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { CANNOT_PRINT } from '@/lib/view/files/file-label'

/** When the statement was asked for, in Unix milliseconds. The statement is on the page until it is printed. */
const store = createStore<{ atMs: number | undefined }>(() => ({ atMs: undefined }))

export function useStatementTime(): number | undefined {
  return useStore(store, ({ atMs }) => atMs)
}

/** Puts the statement on the page while it is printed; a toast says so if the browser can't print (behaviour 26.12). */
export function printStatement<T>(code: LazyCode<T>): void {
  if (ignoresDownloads()) {
    showToast({ kind: 'bad', text: CANNOT_PRINT })
    return
  }
  void withCode(code, () => {
    flushSync(() => store.setState({ atMs: Date.now() }))
    const end = () => store.setState({ atMs: undefined })
    window.addEventListener('afterprint', end, { once: true })
    window.print()
  })
}
