import { type ComponentProps, createElement } from 'react'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'
import { useOnScreen } from '@/lib/browser/page/use-on-screen'

const chartCode = lazyCode(async () => (await import('./pair-chart')).PairChart)

type ChartPlaceProps = ComponentProps<Awaited<ReturnType<typeof chartCode.load>>> & {
  className: string
}

/** The place of the chart; its code comes once it is on screen (behaviour 18.11). */
export function ChartPlace({ className, ...props }: ChartPlaceProps) {
  const { place, wasSeen } = useOnScreen<HTMLDivElement>()
  const chart = useLazyCode(chartCode)
  useFetching(chartCode, wasSeen)
  return (
    <div
      ref={place}
      data-slot="chart-place"
      className={cn('min-w-0 border-line print:hidden', className)}
    >
      {chart && wasSeen && createElement(chart, props)}
      {!chart && wasSeen && <Skeleton className="m-4 h-4 w-32 rounded-full" />}
    </div>
  )
}
