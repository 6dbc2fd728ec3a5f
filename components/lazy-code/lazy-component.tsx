import { type ComponentType, createElement, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { LinkButton } from '@/components/ui/button'
import { type LazyCode, useFetching } from '@/lib/browser/lazy-code/lazy-code'

export type CodeProps<Code> = Code extends LazyCode<ComponentType<infer P>> ? P : never

type LazyComponentProps<P extends object> = {
  code: LazyCode<ComponentType<P>>
  props: P
  fallback?: ReactNode
}

/** Fetches a component's code and renders it. After a failed fetch, a message replaces a fallback (behaviour 13.4). */
export function LazyComponent<P extends object>(lazy: LazyComponentProps<P>) {
  const { props, fallback = null } = lazy
  useFetching(lazy.code)
  const { code, failure } = useStore(lazy.code.store)
  if (code) return createElement(code, props)
  return failure && fallback !== null ? <FetchFailed code={lazy.code} /> : fallback
}

/** Replaces a component whose code can't be fetched. Says why, and offers 'Retry' or 'Reload' (behaviour 13.4). */
export function FetchFailed<T>({ code }: { code: LazyCode<T> }) {
  const { failure } = useStore(code.store)
  if (!failure) return null
  const { text, action } = failure
  return (
    // The summary's controls cover the first 40 pixels of the panel.
    <p className="flex flex-wrap gap-x-3 px-4 pt-12 pb-4 text-sm text-text-2">
      <span>{text}</span>
      <LinkButton onClick={action.run}>{action.label}</LinkButton>
    </p>
  )
}
