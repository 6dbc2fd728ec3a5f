import { type FigureTableOf, TwoLines } from '@/components/summary/figure-table'
import { PrintedMint, SumFigure, SymbolText } from '@/components/summary/pair-parts'
import { TokenLogo, TokenNote } from '@/components/tokens/token-link'
import { LinkButton } from '@/components/ui/button'
import type { DialogOpener } from '@/lib/browser/dialogs/open-dialogs'
import type { SummaryDownload } from '@/lib/browser/summary/use-summary-download'
import type { Worth } from '@/lib/browser/results/use-results'
import type { StateOf } from '@/lib/domain/tokens/token'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'
import type { PeriodResult, Results, TokenResult } from '@/lib/domain/results/results'
import { compareText } from '@/lib/domain/text/compare-text'
import { fixedText } from '@/lib/domain/amounts/decimal'
import type { Day } from '@/lib/domain/time/local-day'
import { groupedDigits } from '@/lib/view/amounts/amount-label'
import { usdPriceLabel, usdSumLabel } from '@/lib/view/prices/usd-label'
import {
  averageCost,
  daysOfPeriod,
  gainSumLabel,
  notBoughtText,
  periodLabel,
  unmatchedText,
  worthLabels,
} from '@/lib/view/results/results-label'
import {
  coveredTrades,
  NO_FIGURE,
  pricedLabel,
  sumLabel,
  unknownFeesLabel,
} from '@/lib/view/summary/summary-label'

export type ResultsSource = Pick<
  TradesScreenView,
  'events' | 'shownEvents' | 'appliedFilters' | 'answers' | 'stateOf'
> & {
  wallets: readonly Pick<TradesScreenView['wallets'][number], 'lists'>[]
  prices: Pick<TradesScreenView['prices'], 'answers' | 'scaledMints'>
  filters: Pick<TradesScreenView['filters'], 'filters' | 'choose'>
  download: SummaryDownload
  priceOpener: DialogOpener
}

// Every second column is wider, because it has token amounts, the widest figures. The view switch lies over
// the head of the first column.
const COLUMNS =
  'gap-x-2 grid-flow-col grid-cols-[minmax(96px,1.2fr)] auto-cols-[minmax(0,1.1fr)_minmax(0,1fr)] wide:gap-x-2.5'

/** Returns the table of tokens (behaviour 26.8). @param worth undefined in print, which has no such column */
export function tokenTable(
  results: Results,
  stateOf: StateOf,
  worth: Worth | undefined,
): FigureTableOf {
  const heads = ['Token', 'Bought', 'Average cost', 'Sold', 'Realized gain', 'Left, at cost']
  return {
    label: 'Summary by token',
    columns: COLUMNS,
    heads: worth ? [...heads, 'Worth now'] : heads,
    rows: results.tokens.map((token) => {
      const state = stateOf(token.mint)
      const amount = (units: bigint, usd: bigint) =>
        units === 0n ? (
          NO_FIGURE
        ) : (
          <SumFigure amount={fixedText(units)} token={state} usd={usdSumLabel(fixedText(usd))} />
        )
      const average = averageCost(token)
      return {
        key: token.mint,
        head: (
          <span className="flex min-w-0 items-center gap-2.5 font-medium">
            <TokenLogo state={state} />
            <span className="flex min-w-0 flex-col">
              <TokenNote state={state} isBrief>
                <SymbolText state={state} />
              </TokenNote>
              <PrintedMint state={state} />
            </span>
          </span>
        ),
        cells: [
          amount(token.bought, token.boughtUsd),
          average === undefined ? NO_FIGURE : <TwoLines>{usdPriceLabel(average)}</TwoLines>,
          <span key="sold" title={unmatchedText(token, state)}>
            {amount(token.sold, token.soldUsd)}
            {token.unmatched > 0n && (
              <span className="block text-2xs text-text-3">{notBoughtText(token)}</span>
            )}
          </span>,
          <TwoLines key="gain">{gainSumLabel(token.gain)}</TwoLines>,
          amount(token.left, token.leftCost),
          ...(worth ? [worthFigure(token, worth)] : []),
        ],
      }
    }),
  }
}

function worthFigure(token: TokenResult, worth: Worth) {
  const labels = worth.kind === 'known' && worthLabels(token, worth.prices)
  if (!labels) return NO_FIGURE
  return (
    <TwoLines key="worth" below={labels.difference}>
      {labels.worth}
    </TwoLines>
  )
}

/** Returns the table of months and years (behaviour 26.5). @param onDays sets the date filter; undefined in print */
export function periodTable(
  { periods }: Results,
  onDays: ((days: { from: Day; to: Day }) => void) | undefined,
): FigureTableOf {
  return {
    label: 'Summary by month',
    columns: COLUMNS,
    heads: ['Month', 'Trades', 'Paid', 'Received', 'Fees', 'Realized gain'],
    rows: periods.toSorted(newestFirst).map(({ period, trades, unknownFees, ...sums }) => {
      const { paid, received, fees, gain } = sums
      const priced = coveredTrades(paid, received)
      const note = priced < trades ? pricedLabel(trades, priced) : undefined
      return {
        key: period,
        isStrong: !period.includes('-'),
        head: onDays ? (
          <LinkButton
            title="Show these days only"
            onClick={() => onDays(daysOfPeriod(period))}
            className="text-text"
          >
            {periodLabel(period)}
          </LinkButton>
        ) : (
          periodLabel(period)
        ),
        cells: [
          <TwoLines key="trades" below={note}>
            {groupedDigits(trades)}
          </TwoLines>,
          ...[paid, received].map((sum, index) => <TwoLines key={index}>{sumLabel(sum)}</TwoLines>),
          <span key="fees" title={unknownFeesLabel(unknownFees) || undefined}>
            <TwoLines below={unknownFees > 0 && `${groupedDigits(unknownFees)} unknown`}>
              {sumLabel(fees)}
            </TwoLines>
          </span>,
          <TwoLines key="gain">{gainSumLabel(gain)}</TwoLines>,
        ],
      }
    }),
  }
}

/** Compares two periods: the newest comes first, but each year before its months. */
function newestFirst({ period: a }: PeriodResult, { period: b }: PeriodResult): number {
  const byYear = compareText(b.slice(0, 4), a.slice(0, 4))
  return byYear || a.length - b.length || compareText(b, a)
}
