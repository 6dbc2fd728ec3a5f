import cn from 'clsx'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { TokenLogo, TokenNote, VerifiedMark } from '@/components/tokens/token-link'
import { Checkbox } from '@/components/ui/checkbox'
import { Pill } from '@/components/ui/pill'
import { Skeleton } from '@/components/ui/skeleton'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/clock'
import { type Order, orderState } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { orderStatusLabel } from '@/lib/view/orders/order-label'
import { tokenLabel, tokenNotes } from '@/lib/view/tokens/token-label'

export type LineTokens = { input: TokenState; output: TokenState }

type OrderLineProps = LineTokens & {
  position: 'single' | 'first' | 'middle' | 'last'
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
  /** The amount of an order, or how many orders a pair has. */
  figure: ReactNode
  picture?: ReactNode
  start?: ReactNode
  status?: ReactNode
  /** Whether, on phones, the status fits beside the start date. */
  isStatusShort: boolean
  details?: ReactNode
}

/** The line of a pair or an order; both have the same columns (behaviour 2.6). */
export function OrderLine({ position, checked, onCheckedChange, ...line }: OrderLineProps) {
  const id = useId()
  const isBelow = position === 'middle' || position === 'last'
  return (
    <div
      className={cn(
        'group/line relative flex min-h-11 items-start pl-4 hover:bg-hover md:min-h-10 md:items-center',
        !isBelow && 'border-t border-line',
        isBelow && JOINED_TO_ABOVE,
        (position === 'first' || position === 'middle') && JOINED_TO_BELOW,
      )}
    >
      <Checkbox
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        className="mt-2.5 mr-3 md:mt-0"
      />
      <div
        className={cn(
          'flex min-w-0 flex-1 items-center self-stretch pr-4',
          isBelow && 'border-t border-line',
        )}
      >
        <label
          htmlFor={id}
          className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-y-[3px] self-stretch py-2.5 text-base md:grid-cols-[minmax(92px,112px)_minmax(188px,1fr)_158px_24px_168px] md:py-1 md:text-sm lg:grid-cols-[36px_minmax(128px,144px)_minmax(0,1fr)_195px_40px_184px]"
        >
          <span className="hidden lg:block">{line.picture}</span>
          <span className="col-span-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 md:contents">
            <span className="max-w-full [overflow-wrap:anywhere] md:pr-3 md:text-right">
              {line.figure}
            </span>
            <span
              className={cn(
                'flex min-w-0 flex-[1_1_200px] items-center gap-2 md:grid md:grid-cols-[1fr_auto_1fr] md:gap-0 md:pr-1.5 lg:grid-cols-[2fr_auto_3fr] lg:pr-2',
                position === 'first' ? 'font-semibold' : 'font-medium',
              )}
            >
              <LineToken state={line.input} className="md:pr-1" />
              <ArrowRight
                size={14}
                aria-label="to"
                className="shrink-0 text-text-3 md:mr-1.5 lg:mr-3"
              />
              <LineToken state={line.output} />
            </span>
          </span>
          {line.start && (
            <span className="col-start-1 text-sm text-text-2 md:col-start-3 md:text-xs lg:col-start-4 lg:text-sm">
              {line.start}
            </span>
          )}
          {line.status && (
            <span
              className={cn(
                'text-sm md:col-start-5 md:row-auto md:text-right md:text-xs lg:col-start-6 lg:text-sm',
                line.isStatusShort ? 'col-start-2 row-start-2 pl-2' : 'col-span-2 md:col-span-1',
              )}
            >
              {line.status}
            </span>
          )}
        </label>
        {line.details}
      </div>
    </div>
  )
}

/** The hairline between two checkboxes of a pair, in two parts. */
const JOINED_TO_ABOVE =
  'before:absolute before:top-0 before:left-[25px] before:h-2.5 before:border-l before:border-line-2 md:before:left-[23px] md:before:h-[calc(50%-8px)]'
const JOINED_TO_BELOW =
  'after:absolute after:top-[31px] after:bottom-0 after:left-[25px] after:border-l after:border-line-2 md:after:top-[calc(50%+8px)] md:after:left-[23px]'

const SHORT_SYMBOL = 6

/** A token in a line: logo and symbol, or 'Unknown (mint)'. The element has the whole text; CSS truncates it. */
function LineToken({ state, className }: { state: TokenState; className?: string }) {
  if (state.kind === 'loading') {
    return (
      <span className={className}>
        <Skeleton className="h-4 w-16 rounded" />
      </span>
    )
  }
  const label = tokenLabel(state)
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2',
        // If there is no room, a mint is truncated first; a short symbol without a note never is.
        state.kind === 'unknown' && 'shrink-[999]',
        // A symbol with a note below it may shrink, so that the note wraps.
        label.length <= SHORT_SYMBOL && tokenNotes(state).length === 0 ? 'shrink-0' : 'min-w-0',
        className,
      )}
    >
      <TokenLogo state={state} />
      <TokenNote state={state}>
        <bdi
          translate="no"
          title={label}
          className={cn(
            'truncate',
            state.kind === 'known' ? 'max-w-[14ch]' : 'md:text-xs lg:text-sm',
          )}
        >
          {label}
        </bdi>
      </TokenNote>
      {/* Screen readers don't get the mark: the line's name is long enough without it. */}
      <span aria-hidden="true" className="flex empty:hidden">
        <VerifiedMark state={state} />
      </span>
    </span>
  )
}

/** The status of an order. A closed recurring order has none, unless it is a newer order (behaviour 2.6). */
export function OrderStatus({ order }: { order: Order }) {
  // The clock ticks once a minute, so that an order's expiry shows soon.
  const nowMs = useNow()
  const label = orderStatusLabel(order, nowMs, useTimeZone())
  if (label === undefined) return null
  if (order.kind === 'recurring' && label === 'Open') return <Pill kind="ok">{label}</Pill>
  const dot = order.status === 'Cancelled' ? 'border-text-3 border' : 'bg-text-3'
  return (
    <span className="inline-flex items-center gap-2 text-text-2">
      <span
        aria-hidden="true"
        className={cn(
          'size-1.5 shrink-0 rounded-full',
          orderState(order, nowMs) === 'open' ? 'bg-ok' : dot,
        )}
      />
      <bdi>{label}</bdi>
    </span>
  )
}
