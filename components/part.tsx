import { type ComponentType, createElement } from 'react'
import { type LazyPart, useLazyPart } from '@/lib/browser/lazy-part'

type PartProps<P extends object> = { of: LazyPart<ComponentType<P>>; props: P }

/** Draws a component whose code is fetched when it is needed; nothing until then. */
export function Part<P extends object>({ of, props }: PartProps<P>) {
  const component = useLazyPart(of)
  return component ? createElement(component, props) : null
}
