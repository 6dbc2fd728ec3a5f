import { type ComponentProps, createElement, useDeferredValue } from 'react'
import { SummarySkeleton } from './summary-skeleton'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'

const panelCode = lazyCode(async () => (await import('./summary-panel')).SummaryPanel)

type SummaryProps = ComponentProps<Awaited<ReturnType<typeof panelCode.load>>>

/** The summary, whose code is fetched after the table's (behaviour 18.1). */
export function LazySummary(props: SummaryProps) {
  const panel = useLazyCode(panelCode)
  // The rows on screen come first.
  useFetching(panelCode, useDeferredValue(true, false))
  return panel ? createElement(panel, props) : <SummarySkeleton />
}
