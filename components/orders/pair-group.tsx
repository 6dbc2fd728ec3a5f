import { ReceiptText } from 'lucide-react'
import { type ComponentProps, memo } from 'react'
import { OrderLine, OrderStatus } from './order-line'
import { ExactAmount } from '@/components/amounts/exact-amount'
import { Identicon } from '@/components/identicons/identicon'
import { OrderDetailsButton } from '@/components/order-details/order-details'
import type { LineContext } from '@/lib/browser/orders/use-orders-screen'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { amountOf, depositedAmount, type Order, orderSection } from '@/lib/domain/orders/order'
import { isSelected } from '@/lib/domain/orders/order-selection'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import type { SectionLine } from '@/lib/view/orders/order-sections'
import { pairLabel, startLabel } from '@/lib/view/orders/order-label'

/** `gap` is the height of the skipped lines before this one, in px. */
export type RenderedLine = SectionLine & { index: number; gap: number }

type PairGroupProps = {
  /** From top to bottom. A long list has only some of the pair's lines. */
  lines: readonly RenderedLine[]
  lineContext: LineContext
  measure: ((line: HTMLElement | null) => void) | undefined
}

/** A pair's orders. Several orders are below a parent checkbox that toggles them all (behaviour 2.4). */
export function PairGroup({ lines, lineContext, measure }: PairGroupProps) {
  const [first] = lines
  if (!first) return null
  const { pair } = first
  const hasParent = pair.orders.length > 1
  // A pair that gets a second order keeps its elements, so the focus stays.
  return (
    <div
      role={hasParent ? 'group' : undefined}
      aria-label={
        hasParent
          ? pairLabel(lineContext.stateOf(pair.inputMint), lineContext.stateOf(pair.outputMint))
          : undefined
      }
    >
      {first.kind === 'parent' && (
        <PairParent line={first} lineContext={lineContext} measure={measure} />
      )}
      <ul>
        {lines.map(
          (line) =>
            line.kind === 'order' && (
              <OrderItem key={line.key} line={line} lineContext={lineContext} measure={measure} />
            ),
        )}
      </ul>
    </div>
  )
}

type LineProps = Pick<PairGroupProps, 'lineContext' | 'measure'> & { line: RenderedLine }

function PairParent({ line, lineContext, measure }: LineProps) {
  const { pair, index, key, gap } = line
  const { selection, stateOf, onSelectPair } = lineContext
  const count = pair.orders.length
  const selected = pair.orders.filter((order) => isSelected(selection, order)).length
  const isAll = selected === count
  const isSome = selected > 0 && !isAll
  return (
    <div ref={measure} data-index={index} data-row={key} style={{ marginTop: gap }}>
      <OrderLine
        position="first"
        checked={isAll || (isSome && 'mixed')}
        onCheckedChange={() => onSelectPair(pair, !isAll)}
        figure={<span className="text-text-2">{counted(count, 'order')}</span>}
        input={stateOf(pair.inputMint)}
        output={stateOf(pair.outputMint)}
        status={
          isSome && (
            <span className="text-text-3">{`${groupedDigits(selected)} of ${groupedDigits(count)} selected`}</span>
          )
        }
        isStatusShort={false}
      />
    </div>
  )
}

type OrderItemProps = LineProps & { line: Extract<RenderedLine, { kind: 'order' }> }

function OrderItem({ line, lineContext, measure }: OrderItemProps) {
  const { order, pair, place, index, key, gap } = line
  const { selection, isLong, stateOf, onSelectOrder } = lineContext
  const count = pair.orders.length
  return (
    <li
      ref={measure}
      data-index={index}
      data-row={key}
      aria-posinset={isLong ? place : undefined}
      aria-setsize={isLong ? count : undefined}
      style={{ marginTop: gap }}
    >
      <SingleOrder
        order={order}
        position={count === 1 ? 'single' : place === count ? 'last' : 'middle'}
        input={stateOf(order.inputMint)}
        output={stateOf(order.outputMint)}
        isChecked={isSelected(selection, order)}
        onSelect={onSelectOrder}
      />
    </li>
  )
}

type SingleOrderProps = Pick<ComponentProps<typeof OrderLine>, 'position' | 'input' | 'output'> & {
  order: Order
  isChecked: boolean
  onSelect: LineContext['onSelectOrder']
}

const SingleOrder = memo(function SingleOrder(props: SingleOrderProps) {
  const { order, position, input, output, isChecked, onSelect } = props
  const { word, day, time } = startLabel(order, useTimeZone())
  return (
    <OrderLine
      position={position}
      input={input}
      output={output}
      checked={isChecked}
      onCheckedChange={(checked) => onSelect(order, checked)}
      picture={<Identicon value={order.orderKey} />}
      figure={<ExactAmount amount={amountOf(order, order.inputMint, depositedAmount(order))} />}
      start={
        <>
          <span>{word}</span>{' '}
          <span translate="no">
            <span className="font-medium text-text">{day}</span>
            {`, ${time.slice(0, 'HH:mm'.length)}`}
            <span className="md:hidden lg:inline">{time.slice('HH:mm'.length)}</span>
          </span>
        </>
      }
      status={<OrderStatus order={order} />}
      isStatusShort={order.status === undefined}
      details={
        <OrderDetailsButton
          section={orderSection(order)}
          orderKey={order.orderKey}
          title=""
          className="group/details relative grid size-7 shrink-0 place-items-center rounded-md text-text-2 after:absolute after:-inset-2 hover:bg-line-2 hover:text-text focus-visible:opacity-100 md:absolute md:right-[182px] md:opacity-0 md:group-hover/line:opacity-100 md:after:hidden lg:right-[212px] print:hidden [@media(hover:none)]:opacity-100"
        >
          <ReceiptText size={16} />
          <span className="pointer-events-none absolute left-full z-10 ml-2 hidden rounded-lg border border-line-2 bg-raised px-2.5 py-1 text-xs whitespace-nowrap text-text shadow-(--shadow-small) md:group-hover/details:block md:group-focus-visible/details:block">
            Order details
          </span>
        </OrderDetailsButton>
      }
    />
  )
})
