import { type ComponentProps, createElement } from 'react'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'

const chartCode = lazyCode(async () => (await import('./pair-chart')).PairChart)

type LazyChartProps = ComponentProps<Awaited<ReturnType<typeof chartCode.load>>> & {
  className: string
}

/** A chart whose code is fetched after the page's, in a box as high as it will be (behaviour 18.11). */
export function LazyChart({ className, ...props }: LazyChartProps) {
  const chart = useLazyCode(chartCode)
  useFetching(chartCode)
  return (
    <div data-slot="chart-box" className={cn('min-w-0 border-line print:hidden', className)}>
      {chart ? createElement(chart, props) : <Skeleton className="m-4 h-4 w-32 rounded-full" />}
    </div>
  )
}
