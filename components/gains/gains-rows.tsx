import cn from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FigureTableProps, TwoLines } from '@/components/summary/figure-table'
import { PrintedMint, SumFigure, SymbolText } from '@/components/summary/pair-parts'
import { TokenLogo, TokenNote } from '@/components/tokens/token-link'
import { LinkButton } from '@/components/ui/button'
import type { TradesFilters, TradesRows } from '@/lib/browser/filters/use-trades-filters'
import type { Worth } from '@/lib/browser/gains/use-worth'
import type { Prices } from '@/lib/browser/prices/use-prices'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import type { OrdersOfLink } from '@/lib/browser/trades/use-trades-screen'
import { type Fixed, fixedText } from '@/lib/domain/amounts/decimal'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { PeriodGains } from '@/lib/domain/gains/periods'
import type { ReportedGains, Gains, TokenGains } from '@/lib/domain/gains/gains'
import { compareText } from '@/lib/domain/text/compare-text'
import type { Day } from '@/lib/domain/time/local-day'
import type { TokenLookup, TokenState } from '@/lib/domain/tokens/token'
import { amountLabel, groupedDigits } from '@/lib/view/amounts/amount-label'
import { priceLabel, valueSumLabel } from '@/lib/view/exchange-rates/currency-label'
import {
  averagePaid,
  currencySumLabel,
  daysOfPeriod,
  gainSumLabel,
  periodLabel,
  remainingCost,
  remainingHead,
  withoutCostNote,
  withoutCostText,
  worthLabels,
} from '@/lib/view/gains/gains-label'
import { tokenText } from '@/lib/view/tokens/token-label'
import {
  coveredTrades,
  foldedFigure,
  NO_FIGURE,
  pricedLabel,
  shownAverage,
  unknownFeesLabel,
} from '@/lib/view/summary/summary-label'

export type GainsSource = {
  link: OrdersOfLink
  rows: TradesRows
  prices: Prices
  filtering: TradesFilters
  download: SummaryDownload
  /** Filters the rows by price mismatches (behaviour 8.27). */
  onShowMismatches: () => void
}

// Every second column is wider, because it has token amounts, the widest figures. The view switch lies over
// the head of the first column.
const COLUMNS =
  'gap-x-2 grid-flow-col grid-cols-[minmax(96px,1.2fr)] auto-cols-[minmax(0,1.1fr)_minmax(0,1fr)] wide:gap-x-2.5'

type TokenTableOptions = {
  /** Undefined if the gains aren't as of now, and in print. Then there is no such column. */
  worth: Worth | undefined
  /** Whether amounts have all their digits, as on phones and in print. */
  isWhole: boolean
}

/** Returns the table of tokens (behaviour 26.8). */
export function tokenTable(
  { gains, remaining }: ReportedGains,
  stateOf: TokenLookup,
  { worth, isWhole }: TokenTableOptions,
): FigureTableProps {
  const headers = [
    'Token',
    'Bought',
    'Average paid',
    'Sold',
    'Realized gain',
    remainingHead(remaining),
  ]
  const { currency } = gains
  return {
    label: 'Summary by token',
    columns: COLUMNS,
    headers: worth ? [...headers, 'Worth now'] : headers,
    rows: gains.tokens.map((token) => {
      const state = stateOf(token.mint)
      const average = averagePaid(token)
      const figure = (amount: Fixed, usd: string, trades = 0, priced = trades) => (
        <AmountFigure
          state={state}
          amount={fixedText(amount)}
          isWhole={isWhole}
          usd={usd}
          note={priced < trades ? pricedLabel(trades, priced) : ''}
        />
      )
      const { bought, purchases, cost, sold, sales, proceeds } = token
      const costLeft = remainingCost(token.remaining)
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
          purchases === 0
            ? NO_FIGURE
            : figure(bought, currencySumLabel(cost, currency), purchases, cost.trades),
          average === undefined ? NO_FIGURE : <TwoLines>{priceLabel(average, currency)}</TwoLines>,
          sales === 0 ? (
            NO_FIGURE
          ) : (
            <SoldFigure
              key="sold"
              token={token}
              state={state}
              isWhole={isWhole}
              currency={currency}
            >
              {figure(sold, currencySumLabel(proceeds, currency), sales, proceeds.trades)}
            </SoldFigure>
          ),
          <TwoLines key="gain">{gainSumLabel(token.gain, currency)}</TwoLines>,
          token.remaining.amount === 0n
            ? NO_FIGURE
            : figure(
                token.remaining.amount,
                costLeft === undefined ? NO_FIGURE : valueSumLabel(fixedText(costLeft), currency),
              ),
          ...(worth ? [worthFigure(token, worth, currency)] : []),
        ],
      }
    }),
  }
}

