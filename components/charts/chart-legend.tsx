import type { ChartPoints } from '@/lib/view/charts/chart-points'

/** What the signs of a chart mean; while it has the focus, what its keys do. */
export function ChartLegend({ events, of }: ChartPoints) {
  const has = (one: 'deposit' | 'returned') => events.some(({ kind }) => kind === one)
  return (
    <span className="flex flex-wrap gap-x-4">
      <span>
        <span className="mr-1.5 inline-block size-1.5 rounded-full bg-text-2 align-middle" />
        {of.kind === 'rate' ? 'Trade' : 'Trade, USD paid'}
      </span>
      {of.kind === 'rate' && (
        <span>
          <span className="mr-1.5 inline-block w-4 border-t-2 border-dashed border-accent align-middle" />
          Average so far
        </span>
      )}
      {has('deposit') && (
        <span>
          <span className="text-info">▲</span> Deposit
        </span>
      )}
      {has('returned') && (
        <span>
          <span className="text-ok">▼</span> Returned
        </span>
      )}
    </span>
  )
}
