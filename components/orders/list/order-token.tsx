import { TokenLogo } from '@/components/tokens/token-logo'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { LookAlikeNote } from '@/components/tokens/look-alike-note'
import { VerifiedMark } from '@/components/tokens/verified-mark'
import type { TokenState } from '@/lib/domain/tokens/token'
import { tokenLabel } from '@/lib/view/tokens/token-label'

/** A token in an order's line: logo and symbol, or 'Unknown (mint)'. Only CSS cuts what is seen. */
export function OrderToken({ state, className }: { state: TokenState; className?: string }) {
  if (state.kind === 'loading') return <Skeleton className={cn('h-4 w-16 rounded', className)} />
  const label = tokenLabel(state)
  return (
    <span
      className={cn(
        'inline-flex min-w-0 items-center gap-2',
        // Where both have no room, it is the mint that is cut, not the other's symbol.
        state.kind === 'unknown' && 'shrink-[999]',
        className,
      )}
    >
      <TokenLogo state={state} />
      <LookAlikeNote state={state}>
        <bdi
          title={label}
          className={cn('truncate font-medium', state.kind === 'known' && 'max-w-[14ch]')}
        >
          {label}
        </bdi>
      </LookAlikeNote>
      {/* The line's name is long enough to hear without it. */}
      <span aria-hidden="true" className="flex">
        <VerifiedMark state={state} />
      </span>
    </span>
  )
}
