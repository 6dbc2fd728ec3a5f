import type { ReactNode } from 'react'
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
          <span translate="no" className="block text-2xs text-text-3">
            <span>{usdLabel(averageUsd)}</span>
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

/** The pairs of the summary, and the one that is selected. */
export type ShownPairs = {
  pairs: readonly PairSummary[]
  selected: PairSummary
  stateOf: (mint: string) => TokenState
  switches: TradeSwitches
}

type PairFiguresProps = { shownPairs: ShownPairs; className: string; children?: ReactNode }

/** The figures of the selected pair, if it has no row (behaviour 18.2). */
export function PairFigures({ shownPairs, className, children }: PairFiguresProps) {
  const { selected, stateOf, switches } = shownPairs
  const [input, output] = [stateOf(selected.inputMint), stateOf(selected.outputMint)]
  const { paid, received, average } = pairFigures(selected, input, output, switches)
  return (
    <dl className={className}>
      {children}
      <PairFigure name="Paid">{paid}</PairFigure>
      <PairFigure name="Received">{received}</PairFigure>
      <PairFigure name="Average rate">{average}</PairFigure>
    </dl>
  )
}

export function PairFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
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
      <span data-slot="figure" translate="no">
        <AmountDigits amount={amount} />
        {token.kind === 'known' && (
          <>
            {' '}
            <UnitSymbol symbol={tokenSymbol(token.token)} />
          </>
        )}
      </span>
      {usd !== undefined && (
        <span translate="no" className="block text-2xs text-text-3">
          {usdLabel(usd)}
        </span>
      )}
    </>
  )
}

/** An average rate with its unit (behaviour 18.3). */
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
          <span
            data-slot="figure"
            translate="no"
            title={amountLabel(average.rate)}
            className="relative"
          >
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
