import { ArrowRight } from 'lucide-react'
import { TokenNote } from '@/components/tokens/token-link'
import { TokenLogo } from '@/components/tokens/token-logo'
import { Skeleton } from '@/components/ui/skeleton'
import type { TokenState } from '@/lib/domain/tokens/token'
import { tokenText, tokenTitle } from '@/lib/view/tokens/token-label'

type PairNameProps = { input: TokenState; output: TokenState }

/** What was paid and what was bought: both logos and their symbols. */
export function PairName(pair: PairNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <PairLogos {...pair} />
      <PairSymbols {...pair} />
    </span>
  )
}

/** Both logos, one over the other. */
export function PairLogos({ input, output }: PairNameProps) {
  return (
    <span className="flex shrink-0">
      <TokenLogo state={input} />
      <TokenLogo state={output} className="-ml-1 outline-2 outline-surface" />
    </span>
  )
}

export function PairSymbols({ input, output }: PairNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <TokenSymbol state={input} />
      <PairArrow />
      <TokenSymbol state={output} />
    </span>
  )
}

/** An arrow, which screen readers call 'to'. */
export function PairArrow() {
  return (
    <>
      <ArrowRight size={12} className="inline-block shrink-0 text-text-3" />
      <span className="sr-only"> to </span>
    </>
  )
}

/** A token's symbol, cut if it is long; the whole is in its title. */
export function TokenSymbol({ state }: { state: TokenState }) {
  if (state.kind === 'loading') return <Skeleton className="h-4 w-10 rounded" />
  return (
    <TokenNote state={state}>
      <bdi
        translate="no"
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
    </TokenNote>
  )
}
