'use client'

import { useId } from 'react'
import { OrderLine, OrderToken, PairArrow } from './order-line'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import type { OrderLines } from '@/lib/browser/orders/use-orders-screen'
import { isSelected } from '@/lib/domain/orders/order-selection'
import type { OrderEntry } from '@/lib/view/orders/order-entries'
import { pairLabel } from '@/lib/view/orders/order-label'

/** An entry that is rendered; `gap`: the height of those left out before it, in px. */
export type RenderedEntry = OrderEntry & { gap?: number }

type PairGroupProps = {
  /** What is rendered of the pair, from top to bottom: not all if its list is long. */
  entries: readonly RenderedEntry[]
  lines: OrderLines
  /** Takes each line's height; given if only some are rendered. */
  measure?: (line: HTMLElement | null) => void
}

/** A pair's orders; several of them below a parent checkbox that toggles all (behaviour 2.4). */
export function PairGroup({ entries, lines, measure }: PairGroupProps) {
  const [first] = entries
  if (!first) return null
  const { pair } = first
  const list = (
    <ul>
      {entries.map(
        (entry) =>
          entry.kind === 'order' && (
            <OrderItem key={entry.key} entry={entry} lines={lines} measure={measure} />
          ),
      )}
    </ul>
  )
  if (pair.orders.length === 1) return list
  return (
    <div
      role="group"
      aria-label={pairLabel(lines.stateOf(pair.inputMint), lines.stateOf(pair.outputMint))}
    >
      {first.kind === 'parent' && <PairParent entry={first} lines={lines} measure={measure} />}
      {list}
    </div>
  )
}

type EntryProps = {
  entry: RenderedEntry
  lines: OrderLines
  measure: ((line: HTMLElement | null) => void) | undefined
}

/** The parent checkbox of a pair's orders, and how many of them are selected. */
function PairParent({ entry, lines, measure }: EntryProps) {
  const { pair, index, key, gap } = entry
  const { selection, stateOf, onSelectPair } = lines
  const id = useId()
  const selected = pair.orders.filter((order) => isSelected(selection, order)).length
  const isAll = selected === pair.orders.length
  return (
    <div
      ref={measure}
      data-index={index}
      data-row={key}
      className="flex min-h-[45px] items-center gap-3 border-t border-line px-4 hover:bg-hover lg:h-[41px] lg:min-h-0"
      style={{ marginTop: gap }}
    >
      <Checkbox
        id={id}
        checked={isAll || (selected > 0 && 'indeterminate')}
        onCheckedChange={() => onSelectPair(pair, !isAll)}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-0.5 py-2 lg:flex-nowrap lg:py-0">
        <label
          htmlFor={id}
          className="flex min-w-0 flex-auto items-center gap-2 text-base lg:text-sm"
        >
          <OrderToken state={stateOf(pair.inputMint)} />
          <PairArrow />
          <OrderToken state={stateOf(pair.outputMint)} />
        </label>
        <span className="text-sm whitespace-nowrap text-text-3">
          {`${selected} of ${pair.orders.length} selected`}
        </span>
      </div>
    </div>
  )
}

/** A child's piece of the rail, from its top to its tick; on one line, from the tick of the one above. */
const CHILD =
  'before:absolute before:-top-px before:left-6 before:z-10 before:h-[21px] before:w-3 before:border-b before:border-l before:border-line-2 lg:before:-top-1/2 lg:before:h-full'
const FIRST_CHILD =
  'before:absolute before:top-0 before:left-6 before:z-10 before:h-5 before:w-3 before:border-b before:border-l before:border-line-2 lg:before:h-1/2'
/** And down to the next child, whose lines may be fewer or more. */
const TO_NEXT_CHILD =
  'after:absolute after:top-5 after:bottom-0 after:left-6 after:z-10 after:border-l after:border-line-2 lg:after:hidden'

type OrderItemProps = EntryProps & { entry: Extract<RenderedEntry, { kind: 'order' }> }

/** The list item of an order's line; a child hangs on its pair's rail. */
function OrderItem({ entry, lines, measure }: OrderItemProps) {
  const { order, pair, place, index, key, gap } = entry
  const { selection, isLong, stateOf, onSelectOrder } = lines
  const isChild = pair.orders.length > 1
  return (
    <li
      ref={measure}
      data-index={index}
      data-row={key}
      aria-posinset={isLong ? place : undefined}
      aria-setsize={isLong ? pair.orders.length : undefined}
      className={cn(
        'border-t border-line',
        isChild && ['relative', place === 1 ? FIRST_CHILD : CHILD],
        place < pair.orders.length && TO_NEXT_CHILD,
      )}
      style={{ marginTop: gap }}
    >
      <OrderLine
        order={order}
        input={stateOf(order.inputMint)}
        output={stateOf(order.outputMint)}
        isSelected={isSelected(selection, order)}
        isChild={isChild}
        onSelect={onSelectOrder}
      />
    </li>
  )
}
