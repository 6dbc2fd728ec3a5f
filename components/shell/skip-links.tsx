'use client'

import { usePathname } from 'next/navigation'
import { focusFirst } from '@/lib/browser/scrolling/use-row-keys'
import { TRADES_PATH } from '@/lib/view/urls/paths'

/** The first stops of the trades page: to its table and to what follows it (behaviour 5.18). */
export function SkipLinks() {
  if (usePathname() !== TRADES_PATH) return null
  return (
    <>
      <SkipLink to="[data-slot=trades-table] tbody">Skip to the table</SkipLink>
      <SkipLink to="[data-slot=after-table]">Skip the table</SkipLink>
    </>
  )
}

type SkipLinkProps = { to: string; children: string }

/** Not a link to a fragment, because the page's may hold the orders. */
function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <button
      type="button"
      onClick={() => focusFirst(to)}
      className="sr-only rounded-lg bg-raised px-3 text-sm font-medium focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:h-10 focus-visible:px-3 print:hidden"
    >
      {children}
    </button>
  )
}
