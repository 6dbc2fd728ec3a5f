'use client'

import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { LineList } from './line-list'
import { OrderToken } from './order-token'
import type { LinesState } from './lines-state'
import { VirtualLineList } from './virtual-line-list'
import { Checkbox } from '@/components/ui/checkbox'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import { isSelected, pairState } from '@/lib/domain/orders/order-selection'
import { selectedLabel } from '@/lib/view/orders/order-line-label'

const CHECKED = { all: true, some: 'indeterminate', none: false } as const

/** A pair's orders; several of them below a parent checkbox that toggles all (behaviour 2.5). */
export function PairGroup({ pair, listing }: { pair: OrderPair; listing: LinesState }) {
  const id = useId()
  const { selection, stateOf, onSelectPair } = listing
  const hasParent = pair.orders.length > 1
  const Lines = listing.isLong && hasParent ? VirtualLineList : LineList
  const lines = <Lines orders={pair.orders} listing={listing} />
  if (!hasParent) return <div className="border-t border-line">{lines}</div>

  const state = pairState(selection, pair)
  const selected = pair.orders.filter((order) => isSelected(selection, order)).length
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="border-t border-line">
      <div className="flex min-h-11 items-center gap-3 px-4 hover:bg-hover lg:h-10 lg:min-h-0">
        <Checkbox
          id={id}
          checked={CHECKED[state]}
          onCheckedChange={() => onSelectPair(pair, state !== 'all')}
        />
        <label
          id={`${id}-label`}
          htmlFor={id}
          className="flex min-w-0 flex-1 items-center gap-2 text-base lg:text-sm"
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
      <div className="relative before:absolute before:top-0 before:bottom-5 before:left-6 before:z-10 before:w-px before:bg-line-2">
        {lines}
      </div>
    </div>
  )
}
