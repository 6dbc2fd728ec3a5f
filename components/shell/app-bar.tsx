'use client'

import { Moon, Settings, Sun } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { dialogOpener } from '@/components/dialogs/dialog-place'
import { ErrorBoundary } from '@/components/errors/error-boundary'
import { Mark } from './wordmark'
import { PageLink } from './page-link'
import { WalletsInBar } from '@/components/wallet/wallet-chip'
import { IconButton } from '@/components/ui/icon-button'
import { startTabsAtTop } from '@/lib/browser/dialogs/focus-targets'
import { schemePreference, useShownScheme } from '@/lib/browser/preferences/stored-preferences'
import { LANDING_PATH, TRADES_PATH } from '@/lib/view/urls/paths'

/** The bar of the wallet pages (behaviour 13.1, 21.4). */
export function AppBar() {
  const isLight = useShownScheme() === 'light'
  return (
    <header className="flex h-[52px] items-center gap-3 border-b border-line px-4 tight:h-auto tight:flex-wrap tight:py-1 md:h-14 md:gap-4 md:px-edge">
      <PageLink
        href={LANDING_PATH}
        // Few visitors go back to the landing page, and its script would load before this page's first row.
        prefetch={false}
        className="flex items-center gap-2.5 text-[15px] font-semibold text-text no-underline"
      >
        <Mark />
        Perijove
      </PageLink>
      {/* The key remounts the wallets on each page, because `useUrl` doesn't notice the router's push. */}
      <ErrorBoundary key={usePathname()}>
        <WalletsInBar />
      </ErrorBoundary>
      <div className="ml-auto flex items-center gap-3 md:gap-2">
        <IconButton
          label={isLight ? 'Use dark theme' : 'Use light theme'}
          onClick={() => schemePreference.choose(isLight ? 'dark' : 'light')}
        >
          {isLight ? <Moon size={16} /> : <Sun size={16} />}
        </IconButton>
        <IconButton {...dialogOpener('settings')} label="Settings">
          <Settings size={16} />
        </IconButton>
      </div>
    </header>
  )
}

/** The first tab stop of the trades page. On both wallet pages, Tab starts at the top (behaviour 5.18). */
export function SkipLink() {
  const pathname = usePathname()
  useEffect(startTabsAtTop, [pathname])
  if (pathname !== TRADES_PATH) return null
  return (
    // A button, not a link to a fragment, because the page's own fragment may hold order keys.
    <button
      type="button"
      onClick={({ currentTarget: { ownerDocument: page } }) =>
        page.querySelector<HTMLElement>('[data-slot=trades-table] tbody')?.focus()
      }
      className="sr-only rounded-lg bg-raised px-3 text-sm font-medium focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:h-10 focus-visible:px-3 print:hidden"
    >
      Skip to the table
    </button>
  )
}
