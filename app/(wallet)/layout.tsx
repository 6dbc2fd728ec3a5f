'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppBar, SkipLink } from '@/components/shell/app-bar'
import { CopyAnnouncer } from '@/components/copying/copy-button'
import { PageDialogs } from '@/components/dialogs/page-dialogs'
import { Toaster } from '@/components/toasts/toaster'
import { tabCache, useCacheOwner } from '@/lib/browser/cache/query-client'
import { usePageSteps, usePageTop } from '@/lib/browser/urls/use-url'

/** Provides the visitor's query cache, or that of the sample wallet, and renders what both wallet pages share. */
export default function WalletLayout({ children }: { children: ReactNode }) {
  usePageSteps()
  // This runs after the page's own effects, in which a long list scrolls to the offset of its first render.
  usePageTop()
  const owner = useCacheOwner()
  // A new owner remounts the page, because components keep the cache that they began with.
  return (
    <QueryClientProvider key={owner} client={tabCache(owner)}>
      <SkipLink />
      <AppBar />
      <noscript>
        <p className="border-b border-line px-4 py-3 text-sm text-text-2 md:px-edge">
          Turn on JavaScript to load orders.
        </p>
      </noscript>
      {/* From the first frame, the page is at least as tall as the window below the bar. */}
      <div className="flex min-h-page flex-1 flex-col">{children}</div>
      <PageDialogs />
      <Toaster />
      <CopyAnnouncer />
    </QueryClientProvider>
  )
}
