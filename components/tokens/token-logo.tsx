'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import type { TokenState } from '@/lib/domain/tokens/token'
import { logoSource } from '@/lib/view/tokens/logo-hosts'
import { logoLetter } from '@/lib/view/tokens/token-label'

/** Logos that didn't load in this tab: a long table would request one again with every row. */
const missingLogos = new Set<string>()

/** Shows a token's logo, 16 px, or a tile with its letter if there is none (behaviour 6.9). */
export function TokenLogo({ state, className }: { state: TokenState; className?: string }) {
  const token = state.kind === 'known' ? state.token : undefined
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
    // Services' pictures are 16 px and from many hosts: nothing for next/image to do.
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
