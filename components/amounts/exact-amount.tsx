import { Fragment, type ReactNode } from 'react'
import { type Amount, tokenAmount } from '@/lib/domain/amounts/amount'
import { amountFigure, unmeasuredText } from '@/lib/view/amounts/amount-label'

/** Renders an amount with all digits, or says why it isn't known (behaviour 25.14, 25.15). */
export function ExactAmount({ amount }: { amount: Amount | null }) {
  const whole = tokenAmount(amount)
  if (whole === undefined) {
    const { text, title } = unmeasuredText(amount)
    return (
      <span title={title} className="text-text-3">
        {text}
      </span>
    )
  }
  return (
    <span data-slot="figure" translate="no" className="font-medium">
      <AmountDigits amount={whole} />
    </span>
  )
}

/** Renders an amount's digits; a long figure may break after a comma. */
export function AmountDigits({ amount }: { amount: string }) {
  const { whole, fraction, isFractionMuted } = amountFigure(amount)
  return (
    <>
      {digitGroups(whole)}
      {isFractionMuted ? <span className="text-text-2">{fraction}</span> : fraction}
    </>
  )
}

/** Returns a text whose figures may break after a comma (behaviour 7.1). */
export function digitGroups(text: string): ReactNode {
  return text.split(/(?<=,)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
