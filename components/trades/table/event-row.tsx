'use client'

import { memo, type Ref } from 'react'
import { DateCell } from './date-cell'
import { DepositCell } from './deposit-cell'
import { OrderCell } from './order-cell'
import { CELL_CLASS, ROW_CLASS } from './row-class'
import { TradeCells } from './trade-cells'
import { TransactionCell } from './transaction-cell'
import { cn } from '@/components/ui/cn'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'

type EventRowProps = {
  event: OrderEvent
  /** From 0 on, the head not counted. */
  index: number
  /** The row's identity, by which it keeps its place (behaviour 5.20). */
  place: string
  input: TokenState
  /** What came out; of a deposit the token that went in. */
  output: TokenState
  tradeCount: number | undefined
  /** USD prices of the row's minute; undefined where unknown or not shown. */
  inputUsdPrice: SourcedPrice | undefined
  outputUsdPrice: SourcedPrice | undefined
  /** That minute in Unix seconds; undefined where USD is not shown. */
  usdMinute: number | undefined
  /** Measures the row where only the visible ones are drawn. */
  ref?: Ref<HTMLTableRowElement>
}

/** One deposit or trade. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, index, place, input, output, tradeCount, ref } = props
  const isDeposit = event.kind === 'deposit'
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      data-place={place}
      aria-rowindex={index + 2}
      className={cn(
        ROW_CLASS,
        'group/row border-t border-line first:border-t-0 focus-within:bg-hover hover:bg-hover lg:first:border-t',
        isDeposit && 'bg-bg/55',
      )}
    >
      <td role="cell" className={CELL_CLASS.order}>
        <OrderCell type={event.orderType} orderKey={event.orderKey} />
      </td>
      <td role="cell" className={CELL_CLASS.date}>
        <DateCell date={event.date} />
      </td>
      <td role="cell" className={cn(CELL_CLASS.action, isDeposit && 'text-text-2 md:icon-deposit')}>
        {isDeposit ? 'Deposit' : 'Trade'}
      </td>
      {isDeposit ? (
        <DepositCell
          deposit={event}
          input={input}
          usdPrice={props.inputUsdPrice}
          usdMinute={props.usdMinute}
          tradeCount={tradeCount}
        />
      ) : (
        <TradeCells
          trade={event}
          index={index}
          input={input}
          output={output}
          inputUsdPrice={props.inputUsdPrice}
          outputUsdPrice={props.outputUsdPrice}
          usdMinute={props.usdMinute}
        />
      )}
      <td role="cell" className={CELL_CLASS.transaction}>
        <TransactionCell transactionSignature={event.transactionSignature} />
      </td>
    </tr>
  )
})