type AmountFigureProps = {
  amount: string
  state: TokenState
  usd: string
  /** Which trades the USD value counts; '' if it counts all. */
  note: string
  isWhole: boolean
}

/**
 * An amount, and below it a line about its USD. A long amount is shortened, and whole in the title. A row has no room
 * for the note, so it has a mark (behaviour 26.8).
 */
function AmountFigure({ amount, state, usd, note, isWhole }: AmountFigureProps) {
  const words = isWhole ? `, ${note}` : <Mark text={note} className="ml-1 inline-block" />
  const noted = (
    <>
      {usd}
      {note && <span translate="yes">{words}</span>}
    </>
  )
  if (isWhole) return <SumFigure amount={amount} token={state} usd={noted} />
  const title = [exactTitle(amount, state), usd, note].filter(Boolean).join('\n')
  return (
    <span title={title} className="block *:truncate">
      <SumFigure amount={foldedFigure(shownAverage(amount))} token={state} usd={noted} />
    </span>
  )
}

/** Says in a row that figures don't count everything; in words only to screen readers. */
function Mark({ text, className }: { text: string; className: string }) {
  return (
    <span className={cn('text-warn', className)}>
      <TriangleAlert size={12} aria-hidden="true" />
      <span className="sr-only">{text}</span>
    </span>
  )
}

function exactTitle(amount: string, state: TokenState): string {
  return `${amountLabel(amount)} ${tokenText(state)}`
}

/** Marks what was sold without a known cost; phones and print say it in words (behaviour 26.8). */
function SoldFigure({
  token,
  state,
  isWhole,
  currency,
  children,
}: {
  currency: Currency
  token: TokenGains
  state: TokenState
  isWhole: boolean
  children: ReactNode
}) {
  const text = withoutCostText(token, state, currency)
  if (text === '') return children
  if (isWhole) {
    return (
      <>
        {children}
        <span className="block text-2xs text-text-3">{withoutCostNote(token)}</span>
      </>
    )
  }
  return (
    <span className="flex items-start justify-end gap-1">
      <span title={text} className="mt-px shrink-0">
        <Mark text={withoutCostNote(token)} className="block" />
      </span>
      <span className="min-w-0">{children}</span>
    </span>
  )
}

function worthFigure(token: TokenGains, worth: Worth, currency: Currency) {
  const labels = worth.kind === 'known' && worthLabels(token, worth.prices, currency, worth.rate)
  if (!labels) return NO_FIGURE
  return (
    <TwoLines key="worth" below={labels.difference}>
      {labels.worth}
    </TwoLines>
  )
}

type PeriodTableOptions = {
  /** The filter by date that the rows already follow. */
  filters: { from?: Day | undefined; to?: Day | undefined }
  /** Sets the date filter. */
  onDays: (days: { from: Day; to: Day }) => void
}

/** Returns the table of months and years (behaviour 26.5). @param options undefined in print, which has no buttons */
export function periodTable(
  { periods, currency }: Gains,
  options: PeriodTableOptions | undefined,
): FigureTableProps {
  return {
    label: 'Summary by month',
    columns: COLUMNS,
    headers: ['Month', 'Trades', 'Paid', 'Received', 'Fees', 'Realized gain'],
    rows: periods.toSorted(newestFirst).map(({ period, trades, unknownFees, ...sums }) => {
      const { paid, received, fees, gain } = sums
      const priced = coveredTrades(paid, received)
      // The month beside it leaves room, so that all rows have one height.
      const note = priced < trades && (
        <span className="block md:-ml-10 md:whitespace-nowrap">{pricedLabel(trades, priced)}</span>
      )
      return {
        key: period,
        isStrong: !period.includes('-'),
        head: options ? (
          <LinkButton
            title="Show these days only"
            onClick={() => options.onDays(daysOfPeriod(period, options.filters))}
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
          ...[paid, received].map((sum, index) => (
            <TwoLines key={index}>{currencySumLabel(sum, currency)}</TwoLines>
          )),
          <span key="fees" title={unknownFeesLabel(unknownFees) || undefined}>
            <TwoLines below={unknownFees > 0 && `${groupedDigits(unknownFees)} unknown`}>
              {currencySumLabel(fees, currency)}
            </TwoLines>
          </span>,
          <TwoLines key="gain">{gainSumLabel(gain, currency)}</TwoLines>,
        ],
      }
    }),
  }
}

/** Compares two periods: the newest comes first, but each year before its months. */
function newestFirst({ period: a }: PeriodGains, { period: b }: PeriodGains): number {
  const byYear = compareText(b.slice(0, 4), a.slice(0, 4))
  return byYear || a.length - b.length || compareText(b, a)
}
