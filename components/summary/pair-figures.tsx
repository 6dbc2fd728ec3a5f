import { AmountDigits } from '@/components/amounts/exact-amount'
import { UnitSymbol } from '@/components/tokens/token-link'
import { Skeleton } from '@/components/ui/skeleton'
import { averageUsdPrice, type PairSummary } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { usdLabel } from '@/lib/view/prices/usd-label'
import { averageRate, shownAverage } from '@/lib/view/summary/summary-label'
import { tokenSymbol } from '@/lib/view/tokens/token-label'
import type { RateFigure, TradeSwitches } from '@/lib/view/trades/rate-label'

/** Returns what a pair's row shows: paid, received and average rate, with their USD values. */
export function pairFigures(
  pair: PairSummary,
  input: TokenState,
  output: TokenState,
  switches: TradeSwitches,
) {
  const side = switches.subtractFee ? 'net' : 'total'
  const { paid, received, usdValue } = pair
  const averageUsd = usdValue && averageUsdPrice(usdValue, side)
  return {
    paid: (
      <SumFigure
        amount={paid}
        token={input}
        usd={usdValue && usdValue.paid.trades > 0 ? usdValue.paid.usd : undefined}
      />
    ),
    received: (
      <SumFigure
        amount={received[side]}
        token={output}
        usd={usdValue && usdValue.received.trades > 0 ? usdValue.received.usd[side] : undefined}
      />
    ),
    average: (
      <>
        <AverageFigure average={averageRate(pair, input, output, switches)} />
        {averageUsd !== undefined && (
          <span className="block text-2xs text-text-3">
            {usdLabel(averageUsd)}
            {output.kind === 'known' && (
              <>
                {' '}
                per <UnitSymbol symbol={tokenSymbol(output.token)} />
              </>
            )}
          </span>
        )}
      </>
    ),
  }
}

type SumFigureProps = {
  /** Plain decimal text. */
  amount: string
  token: TokenState
  /** Its USD value, if that is shown. */
  usd?: string | undefined
}

/** A sum with its unit, every digit of it, and its USD value below. */
export function SumFigure({ amount, token, usd }: SumFigureProps) {
  return (
    <>
      <span data-slot="figure">
        <AmountDigits amount={amount} />
        {token.kind === 'known' && (
          <>
            {' '}
            <UnitSymbol symbol={tokenSymbol(token.token)} />
          </>
        )}
      </span>
      {usd !== undefined && <span className="block text-2xs text-text-3">{usdLabel(usd)}</span>}
    </>
  )
}

/** An average rate with its unit (behaviour 18.5). */
export function AverageFigure({ average }: { average: RateFigure }) {
  switch (average.kind) {
    case 'loading':
      return <Skeleton className="ml-auto h-4 w-24 rounded" />
    case 'none':
      return <span className="text-text-3">{average.text}</span>
    case 'rate': {
      const [dividend, divisor] = average.per
      return (
        <>
          <span data-slot="figure" title={amountLabel(average.rate)} className="relative">
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
