import { SummarySkeleton } from '@/components/trades/trades-skeleton'
import { LazyComponent, type PropsOf } from '@/components/shell/lazy-component'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useAfterPaint } from '@/lib/browser/page/use-after-paint'

const panelCode = lazyCode(async () => (await import('./summary-panel')).SummaryPanel)

/** The summary, whose code is fetched after the table's (behaviour 18.1). */
export function LazySummary(props: PropsOf<typeof panelCode>) {
  // The rows on screen come first.
  const isNeeded = useAfterPaint(true, false)
  return <LazyComponent {...{ props, isNeeded }} code={panelCode} fallback={<SummarySkeleton />} />
}
