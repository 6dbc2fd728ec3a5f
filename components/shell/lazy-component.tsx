import { type ComponentType, createElement, type ReactNode } from 'react'
import { type LazyCode, useLazyCode } from '@/lib/browser/page/lazy-code'

type LazyComponentProps<P extends object> = {
  code: LazyCode<ComponentType<P>>
  props: P
  /** What shows until then. */
  fallback?: ReactNode
}

/** Renders a component whose code is fetched on demand. */
export function LazyComponent<P extends object>(lazy: LazyComponentProps<P>) {
  const { code, props, fallback = null } = lazy
  const component = useLazyCode(code)
  return component ? createElement(component, props) : fallback
}
