import { type ComponentProps, createElement, useMemo, useState } from 'react'
import { MOST_SUMMARY_ROWS, SummarySkeleton } from './summary-skeleton'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'
import type { Order } from '@/lib/domain/orders/order'

const panelCode = lazyCode(async () => (await import('./summary-panel')).SummaryPanel)

type SummaryPlaceProps = Omit<ComponentProps<Awaited<ReturnType<typeof panelCode.load>>>, 'rows'>

/**
 * The place of the summary, as high as it will be; its code comes after the page's own. Where it comes
 * while lists are read, it has room for as many pairs as it ever shows (behaviour 18.2).
 */
export function SummaryPlace(props: SummaryPlaceProps) {
  const panel = useLazyCode(panelCode)
  const [mayGrow] = useState(props.isArriving)
  const pairs = useMemo(() => countPairs(props.orders), [props.orders])
  const rows = mayGrow ? MOST_SUMMARY_ROWS : Math.min(MOST_SUMMARY_ROWS, pairs)
  useFetching(panelCode)
  return (
    <section
      aria-label="Summary"
      className="overflow-clip rounded-xl border border-line bg-surface print:break-inside-avoid"
    >
      {panel ? createElement(panel, { ...props, rows }) : <SummarySkeleton rows={rows} />}
    </section>
  )
}

function countPairs(orders: readonly Order[]): number {
  return new Set(orders.map(({ inputMint, outputMint }) => `${inputMint} ${outputMint}`)).size
}
