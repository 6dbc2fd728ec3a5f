'use client'

import { useMemo } from 'react'
import { TableBody, MOST_ROWS_PRINTED } from './body/table-body'
import { useSortedRows } from './head/use-sorted-rows'
import { TableControls } from './table-controls'
import { TableHead } from './table-head'
import { PriceTooltip } from '@/components/prices/price-tooltip'
import { RowJumps } from '@/components/prices/row-jumps'
import { SetPrice } from '@/components/prices/set-price/set-price'
import { ZoneNote } from '@/components/shell/zone-note'
import { cn } from '@/components/ui/cn'
import { usePrinting } from '@/lib/browser/page/use-printing'
import type { Prices } from '@/lib/browser/prices/use-prices'
import type { TradesSort } from '@/lib/browser/filters/use-trades-sort'
import { useRowChecks } from '@/lib/browser/prices/use-row-checks'
import type { Order } from '@/lib/domain/orders/order'
import { eventKeys } from '@/lib/domain/trades/event-key'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { bestPriceAt, NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/price-minute'
import type { TokenState } from '@/lib/domain/tokens/token'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { counted } from '@/lib/view/amounts/count-label'
import { sortText } from '@/lib/view/filters/trades-sort-url'

type TradesTableProps = {
  /** The rows that could be drawn, by date. */
  drawnEvents: readonly OrderEvent[]
  /** The places of those that are shown. */
  rows: readonly number[]
  selected: readonly Order[]
  /** Whether rows are of several wallets. */
  hasWallets: boolean
  stateOf: (mint: string) => TokenState
  /** USD prices where they are to be shown. */
  prices: Pick<Prices, 'answers' | 'wanted'> | undefined
  sorting: TradesSort
  /** How often the rows were sorted anew, and so are drawn anew. */
  sorts: number
}

/** While none are shown. */
const NO_PRICES: Pick<Prices, 'answers' | 'wanted'> = { answers: NO_ANSWERS, wanted: new Map() }

/** The table of deposits and trades, with the fee and the rate direction for all rows. */
export function TradesTable(props: TradesTableProps) {
  const { drawnEvents, rows, selected, hasWallets, stateOf, prices, sorting, sorts } = props
  const isPrinting = usePrinting()
  const tradeCounts = useMemo(() => tradeCountsOf(selected), [selected])
  // A row keeps its key whatever the filters leave out.
  const drawnKeys = useMemo(() => eventKeys(drawnEvents), [drawnEvents])
  const sorted = useSortedRows(drawnEvents, rows, sorting.sort)
  const events = useMemo(
    () => sorted.flatMap((row) => drawnEvents[row] ?? []),
    [sorted, drawnEvents],
  )
  const keys = useMemo(() => sorted.map((row) => drawnKeys[row] ?? ''), [sorted, drawnKeys])
  const checked = useRowChecks(events, keys, prices?.answers)
  const hasJumps = checked.missing.length + checked.differing.length > 0
  const dates = useMemo(
    () => rows.flatMap((row) => drawnEvents[row]?.date ?? []),
    [rows, drawnEvents],
  )
  if (events.length === 0) return null

  return (
    <>
      <TableControls sorting={sorting} />
      {isPrinting && events.length > MOST_ROWS_PRINTED && (
        <p className="text-sm text-text-2">
          {counted(events.length, 'row')} are too many to print: these were on screen. Download CSV
          gives them all in one file.
        </p>
      )}
      {/* The head, which names the zone, is for screen readers alone here. */}
      <ZoneNote dates={dates} className="-mb-1 px-1 lg:hidden print:hidden" />
      <RowJumps {...checked} />
      <SetPrice prices={prices ?? NO_PRICES} stateOf={stateOf}>
        <PriceTooltip hasValues={prices !== undefined}>
          <table
            role="table"
            aria-label="Deposits and trades"
            aria-rowcount={events.length + 1}
            className={cn(
              'block w-full overflow-clip rounded-xl border border-line bg-surface text-base md:text-sm',
              // The heads stick below the jumps.
              hasJumps && 'lg:[&_thead]:top-[calc(var(--filter-bar-height,56px)+40px)]',
            )}
          >
            <TableHead {...{ dates, sorting, hasWallets }} />
            <TableBody
              // Rows that jump about are worse to follow than new ones.
              key={sorts}
              round={sorts}
              order={sortText(sorting.sort)}
              events={events}
              keys={keys}
              hasWallets={hasWallets}
              rowProps={(event) => ({
                input: stateOf(event.inputMint),
                output: stateOf(event.kind === 'trade' ? event.outputMint : event.inputMint),
                tradeCount: tradeCounts.get(event.orderKey),
                ...usdPricesOf(event, prices),
              })}
            />
          </table>
        </PriceTooltip>
      </SetPrice>
    </>
  )
}

function usdPricesOf(event: OrderEvent, prices: TradesTableProps['prices']) {
  const seconds = unixSeconds(event.date)
  const answers = prices?.answers ?? NO_ANSWERS
  return {
    usdMinute: prices && roundToMinute(seconds),
    inputUsdPrice: bestPriceAt(answers, event.inputMint, seconds),
    outputUsdPrice:
      event.kind === 'trade' ? bestPriceAt(answers, event.outputMint, seconds) : undefined,
  }
}

/** How many trades each order has; an order that lost its trades has no count. */
function tradeCountsOf(orders: readonly Order[]): Map<string, number> {
  const counted = orders.filter((order) => order.kind === 'trigger' || !order.lostTrades)
  return new Map(counted.map((order) => [order.orderKey, order.trades.length]))
}
