import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { LinesState, MeasureLine } from './lines-state'
import { OrderToken } from './order-token'
import { Checkbox } from '@/components/ui/checkbox'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import { isSelected, pairState } from '@/lib/domain/orders/order-selection'
import { selectedLabel } from '@/lib/view/orders/order-line-label'

const CHECKED = { all: true, some: 'indeterminate', none: false } as const

type PairParentProps = {
  /** Its place among the lines of its heading. */
  index: number
  pair: OrderPair
  listing: LinesState
  measure: MeasureLine | undefined
}

/** The parent checkbox of a pair's orders, and how many of them are selected (behaviour 2.5). */
export function PairParent({ index, pair, listing, measure }: PairParentProps) {
  const id = useId()
  const { selection, stateOf, onSelectPair } = listing
  const state = pairState(selection, pair)
  const selected = pair.orders.filter((order) => isSelected(selection, order)).length
  return (
    <div
      ref={measure}
      data-index={index}
      data-place={pair.pairId}
      className="flex min-h-[45px] items-center gap-3 border-t border-line px-4 hover:bg-hover lg:h-[41px] lg:min-h-0"
    >
      <Checkbox
        id={id}
        checked={CHECKED[state]}
        onCheckedChange={() => onSelectPair(pair, state !== 'all')}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-0.5 py-2 lg:flex-nowrap lg:py-0">
        <label
          htmlFor={id}
          className="flex min-w-0 flex-auto items-center gap-2 text-base lg:text-sm"
        >
          <OrderToken state={stateOf(pair.inputMint)} />
          <ArrowRight
            size={14}
            strokeWidth={1.75}
            aria-label="to"
            className="shrink-0 text-text-3"
          />
          <OrderToken state={stateOf(pair.outputMint)} />
        </label>
        <span className="text-sm whitespace-nowrap text-text-3">
          {selectedLabel(selected, pair.orders.length)}
        </span>
      </div>
    </div>
  )
}
