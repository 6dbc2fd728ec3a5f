import cn from 'clsx'
import { memo } from 'react'
import { OneAmountCell, TradeCells } from './figure-cells'
import { CELL_CLASS, rowClass } from './row-class'
import { TransactionLink } from '@/components/tokens/token-link'
import { CopyButton } from '@/components/copying/copy-button'
import { Identicon } from '@/components/identicons/identicon'
import { OrderDetailsButton } from '@/components/order-details/order-details'
import { WalletBadge } from '@/components/wallet/wallet-badge'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import type { SectionName } from '@/lib/domain/orders/order'
import { eventSection, type OrderEvent } from '@/lib/domain/trades/order-event'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { TokenState } from '@/lib/domain/tokens/token'
import { SECTION_LABELS } from '@/lib/view/orders/order-label'
import { localDate } from '@/lib/view/time/local-date'
import { ACTION_WORDS, transferNote } from '@/lib/view/trades/trades-page-label'

type EventCellsProps = {
  event: OrderEvent
  input: TokenState
  /** The token that a trade bought; for a deposit or refund, the input token. */
  output: TokenState
  tradeCount: number | undefined
  hasWallets: boolean
}

type EventRowProps = EventCellsProps & {
  /** Counts from 0, without the head. */
  index: number
  rowKey: string
  measure: ((row: HTMLElement | null) => void) | undefined
}

const ACTION_CLASS = {
  deposit: 'text-text-2 md:icon-deposit print:before:hidden',
  trade: '',
  refund: 'text-text-2 md:icon-refund print:before:hidden',
} as const

/** One deposit, trade or refund. A sort changes only the row's index, so its cells don't render again. */
export function EventRow({ index, rowKey, measure, ...cells }: EventRowProps) {
  const { event, hasWallets } = cells
  return (
    <tr
      ref={measure ?? null}
      role="row"
      data-index={index}
      data-row={rowKey}
      aria-rowindex={index + 2}
      className={cn(
        rowClass(hasWallets),
        hasWallets ? 'lg:min-h-[54px] wide:min-h-11' : 'lg:min-h-11',
        // The browser lays out no row outside the window, so a sort takes a third of the time. A row that
        // was never laid out has the minimum height above.
        !measure &&
          'lg:[contain-intrinsic-block-size:auto_0px] lg:[content-visibility:auto] print:[content-visibility:visible]',
        'group/row border-t border-line first:border-t-0 last:rounded-b-[11px] focus-within:bg-hover hover:bg-hover lg:first:border-t',
        event.kind !== 'trade' && 'bg-bg/55',
      )}
    >
      <EventCells {...cells} />
    </tr>
  )
}

const EventCells = memo(function EventCells(props: EventCellsProps) {
  const { event, input, output, tradeCount, hasWallets } = props
  const section = eventSection(event)
  const { day, time } = localDate(event.date, useTimeZone())
  return (
    <>
      <td role="cell" className={CELL_CLASS.order}>
        {/* All badges are as wide as the longest, DCA2, so that identicons form one column. */}
        <OrderDetailsButton
          section={section}
          orderKey={event.orderKey}
          // Arrow keys reach the button (behaviour 5.18).
          tabIndex={-1}
          className={cn(
            'relative grid h-5 w-9 shrink-0 place-items-center rounded-[5px] text-2xs font-semibold hover:ring-1 hover:ring-current phone:after:absolute phone:after:-inset-3 tight:size-auto print:mr-1.5 print:inline-grid',
            COLORS[section],
          )}
        >
          {SECTION_LABELS[section].badge}
        </OrderDetailsButton>
        <Identicon value={event.orderKey} />
      </td>
      <td role="cell" className={CELL_CLASS.date}>
        <time
          dateTime={event.date}
          translate="no"
          className="flex flex-row gap-x-1.5 phone:flex-wrap phone:justify-end lg:flex-col lg:gap-0 wide:flex-row wide:gap-2"
        >
          <span className="font-medium">{day}</span> <span className="text-text-2">{time}</span>
        </time>
        <CopyButton
          value={String(unixSeconds(event.date))}
          label="Copy Unix timestamp"
          tabIndex={-1}
          className="-my-1 -mr-1.5 md:mr-0"
        />
      </td>
      <td
        role="cell"
        className={cn(
          CELL_CLASS.action,
          hasWallets && CELL_CLASS.actionOverWallet,
          ACTION_CLASS[event.kind],
        )}
      >
        {ACTION_WORDS[event.kind]}
      </td>
      {hasWallets && (
        <td role="cell" className={CELL_CLASS.wallet}>
          <WalletBadge userAddress={event.userAddress} />
        </td>
      )}
      {event.kind === 'trade' ? (
        <TradeCells trade={event} input={input} output={output} />
      ) : (
        <OneAmountCell event={event} input={input} note={transferNote(event.kind, tradeCount)} />
      )}
      <td role="cell" className={CELL_CLASS.transaction}>
        <TransactionLink transactionSignature={event.transactionSignature} tabIndex={-1} />
      </td>
    </>
  )
})

const COLORS: Record<SectionName, string> = {
  'recurring time': 'bg-badge-rt/12 text-badge-rt',
  'recurring price': 'bg-badge-rp/12 text-badge-rp',
  trigger: 'bg-badge-t/12 text-badge-t',
  'newer recurring': 'bg-badge-rt/12 text-badge-rt',
  'newer trigger': 'bg-badge-t/12 text-badge-t',
}
