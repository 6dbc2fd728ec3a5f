import { SummaryBody, type SummaryRowsProps } from './summary-body'
import type { LongListCode } from '@/lib/browser/scrolling/long-list-code'
import { useScrolledRows } from '@/lib/browser/scrolling/use-scrolled-rows'

/** Of hundreds of pairs only those near the ones on screen are drawn. */
export function ScrolledSummaryBody(props: SummaryRowsProps & { code: LongListCode }) {
  return <SummaryBody {...props} {...useScrolledRows(props.code, props.pairs.length)} />
}
