import { Fragment, type Ref, useDeferredValue, useImperativeHandle, useMemo, useState } from 'react'
import { EventRow } from './event-row'
import { ListHead, TableHead } from './table-head'
import { DEFAULT_SWITCHES } from '@/lib/view/trades/trade-switches'
import { useTradeSwitches } from '../trade-switches'
import { PriceTooltip } from '@/components/prices/price-tooltip'
import { SetPrice, ShownPrices } from '@/components/prices/usd-value'
import { useMedia, usePrinting } from '@/lib/browser/media/use-media'
import { WIDE } from '@/styles/breakpoints'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { ScrollAnchor } from '@/lib/browser/scrolling/scroll-anchor'
import {
  MAX_PRINTED_ROWS,
  TRADE_ROW_HEIGHTS,
  useMaxRenderedRows,
  useRenderedRows,
  WALLET_ROW_HEIGHTS,
} from '@/lib/browser/scrolling/use-rendered-rows'
import { useRowJump } from '@/lib/browser/scrolling/use-row-jump'
import { useRowKeys } from '@/lib/browser/scrolling/use-row-keys'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'
import { type EventSort, sortedEvents } from '@/lib/domain/filters/event-sort'
import type { Order } from '@/lib/domain/orders/order'
import { eventKey } from '@/lib/domain/trades/events-by-date'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { flawedRows } from '@/lib/domain/prices/trade-value'
import { groupedDigits } from '@/lib/view/amounts/amount-label'
import { newerFeesText } from '@/lib/view/order-lists/order-list-label'
import { zonesLabel } from '@/lib/view/time/local-date'

type TradesTableProps = {
  screen: TradesScreenView
  /** Gets a function that jumps to the next row without a price and focuses its 'Set price' (behaviour 8.27). */
  nextMissing?: Ref<() => void> | undefined
}

export function TradesTable({ screen, nextMissing }: TradesTableProps) {
  const { link, filtering } = screen
  const { shownEvents, rowsText } = screen.rows
  const isPrinting = usePrinting()
  const events = useSortedEvents(shownEvents, filtering.sort)
  const timeZone = useTimeZone()
  const zones = useMemo(() => {
    const dates = shownEvents.map(({ date }) => date)
    return zonesLabel(dates, timeZone)
  }, [shownEvents, timeZone])
  if (events.length === 0) return null

  const head = { zones, sorting: filtering, feeNote: newerFeesText(link.selected) }
  return (
    <>
      {isPrinting && events.length > MAX_PRINTED_ROWS && (
        <p className="text-sm text-text-2">
          {`Only visible rows are printed (${groupedDigits(events.length)} in total). Download CSV for all.`}
        </p>
      )}
      <SetPrice prices={screen.prices} stateOf={link.stateOf}>
        <PriceTooltip>
          <div data-slot="trades-table" className="rounded-xl border border-line bg-surface">
            <ListHead {...head} rowsText={rowsText} />
            <table
              role="table"
              aria-label="Deposits and trades"
              aria-rowcount={events.length + 1}
              className="block w-full text-base md:text-sm"
            >
              <TableHead {...head} hasWallets={link.wallets.length > 1} />
              <ShownPrices value={screen.usd.answers}>
                <TableBody screen={screen} nextMissing={nextMissing} sorted={events} />
              </ShownPrices>
            </table>
          </div>
        </PriceTooltip>
      </SetPrice>
    </>
  )
}

/** Sorts the events. For and Rate are sorted by the figures that the switches show (behaviour 17.12). */
function useSortedEvents(events: readonly OrderEvent[], wanted: EventSort): readonly OrderEvent[] {
  const sort = useDeferredValue(wanted)
  const { column } = sort
  const hasSwitches = column === 'for' || column === 'rate'
  // While rows are sorted by other columns, a toggle must not render the whole table.
  const { subtractFee, rateDirection } = useDeferredValue(
    useTradeSwitches((switches) => (hasSwitches ? switches : DEFAULT_SWITCHES)),
  )
  const isRateSwapped = column === 'rate' && rateDirection === 'input per output'
  return useMemo(
    () => sortedEvents(events, sort, { subtractFee, isRateSwapped }),
    [events, sort, subtractFee, isRateSwapped],
  )
}

/** All rows. A long table renders only those near the window and the one with the focus (behaviour 5.14). */
function TableBody(props: TradesTableProps & { sorted: readonly OrderEvent[] }) {
  const { screen, nextMissing, sorted } = props
  const { wallets, selected, stateOf } = screen.link
  const hasWallets = wallets.length > 1
  const isWide = useMedia(WIDE)
  const maxRendered = useMaxRenderedRows()
  const longest = usePrinting() ? MAX_PRINTED_ROWS : maxRendered
  const [pinnedKey, renderRow] = useState<string>()
  const tradeCounts = useMemo(() => tradeCountsOf(selected), [selected])
  const keys = useMemo(() => sorted.map(eventKey), [sorted])
  const { rows, restHeight, body, measure, place } = useRenderedRows(keys, {
    heights: hasWallets && !isWide ? WALLET_ROW_HEIGHTS : TRADE_ROW_HEIGHTS,
    isLong: sorted.length > longest,
    pinnedKey,
  })
  const jump = useRowJump('[data-missing]', renderRow)
  useImperativeHandle(nextMissing, () => () => {
    jump(flawedRows(sorted, screen.prices.answers, 'missing'), keys)
  })
  return (
    <tbody
      role="rowgroup"
      ref={body}
      className="block [overflow-anchor:none]"
      {...useRowKeys(keys, renderRow)}
    >
      {/* The events are a new array whenever rows have arrived. */}
      <ScrollAnchor arrived={screen.rows.events} {...place} />
      {rows.map(({ index, key, gap }) => {
        const event = sorted[index]
        return (
          event && (
            <Fragment key={key}>
              <Gap height={gap} />
              <EventRow
                event={event}
                index={index}
                rowKey={key}
                measure={measure}
                input={stateOf(event.inputMint)}
                output={stateOf(event.kind === 'trade' ? event.outputMint : event.inputMint)}
                tradeCount={tradeCounts.get(event.orderKey)}
                hasWallets={hasWallets}
              />
            </Fragment>
          )
        )
      })}
      <Gap height={restHeight} />
    </tbody>
  )
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr role="presentation" className="block print:hidden" style={{ height }} />
}

/** Counts each order's trades; an order whose trades Jupiter did not return has no count. */
function tradeCountsOf(orders: readonly Order[]): Map<string, number> {
  const counted = orders.filter((order) => order.kind === 'trigger' || !order.lostTrades)
  return new Map(counted.map((order) => [order.orderKey, order.trades.length]))
}
