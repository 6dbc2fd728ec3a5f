'use client'

import { useMemo } from 'react'
import { TableBody, MOST_ROWS_PRINTED } from './body/table-body'
import { TableControls } from './table-controls'
import { TableHead } from './table-head'
import { SwitchableTable } from './switchable-table'
import { PriceTooltip } from '@/components/prices/price-tooltip'
import { usePrinting } from '@/lib/browser/page/use-printing'
import type { Order } from '@/lib/domain/orders/order'
import { eventKeys } from '@/lib/domain/trades/event-key'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { bestPriceAt, NO_ANSWERS, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { TokenState } from '@/lib/domain/tokens/token'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { counted } from '@/lib/view/amounts/count-label'

type TradesTableProps = {
  events: readonly OrderEvent[]
  selected: readonly Order[]
  stateOf: (mint: string) => TokenState
  /** USD prices where they are to be shown. */
  usdPrices: PriceAnswers
  /** How often the rows were sorted anew, and so are drawn anew. */
  sorts: number
}

/** The table of deposits and trades, with the fee and the rate direction for all rows. */
export function TradesTable({ events, selected, stateOf, usdPrices, sorts }: TradesTableProps) {
  const isPrinting = usePrinting()
  const tradeCounts = useMemo(() => tradeCountsOf(selected), [selected])
  const keys = useMemo(() => eventKeys(events), [events])
  const dates = useMemo(() => events.map(({ date }) => date), [events])
  if (events.length === 0) return null

  return (
    <SwitchableTable>
      <TableControls />
      {isPrinting && events.length > MOST_ROWS_PRINTED && (
        <p className="text-sm text-text-2">
          {counted(events.length, 'row')} are too many to print: these were on screen. Download CSV
          gives them all in one file.
        </p>
      )}
      <PriceTooltip hasValues={usdPrices !== NO_ANSWERS}>
        <table
          role="table"
          aria-label="Deposits and trades"
          aria-rowcount={events.length + 1}
          className="block w-full overflow-clip rounded-xl border border-line bg-surface text-base md:text-sm"
        >
          <TableHead dates={dates} />
          <TableBody
            // Rows that jump about are worse to follow than new ones.
            key={sorts}
            round={sorts}
            events={events}
            keys={keys}
            rowProps={(event) => ({
              input: stateOf(event.inputMint),
              output: stateOf(event.kind === 'trade' ? event.outputMint : event.inputMint),
              tradeCount: tradeCounts.get(event.orderKey),
              ...usdPricesOf(event, usdPrices),
            })}
          />
        </table>
      </PriceTooltip>
    </SwitchableTable>
  )
}

function usdPricesOf(event: OrderEvent, prices: PriceAnswers) {
  const seconds = unixSeconds(event.date)
  return {
    inputUsdPrice: bestPriceAt(prices, event.inputMint, seconds),
    outputUsdPrice:
      event.kind === 'trade' ? bestPriceAt(prices, event.outputMint, seconds) : undefined,
  }
}

/** How many trades each order has; an order that lost its trades has no count. */
function tradeCountsOf(orders: readonly Order[]): Map<string, number> {
  const counted = orders.filter((order) => order.kind === 'trigger' || !order.lostTrades)
  return new Map(counted.map((order) => [order.orderKey, order.trades.length]))
}
