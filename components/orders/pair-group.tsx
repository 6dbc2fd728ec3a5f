import { ReceiptText } from 'lucide-react'
import { memo } from 'react'
import { type LineTokens, OrderLine, OrderStatus } from './order-line'
import { ExactAmount } from '@/components/amounts/exact-amount'
import { Identicon } from '@/components/identicons/identicon'
import { OrderDetailsButton } from '@/components/order-details/order-details'
import type { LineContext } from '@/lib/browser/orders/use-orders-screen'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { amountOf, type Order, type OrderPair, orderSection } from '@/lib/domain/orders/order'
import { isSelected } from '@/lib/domain/orders/order-selection'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import type { SectionLine } from '@/lib/view/orders/order-sections'
import { pairLabel, startLabel } from '@/lib/view/orders/order-label'

/** `gap` is the height of the skipped lines before this one, in px. */
export type RenderedLine = SectionLine & { index: number; gap: number }

type PairGroupProps = {
  lineContext: LineContext
  pair: OrderPair
  /** From top to bottom. A long list has only some of the pair's lines. */
  lines: readonly RenderedLine[]
  measure: ((line: HTMLElement | null) => void) | undefined
}

/** A pair's orders. Several orders are below a parent checkbox that toggles them all (behaviour 2.4). */
export function PairGroup({ pair, lines, lineContext, measure }: PairGroupProps) {
  const [first] = lines
  const { selection, isLong, stateOf, onSelectOrder } = lineContext
  const tokens = { input: stateOf(pair.inputMint), output: stateOf(pair.outputMint) }
  const count = pair.orders.length
  const rowProps = ({ index, key, gap }: RenderedLine) => ({
    ref: measure,
    'data-index': index,
    'data-row': key,
    style: { marginTop: gap },
  })
  // A pair that gets a second order keeps its elements, so the focus stays.
  return (
    <div
      role={count > 1 ? 'group' : undefined}
      aria-label={count > 1 ? pairLabel(tokens.input, tokens.output) : undefined}
    >
      {first?.kind === 'parent' && (
        <div {...rowProps(first)}>
          <PairParent pair={pair} lineContext={lineContext} {...tokens} />
        </div>
      )}
      <ul>
        {lines.map(
          (line) =>
            line.kind === 'order' && (
              <li
                key={line.key}
                {...rowProps(line)}
                aria-posinset={isLong ? line.place : undefined}
                aria-setsize={isLong ? count : undefined}
              >
                <SingleOrder
                  {...tokens}
                  order={line.order}
                  position={count === 1 ? 'single' : line.place === count ? 'last' : 'middle'}
                  isChecked={isSelected(selection, line.order)}
                  onSelect={onSelectOrder}
                />
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

type PairParentProps = LineTokens & { pair: OrderPair; lineContext: LineContext }

function PairParent({ pair, lineContext, ...tokens }: PairParentProps) {
  const { selection, onSelectPair } = lineContext
  const count = pair.orders.length
  const selected = pair.orders.filter((order) => isSelected(selection, order)).length
  const isAll = selected === count
  const isSome = selected > 0 && !isAll
  return (
    <OrderLine
      {...tokens}
      position="first"
      checked={isAll || (isSome && 'indeterminate')}
      onCheckedChange={() => onSelectPair(pair, !isAll)}
      figure={<span className="text-text-2">{counted(count, 'order')}</span>}
      status={
        isSome && (
          <span className="text-text-3">{`${groupedDigits(selected)} of ${groupedDigits(count)} selected`}</span>
        )
      }
      isStatusShort={false}
    />
  )
}

type SingleOrderProps = LineTokens & {
  order: Order
  position: 'single' | 'middle' | 'last'
  isChecked: boolean
  onSelect: (order: Order, isSelected: boolean) => void
}

const SingleOrder = memo(function SingleOrder(props: SingleOrderProps) {
  const { order, isChecked, onSelect, ...line } = props
  const { word, day, time } = startLabel(order, useTimeZone())
  return (
    <OrderLine
      {...line}
      checked={isChecked}
      onCheckedChange={(checked) => onSelect(order, checked)}
      picture={<Identicon value={order.orderKey} />}
      figure={<ExactAmount amount={amountOf(order, order.inputMint, order.deposited)} />}
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
