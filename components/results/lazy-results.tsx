import type { ComponentProps } from 'react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyCode, useFetching } from '@/lib/browser/page/lazy-code'

const resultsCode = lazyCode(async () => (await import('./results-panel')).ResultsPanel)

type LazyResultsProps = ComponentProps<Awaited<ReturnType<typeof resultsCode.load>>>

/** 'Tokens' or 'Months', whose code is fetched once one of them is opened (behaviour 26.7). */
export function LazyResults(props: LazyResultsProps) {
  useFetching(resultsCode)
  const fallback = <Skeleton className="mx-4 mt-12 h-4 w-40 rounded-full" />
  return <LazyComponent code={resultsCode} props={props} fallback={fallback} />
}
