import { type ComponentProps, useDeferredValue } from 'react'
import { SummarySkeleton } from '@/components/trades/trades-skeleton'
import { LazyComponent } from '@/components/shell/lazy-component'
import { lazyCode, useFetching } from '@/lib/browser/page/lazy-code'

const panelCode = lazyCode(async () => (await import('./summary-panel')).SummaryPanel)

type SummaryProps = ComponentProps<Awaited<ReturnType<typeof panelCode.load>>>

/** The summary, whose code is fetched after the table's (behaviour 18.1). */
export function LazySummary(props: SummaryProps) {
  // The rows on screen come first.
  useFetching(panelCode, useDeferredValue(true, false))
  return <LazyComponent code={panelCode} props={props} fallback={<SummarySkeleton />} />
}
