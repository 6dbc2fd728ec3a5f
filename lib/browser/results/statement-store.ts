import { flushSync } from 'react-dom'
import { createStore, useStore } from 'zustand'
import { type LazyCode, withCode } from '@/lib/browser/page/lazy-code'

/** When the statement was asked for, in Unix milliseconds. The statement is on the page until it is printed. */
const store = createStore<{ atMs: number | undefined }>(() => ({ atMs: undefined }))

export function useStatementTime(): number | undefined {
  return useStore(store, ({ atMs }) => atMs)
}

/** Puts the statement on the page, prints it, and removes it (behaviour 26.12). @param code the statement's code */
export function printStatement<T>(code: LazyCode<T>): void {
  void withCode(code, () => {
    flushSync(() => store.setState({ atMs: Date.now() }))
    const end = () => store.setState({ atMs: undefined })
    window.addEventListener('afterprint', end, { once: true })
    window.print()
  })
}
