import cn from 'clsx'
import { createElement } from 'react'
import { FetchFailed, type PropsOf } from '@/components/shell/lazy-component'
import { ensureLanguage } from '@/lib/browser/charts/chart-language'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'

const chartCode = lazyCode(async () => {
  ensureLanguage()
  return (await import('./pair-chart')).PairChart
})

export const CHART_HEAD_CLASS = 'flex h-11 shrink-0 items-center gap-2 px-4 md:h-10'

export type LazyChartProps = PropsOf<typeof chartCode> & { className: string }

/** Shows a chart below its head, which is there before the chart's code (behaviour 18.11). */
export function LazyChart({ className, ...props }: LazyChartProps) {
  const chart = useLazyCode(chartCode)
  useFetching(chartCode)
  const { children } = props
  return (
    <div data-slot="chart-box" className={cn('min-w-0 print:hidden', className)}>
      {chart ? createElement(chart, props) : <div className={CHART_HEAD_CLASS}>{children}</div>}
      <FetchFailed code={chartCode} />
    </div>
  )
}
