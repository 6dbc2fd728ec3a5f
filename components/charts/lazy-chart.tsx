import cn from 'clsx'
import { createElement } from 'react'
import { FetchFailed, type CodeProps } from '@/components/lazy-code/lazy-component'
import { ensureLanguage } from '@/lib/browser/charts/chart-language'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/lazy-code/lazy-code'

const chartCode = lazyCode(async () => {
  ensureLanguage()
  return (await import('./pair-chart')).PairChart
})

export type LazyChartProps = CodeProps<typeof chartCode> & { className: string }

/** Shows a chart below its head. The head shows before the chart's code is loaded (behaviour 18.11). */
export function LazyChart({ className, ...props }: LazyChartProps) {
  const chart = useLazyCode(chartCode)
  useFetching(chartCode)
  return (
    <div data-slot="chart-box" className={cn('min-w-0 print:hidden', className)}>
      {chart ? createElement(chart, props) : <div className="chart-head">{props.children}</div>}
      <FetchFailed code={chartCode} />
    </div>
  )
}
