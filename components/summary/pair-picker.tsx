import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { PairName } from './pair-name'
import type { PairChoice, SummaryState } from './summary-state'
import { cn } from '@/components/ui/cn'
import { pairLabel } from '@/lib/view/orders/order-label'

type PairPickerProps = PairChoice &
  Pick<SummaryState, 'pairs' | 'stateOf'> & { className: string; children?: ReactNode }

/** The chosen pair, over a list that another is chosen from: the browser's own, invisible. */
export function PairPicker(props: PairPickerProps) {
  const { pairs, stateOf, chosen, onChoose, className, children } = props
  return (
    <div
      className={cn(
        'relative flex min-w-0 items-center gap-3 text-sm font-medium focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent',
        className,
      )}
    >
      <PairName input={stateOf(chosen.inputMint)} output={stateOf(chosen.outputMint)} />
      <span className="flex shrink-0 items-center gap-1.5 font-normal text-text-2">
        {children}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <select
        aria-label="Pair"
        value={chosen.key}
        onChange={({ target }) => onChoose(target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {pairs.map(({ key, inputMint, outputMint }) => (
          <option key={key} value={key}>
            {pairLabel(stateOf(inputMint), stateOf(outputMint))}
          </option>
        ))}
      </select>
    </div>
  )
}
