import { type ComponentType, createElement } from 'react'
import { type LazyCode, useLazyCode } from '@/lib/browser/page/lazy-code'

type LazyComponentProps<P extends object> = { code: LazyCode<ComponentType<P>>; props: P }

/** Renders a component whose code is fetched on demand; nothing until then. */
export function LazyComponent<P extends object>({ code, props }: LazyComponentProps<P>) {
  const component = useLazyCode(code)
  return component ? createElement(component, props) : null
}
