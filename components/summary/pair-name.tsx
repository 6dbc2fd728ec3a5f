import { ArrowRight, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { LookAlikeNote } from '@/components/tokens/token-link'
import { TokenLogo } from '@/components/tokens/token-logo'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { pairLabel } from '@/lib/view/orders/order-label'
import { tokenText, tokenTitle } from '@/lib/view/tokens/token-label'

type PairNameProps = { input: TokenState; output: TokenState }

/** What was paid and what was bought: both logos, one over the other, and their symbols. */
export function PairName({ input, output }: PairNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="flex shrink-0">
        <TokenLogo state={input} />
        <TokenLogo state={output} className="-ml-1 outline-2 outline-surface" />
      </span>
      <span className="flex min-w-0 items-center gap-1.5">
        <Symbol state={input} />
        <ArrowRight
          size={12}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-text-3"
        />
        <Symbol state={output} />
      </span>
    </span>
  )
}

function Symbol({ state }: { state: TokenState }) {
  if (state.kind === 'loading') return <Skeleton className="h-4 w-10 rounded" />
  return (
    <LookAlikeNote state={state}>
      <bdi
        title={tokenTitle(state)}
        className={
          state.kind === 'known'
            ? 'max-w-[12ch] truncate'
            : // If there is no room for both, the unknown one is cut.
              'shrink-[999] truncate font-normal text-text-2'
        }
      >
        {tokenText(state)}
      </bdi>
    </LookAlikeNote>
  )
}

type PairPickerProps = {
  pairs: readonly PairSummary[]
  stateOf: (mint: string) => TokenState
  selected: PairSummary
  onSelect: (key: string) => void
  className: string
  children?: ReactNode
}

/** The selected pair, under an invisible native list of all pairs. */
export function PairPicker(props: PairPickerProps) {
  const { pairs, stateOf, selected, onSelect, className, children } = props
  return (
    <div
      className={cn(
        'relative flex min-w-0 items-center gap-3 text-sm font-medium focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent',
        className,
      )}
    >
      <PairName input={stateOf(selected.inputMint)} output={stateOf(selected.outputMint)} />
      <span className="flex shrink-0 items-center gap-1.5 font-normal text-text-2">
        {children}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <select
        aria-label="Pair"
        value={selected.key}
        onChange={({ target }) => onSelect(target.value)}
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
