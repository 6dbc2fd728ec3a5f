import cn from 'clsx'
import { memo, type ReactNode, useState } from 'react'
import { CopyButton } from '@/components/copying/copy-button'
import { Skeleton } from '@/components/ui/skeleton'
import { explorerPreference } from '@/lib/browser/preferences/stored-preferences'
import type { TokenState } from '@/lib/domain/tokens/token'
import {
  copyMintLabel,
  logoLetter,
  tokenNotes,
  tokenText,
  tokenTitle,
} from '@/lib/view/tokens/token-label'
import { tokenUrl, transactionUrl } from '@/lib/view/urls/explorer-url'
import { logoSource } from '@/lib/view/tokens/logo-hosts'

/** A token's logo, symbol and copy button (behaviour 5.10). Arrow keys reach the link and button (behaviour 5.18). */
export const TokenLink = memo(function TokenLink({ state }: { state: TokenState }) {
  const explorer = explorerPreference.useChoice()
  if (state.kind === 'loading') return <Skeleton className="h-4 w-14 rounded" />
  const { mint } = state
  const link = (
    <>
      <TokenLogo state={state} />
      <a
        translate="no"
        // Isolates a symbol written from right to left, like <bdi>.
        dir="auto"
        href={tokenUrl(explorer, mint)}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={-1}
        title={tokenTitle(state)}
        className={
          state.kind === 'known'
            ? 'max-w-[12ch] min-w-0 truncate font-medium text-text no-underline hover:underline'
            : 'min-w-0 leading-4 quiet-link'
        }
      >
        {tokenText(state)}
      </a>
      <VerifiedMark state={state} />
      <CopyButton
        value={mint}
        tabIndex={-1}
        label={copyMintLabel(state)}
        className="-my-2 md:-mx-1.5 md:opacity-0 md:group-focus-within/row:opacity-100 md:group-hover/row:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </>
  )
  if (tokenNotes(state).length === 0) return link
  return (
    <TokenNote state={state}>
      <span className="flex min-w-0 items-center gap-2">{link}</span>
    </TokenNote>
  )
})

type TransactionLinkProps = {
  transactionSignature: string
  /** -1 in a table row, where arrow keys reach the link (behaviour 5.18). */
  tabIndex?: -1
}

/** 'View', a link to the explorer; a dash if Jupiter gives no transaction (behaviour 5.4). */
export function TransactionLink({ transactionSignature, tabIndex }: TransactionLinkProps) {
  const explorer = explorerPreference.useChoice()
  if (transactionSignature === '') {
    return (
      <span className="text-text-3" title="No transaction available">
        –
      </span>
    )
  }
  return (
    <a
      href={transactionUrl(explorer, transactionSignature)}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      title={transactionSignature}
      className="relative inline-flex icon-outside flex-row-reverse items-center gap-1.5 font-medium underline decoration-line-2 underline-offset-4 hover:decoration-current phone:after:absolute phone:after:-inset-x-2 phone:after:-inset-y-3"
    >
      View
    </a>
  )
}

type TokenNotesProps = { state: TokenState; isBrief?: boolean }

/** A token's name with the notes about the token below it. */
export function TokenNote({ children, ...notes }: TokenNotesProps & { children: ReactNode }) {
  if (tokenNotes(notes.state).length === 0) return children
  return (
    <span className="flex min-w-0 flex-col">
      {children}
      <TokenNotes {...notes} />
    </span>
  )
}

/** Notes about a token: that it is a look-alike, or has a multiplier (behaviour 6.11, 6.12). */
export function TokenNotes({ state, isBrief = false }: TokenNotesProps) {
  return tokenNotes(state).map(({ text, brief, isWarning }) => (
    <bdi
      key={text}
      className={cn(
        'block text-2xs leading-[14px] font-normal [overflow-wrap:anywhere]',
        isWarning ? 'text-warn' : 'text-text-3',
      )}
    >
      {isBrief ? brief : text}
    </bdi>
  ))
}

/** Marks a token that a token service has verified, because anyone can choose any symbol (behaviour 6.9). */
export function VerifiedMark({ state }: { state: TokenState }) {
  if (!state.token?.isVerified) return null
  return (
    <span
      role="img"
      aria-label="verified"
      title="Verified token"
      className="-ml-1 inline-flex icon-verified shrink-0 [--icon-size:12px]"
    />
  )
}

/** Shows a token's symbol in the unit of a figure. A long symbol is cut, and the title has all of it. */
export function UnitSymbol({ symbol }: { symbol: string }) {
  return (
    <bdi
      translate="no"
      title={symbol}
      className="inline-block max-w-[12ch] truncate align-bottom text-text-3"
    >
      {symbol}
    </bdi>
  )
}

/** Logos that didn't load in this tab. Without this set, a long table would request them with every row. */
const missingLogos = new Set<string>()

/** Shows a token's logo, 16 px. If there is none, a tile shows the symbol's first letter (behaviour 6.9). */
export function TokenLogo({ state, className }: { state: TokenState; className?: string }) {
  const { token } = state
  const source = logoSource(token?.logoURI)
  const [, setFailedSource] = useState<string>()
  const shape = cn('size-4 shrink-0 rounded-full', className)
  if (source === undefined || missingLogos.has(source)) {
    return (
      <span
        aria-hidden="true"
        data-letter={logoLetter(state)}
        className={cn(
          shape,
          'grid place-items-center text-[9px] leading-none font-semibold text-text-2 before:content-[attr(data-letter)]',
          token ? 'bg-line-2' : 'border border-dashed border-control',
        )}
      />
    )
  }
  return (
    // Logos come from other hosts and are drawn at 16 px: nothing for next/image to do.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={source}
      alt=""
      width={16}
      height={16}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => {
        missingLogos.add(source)
        setFailedSource(source)
      }}
      className={cn(shape, 'bg-line-2')}
    />
  )
}
