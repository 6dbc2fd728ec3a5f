'use client'

import { use, useMemo } from 'react'
import { LazyChart } from '@/components/charts/lazy-chart'
import { TableSwitching } from '@/components/trades/table/table-switches'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { outputMintsOf } from '@/lib/domain/trades/event-output-mint'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { RATE_PER_TRADE } from '@/lib/view/order-details/order-details-label'

type OrderChartProps = { order: Order; stateOf: (mint: string) => TokenState }

/** The trades of one order over time, by the table's switches where there is one (behaviour 16.10). */
export function OrderChart({ order, stateOf }: OrderChartProps) {
  const switches = use(TableSwitching)
  // A chart does not tell whose they are.
  const events = useMemo(() => orderEvents([order], ''), [order])
  const outputMints = useMemo(() => outputMintsOf([order]), [order])
  const { inputMint, outputMint } = order
  return (
    <LazyChart
      className="mt-2 h-60 rounded-lg border md:h-56"
      {...{ events, outputMints, inputMint, outputMint, switches, stateOf }}
      answers={undefined}
    >
      <span className="text-text-2">{RATE_PER_TRADE}</span>
    </LazyChart>
  )
}
