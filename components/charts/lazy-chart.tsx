import { createElement, type ReactNode } from 'react'
import { FetchFailed, type PropsOf } from '@/components/shell/lazy-component'
import cn from 'clsx'
import { ensureLanguage } from '@/lib/browser/charts/chart-language'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'

const chartCode = lazyCode(async () => {
  ensureLanguage()
  return (await import('./pair-chart')).PairChart
})

export type LazyChartProps = Omit<PropsOf<typeof chartCode>, 'head'> & {
  className: string
  /** The beginning of the chart's head. */
  children?: ReactNode
}

/** Shows a chart below its head, which is there before the chart's code (behaviour 18.11). */
export function LazyChart({ className, children, ...props }: LazyChartProps) {
  const chart = useLazyCode(chartCode)
  useFetching(chartCode)
  const head = (controls?: ReactNode) => (
    <div className="flex h-11 shrink-0 items-center gap-2 px-4 md:h-10">
      {children}
      {controls}
    </div>
  )
  return (
    <div data-slot="chart-box" className={cn('min-w-0 print:hidden', className)}>
      {chart ? createElement(chart, { ...props, head }) : head()}
      <FetchFailed code={chartCode} />
    </div>
  )
}
