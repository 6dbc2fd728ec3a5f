import { type ComponentProps, createElement } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'

const resultsCode = lazyCode(async () => (await import('./results-panel')).ResultsPanel)

type LazyResultsProps = ComponentProps<Awaited<ReturnType<typeof resultsCode.load>>>

/** 'Tokens' or 'Months', whose code is fetched once one of them is opened (behaviour 26.7). */
export function LazyResults(props: LazyResultsProps) {
  const panel = useLazyCode(resultsCode)
  useFetching(resultsCode)
  return panel ? createElement(panel, props) : <Skeleton className="m-4 h-4 w-40 rounded-full" />
}
