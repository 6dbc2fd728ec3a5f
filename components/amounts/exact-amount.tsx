import { Fragment } from 'react'
import { amountFigure } from '@/lib/view/amounts/amount-label'

type ExactAmountProps = { amount: string; className?: string }

/** An amount with every digit. */
export function ExactAmount({ amount, className }: ExactAmountProps) {
  return (
    <span data-slot="figure" className={className}>
      <AmountDigits amount={amount} />
    </span>
  )
}

/** Its digits; a figure too long for its place may break after a comma. */
export function AmountDigits({ amount }: { amount: string }) {
  const { whole, fraction, hasQuietFraction } = amountFigure(amount)
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
      {hasQuietFraction ? <span className="text-text-2">{fraction}</span> : fraction}
    </>
  )
}
