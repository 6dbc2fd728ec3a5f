import { Fragment } from 'react'
import { amountFigure } from '@/lib/view/amounts/amount-label'

type ExactAmountProps = { amount: string; className?: string }

/** Renders an amount with every digit. */
export function ExactAmount({ amount, className }: ExactAmountProps) {
  return (
    <span data-slot="figure" className={className}>
      <AmountDigits amount={amount} />
    </span>
  )
}

/** Renders its digits; a long figure may break after a comma. */
export function AmountDigits({ amount }: { amount: string }) {
  const { whole, fraction, isFractionMuted } = amountFigure(amount)
  const parts = whole.split(/(?<=,)/)
  return (
    <>
      {parts.length === 1
        ? whole
        : parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
      {isFractionMuted ? <span className="text-text-2">{fraction}</span> : fraction}
    </>
  )
}
