import { type ComponentProps, createElement, useEffect } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyCode, useLazyCode, withCode } from '@/lib/browser/page/lazy-code'
import { useOnScreen } from '@/lib/browser/page/use-on-screen'

const chartCode = lazyCode(async () => (await import('./pair-chart')).PairChart)

type ChartPlaceProps = ComponentProps<Awaited<ReturnType<typeof chartCode.load>>>

/** The place of the chart; its code comes once it is on screen (behaviour 18.11). */
export function ChartPlace(props: ChartPlaceProps) {
  const { place, wasSeen } = useOnScreen<HTMLDivElement>()
  const chart = useLazyCode(chartCode)
  useEffect(() => {
    if (wasSeen) void withCode(chartCode, () => {})
  }, [wasSeen])
  return (
    <div
      ref={place}
      data-slot="chart-place"
      className="h-[284px] min-w-0 border-t border-line wide:border-t-0 wide:border-l print:hidden"
    >
      {chart && wasSeen && createElement(chart, props)}
      {!chart && wasSeen && <Skeleton className="m-4 h-4 w-32 rounded-full" />}
    </div>
  )
}
