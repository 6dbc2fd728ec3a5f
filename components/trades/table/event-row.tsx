'use client'

import { memo, type Ref } from 'react'
import { DateCell } from './date-cell'
import { OneAmountCell } from './one-amount-cell'
import { OrderCell } from './order-cell'
import { CELL_CLASS, rowClass } from './row-class'
import { TradeCells } from './trade-cells'
import { TransactionCell } from './transaction-cell'
import { WalletBadge } from '@/components/wallet/wallet-badge'
import { cn } from '@/components/ui/cn'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'
import { ACTION_WORDS, oneAmountNote } from '@/lib/view/trades/action-label'

type EventRowProps = {
  event: OrderEvent
  /** From 0 on, the head not counted. */
  index: number
  /** The row's identity, by which it keeps its place (behaviour 5.20). */
  place: string
  input: TokenState
  /** What came out; of a deposit or return the token that went in. */
  output: TokenState
  tradeCount: number | undefined
  /** Whether its wallet is one of several. */
  hasWallets: boolean
  /** USD prices of the row's minute; undefined where unknown or not shown. */
  inputUsdPrice: SourcedPrice | undefined
  outputUsdPrice: SourcedPrice | undefined
  /** That minute in Unix seconds; undefined where USD is not shown. */
  usdMinute: number | undefined
  /** Measures the row where only the visible ones are drawn. */
  ref?: Ref<HTMLTableRowElement>
}

const ACTION_CLASS = {
  deposit: 'text-text-2 md:icon-deposit',
  trade: '',
  returned: 'text-text-2 md:icon-returned',
} as const

/** One deposit, trade or return. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, index, place, input, output, tradeCount, hasWallets, ref } = props
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      data-place={place}
      aria-rowindex={index + 2}
      className={cn(
        rowClass(hasWallets),
        hasWallets ? 'lg:min-h-[54px] wide:min-h-11' : 'lg:min-h-11',
        'group/row border-t border-line first:border-t-0 focus-within:bg-hover hover:bg-hover lg:first:border-t',
        event.kind !== 'trade' && 'bg-bg/55',
      )}
    >
      <td role="cell" className={CELL_CLASS.order}>
        <OrderCell type={event.orderType} orderKey={event.orderKey} />
      </td>
      <td role="cell" className={CELL_CLASS.date}>
        <DateCell date={event.date} />
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
        <TradeCells
          trade={event}
          index={index}
          input={input}
          output={output}
          inputUsdPrice={props.inputUsdPrice}
          outputUsdPrice={props.outputUsdPrice}
          usdMinute={props.usdMinute}
        />
      ) : (
        <OneAmountCell
          event={event}
          input={input}
          usdPrice={props.inputUsdPrice}
          usdMinute={props.usdMinute}
          note={oneAmountNote(event.kind, tradeCount)}
        />
      )}
      <td role="cell" className={CELL_CLASS.transaction}>
        <TransactionCell transactionSignature={event.transactionSignature} />
      </td>
    </tr>
  )
})
