import type { ReactNode } from 'react'
import { Providers } from './providers'
import { AppBar, SkipLinks } from '@/components/shell/app-bar'
import { CopyAnnouncer } from '@/components/copying/copy-button'
import { DialogHost } from '@/components/shell/dialog-host'
import { Toaster } from '@/components/toasts/toaster'

export default function WalletLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <SkipLinks />
      <AppBar />
      <noscript>
        <p className="border-b border-line px-4 py-3 text-sm text-text-2 md:px-edge">
          Turn on JavaScript to load orders.
        </p>
      </noscript>
      {/* From the first frame, the page is at least as tall as the window below the bar. */}
      <div className="flex min-h-page flex-1 flex-col">{children}</div>
      <DialogHost />
      <Toaster />
      <CopyAnnouncer />
    </Providers>
  )
}
