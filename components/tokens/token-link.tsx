'use client'

import { memo } from 'react'
import { CopyButton } from '@/components/copying/copy-button'
import { TokenLogo } from './token-logo'
import { Skeleton } from '@/components/ui/skeleton'
import { LookAlikeNote } from './look-alike-note'
import { VerifiedMark } from './verified-mark'
import { explorerPreference } from '@/lib/browser/preferences/stored-preferences'
import type { TokenState } from '@/lib/domain/tokens/token'
import { tokenUrl } from '@/lib/view/urls/explorer-url'
import { copyMintLabel, lookAlikeText, tokenText, tokenTitle } from '@/lib/view/tokens/token-label'

/**
 * A token with its logo, symbol, explorer link and a button that copies its mint (behaviour 5.10).
 */
export const TokenLink = memo(function TokenLink({ state }: { state: TokenState }) {
  const explorer = explorerPreference.useChoice()
  if (state.kind === 'loading') return <Skeleton className="h-4 w-14 rounded" />
  const { mint } = state
  const link = (
    <>
      <TokenLogo state={state} />
      <a
        // As in a <bdi>: a symbol written from right to left turns nothing else round.
        dir="auto"
        href={tokenUrl(explorer, mint)}
        target="_blank"
        rel="noopener noreferrer"
        title={tokenTitle(state)}
        className={
          state.kind === 'known'
            ? 'max-w-[12ch] min-w-0 truncate font-medium text-text no-underline hover:underline'
            : 'min-w-0 truncate quiet-link'
        }
      >
        {tokenText(state)}
      </a>
      <VerifiedMark state={state} />
      <CopyButton
        value={mint}
        label={copyMintLabel(state)}
        className="-my-2 md:absolute md:right-0 md:bg-hover md:opacity-0 md:group-focus-within/row:opacity-100 md:group-hover/row:opacity-100 wide:static wide:bg-transparent [@media(hover:none)]:opacity-100"
      />
    </>
  )
  if (lookAlikeText(state) === undefined) return link
  return (
    <LookAlikeNote state={state}>
      <span className="flex min-w-0 items-center gap-2">{link}</span>
    </LookAlikeNote>
  )
})
