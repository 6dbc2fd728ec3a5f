import { AmountDigits } from '@/components/amounts/exact-amount'
import { UnitSymbol } from '@/components/tokens/unit-symbol'
import { Skeleton } from '@/components/ui/skeleton'
import type { TokenState } from '@/lib/domain/tokens/token'
import { usdLabel } from '@/lib/view/prices/usd-label'
import { averageTitle, shownAverage } from '@/lib/view/summary/average-label'
import { tokenSymbol } from '@/lib/view/tokens/token-label'
import type { RateFigure } from '@/lib/view/trades/rate-label'

type AverageFigureProps = {
  average: RateFigure
  /** The average USD price of what was bought, where that is shown. */
  usd?: string | undefined
  output: TokenState
}

/** An average rate with its unit, and below it the USD price of what was bought (behaviour 18.5). */
export function AverageFigure({ average, usd, output }: AverageFigureProps) {
  return (
    <>
      <Rate average={average} />
      {usd !== undefined && (
        <span className="block text-2xs text-text-3">
          {usdLabel(usd)}
          {output.kind === 'known' && (
            <>
              {' '}
              per <UnitSymbol symbol={tokenSymbol(output.token)} />
            </>
          )}
        </span>
      )}
    </>
  )
}

function Rate({ average }: { average: RateFigure }) {
  switch (average.kind) {
    case 'loading':
      return <Skeleton className="ml-auto h-4 w-24 rounded" />
    case 'none':
      return <span className="text-text-3">{average.text}</span>
    case 'rate': {
      const [dividend, divisor] = average.per
      return (
        <>
          <span data-slot="figure" title={averageTitle(average.rate)} className="relative">
            <AmountDigits amount={shownAverage(average.rate)} />
          </span>{' '}
          <span className="inline-block text-text-3">
            <UnitSymbol symbol={dividend} /> per <UnitSymbol symbol={divisor} />
          </span>
        </>
      )
    }
  }
}
