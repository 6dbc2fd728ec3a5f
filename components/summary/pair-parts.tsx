import cn from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { type FigureTableProps, TwoLines } from './figure-table'
import { TokenLogo, TokenNotes, UnitSymbol } from '@/components/tokens/token-link'
import { Skeleton } from '@/components/ui/skeleton'
import type { TokenState } from '@/lib/domain/tokens/token'
import { tokenNotes, tokenSymbol, tokenText, tokenTitle } from '@/lib/view/tokens/token-label'
import { AmountDigits } from '@/components/amounts/exact-amount'
import { amountLabel, groupedDigits } from '@/lib/view/amounts/amount-label'
import { usdPriceLabel } from '@/lib/view/prices/usd-label'
import {
  averageRate,
  coveredTrades,
  type ShownPair,
  pricedText,
  shownAverage,
  sumLabel,
} from '@/lib/view/summary/summary-label'
import type { RateFigure } from '@/lib/view/trades/rate-label'
import type { TradeSwitches } from '@/lib/view/trades/trade-switches'

type PairProps = { pair: ShownPair }

export function PairName({ pair }: PairProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <PairLogos pair={pair} />
      <PairSymbols pair={pair} />
    </span>
  )
}

export function PairLogos({ pair: { input, output } }: PairProps) {
  return (
    <span className="flex shrink-0">
      <TokenLogo state={input} />
      <TokenLogo state={output} className="-ml-1 outline-2 outline-surface" />
    </span>
  )
}

/** Shows both symbols and cuts the longer one if they don't fit. An arrow marks the notes of the output token. */
export function PairSymbols({ pair: { input, output } }: PairProps) {
  return (
    <span className="min-w-0">
      <span className="grid grid-cols-[minmax(0,auto)_auto_minmax(0,auto)] items-center justify-start gap-1.5">
        <SymbolText state={input} />
        <PairArrow />
        <SymbolText state={output} />
      </span>
      <TokenNotes state={input} isBrief />
      {tokenNotes(output).length > 0 && (
        <span className="flex items-center gap-1">
          <ArrowRight size={12} className="shrink-0 text-text-3" />
          <span>
            <TokenNotes state={output} isBrief />
          </span>
        </span>
      )}
    </span>
  )
}

export function PairArrow() {
  return (
    <>
      <ArrowRight size={12} className="inline-block shrink-0 text-text-3" />
      <span className="sr-only"> to </span>
    </>
  )
}

/** A token's symbol, cut if it is long; its title has the whole symbol. */
export function SymbolText({ state }: { state: TokenState }) {
  if (state.kind === 'loading') return <Skeleton className="h-4 w-10 rounded" />
  return (
    <bdi
      translate="no"
      title={tokenTitle(state)}
      className={cn(
        'truncate',
        state.kind === 'known' ? 'max-w-[12ch]' : 'font-normal text-text-2',
      )}
    >
      {tokenText(state)}
    </bdi>
  )
}

/** In print, a token without a name has its mint (behaviour 26.12). */
export function PrintedMint({ state }: { state: TokenState }) {
  if (state.kind === 'known') return null
  return (
    <span className="hidden max-w-[24ch] text-2xs wrap-anywhere print:block">{state.mint}</span>
  )
}

export type ShownPairs = {
  pairs: readonly ShownPair[]
  selected: ShownPair
  onSelect: (key: string) => void
  switches: TradeSwitches
}

export const PAIR_HEADS = ['Paid', 'Received', 'Average rate']

/** Returns the figures below `PAIR_HEADS`. */
export function pairFigures(pair: ShownPair, { rateDirection }: TradeSwitches): ReactNode[] {
  const { paid, received, usdValue, input, output, side } = pair
  const averageUsd = usdValue?.average[side]
  return [
    <SumFigure key="paid" amount={paid} token={input} usd={usdValue && sumLabel(usdValue.paid)} />,
    <SumFigure
      key="received"
      amount={received[side]}
      token={output}
      usd={usdValue && sumLabel(usdValue.received[side])}
    />,
    <Fragment key="average">
      <AverageFigure average={averageRate(pair, rateDirection)} />
      {averageUsd !== undefined && (
        <span translate="no" className="block text-2xs text-text-3">
          <span>{usdPriceLabel(averageUsd)}</span>
          {output.kind === 'known' && (
            <>
              {' '}
              per <UnitSymbol symbol={tokenSymbol(output.token)} />
            </>
          )}
        </span>
      )}
    </Fragment>,
  ]
}

type SumFigureProps = {
  amount: string
  token: TokenState
  /** The USD value's text; undefined if USD prices aren't shown. */
  usd?: ReactNode
}

export function SumFigure({ amount, token, usd }: SumFigureProps) {
  return (
    <TwoLines below={usd !== undefined && <span translate="no">{usd}</span>}>
      <AmountDigits amount={amount} />
      {token.kind === 'known' && ' '}
      {token.kind === 'known' && <UnitSymbol symbol={tokenSymbol(token.token)} />}
    </TwoLines>
  )
}

/** An average rate with its unit (behaviour 18.3). */
export function AverageFigure({ average }: { average: RateFigure }) {
  if (average.kind === 'loading') return <Skeleton className="ml-auto h-4 w-24 rounded" />
  if (average.kind === 'none') return <span className="text-text-3">{average.text}</span>
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

const PAIR_COLUMNS =
  'grid-cols-[minmax(138px,1fr)_56px_minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,1.6fr)] gap-x-3 wide:grid-cols-[minmax(0,1.53fr)_56px_minmax(0,0.93fr)_minmax(0,1.24fr)_minmax(0,1.4fr)]'

/** Returns the table with a row for each pair (behaviour 18.1). */
export function pairTable(pairs: readonly ShownPair[], switches: TradeSwitches): FigureTableProps {
  return {
    label: 'Summary by pair',
    columns: PAIR_COLUMNS,
    headers: ['Pair', 'Trades', ...PAIR_HEADS],
    rows: pairs.map((pair) => ({
      key: pair.key,
      head: (
        <span className="min-w-0 font-medium">
          <PairName pair={pair} />
          <PrintedMint state={pair.input} />
          <PrintedMint state={pair.output} />
        </span>
      ),
      cells: [<TradeCount key="trades" pair={pair} />, ...pairFigures(pair, switches)],
    })),
  }
}

/** The number of trades. Below it is the number of priced trades if a USD sum leaves some out (behaviour 18.7). */
function TradeCount({ pair: { trades, usdValue } }: PairProps) {
  const priced = usdValue ? coveredTrades(usdValue.paid, usdValue.received.net) : trades
  return (
    <>
      <span translate="no">{groupedDigits(trades)}</span>
      {usdValue && priced < trades && (
        <span
          title={pricedText(trades, usdValue)}
          className="relative -ml-3 block text-2xs whitespace-nowrap text-text-3"
        >
          {`${groupedDigits(priced)} priced`}
        </span>
      )}
    </>
  )
}
