import { ArrowRight } from 'lucide-react'
import { LookAlikeNote } from '@/components/tokens/token-link'
import { TokenLogo } from '@/components/tokens/token-logo'
import { Skeleton } from '@/components/ui/skeleton'
import type { TokenState } from '@/lib/domain/tokens/token'
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
            : // Where both have no room, it is the unknown one that is cut.
              'shrink-[999] truncate font-normal text-text-2'
        }
      >
        {tokenText(state)}
      </bdi>
    </LookAlikeNote>
  )
}
