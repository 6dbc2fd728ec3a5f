import type { TokenState } from '@/lib/domain/tokens/token'

/** Says that a token's service vouches for it; symbols alone can be anyone's (behaviour 6.10). */
export function VerifiedMark({ state }: { state: TokenState }) {
  if (state.kind !== 'known' || !state.token.isVerified) return null
  return (
    <span
      role="img"
      aria-label="verified"
      title="Verified token"
      className="-ml-1 inline-flex icon-verified shrink-0 [--icon-size:12px]"
    />
  )
}
