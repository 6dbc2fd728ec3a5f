import type { ComponentProps } from 'react'
import { LazyComponent } from './lazy-component'
import { lazyCode } from '@/lib/browser/page/lazy-code'

/** The code of all dialogs' frame, fetched with the first dialog (behaviour 13.4). */
export const dialogCode = lazyCode(
  async () => (await import('@/components/ui/dialog/dialog')).Dialog,
)

type DialogProps = ComponentProps<Awaited<ReturnType<typeof dialogCode.load>>>

/** A dialog whose content is in the page's own code. Its opener fetches `dialogCode`. */
export function LazyDialog(props: DialogProps) {
  return <LazyComponent code={dialogCode} props={props} />
}
