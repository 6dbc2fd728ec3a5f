import { Fragment } from 'react'
import { cn } from './ui/cn'
import { amountFigure } from '@/lib/view/amount-figure'

/** An amount with every digit; a figure too long for its place may break after a comma. */
export function Figure({ amount, className }: { amount: string; className?: string }) {
  const { whole, fraction, hasQuietFraction } = amountFigure(amount)
  return (
    <span data-slot="figure" className={className}>
      {whole.split(/(?<=,)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      <span className={cn(hasQuietFraction && 'text-text-2')}>{fraction}</span>
    </span>
  )
}
