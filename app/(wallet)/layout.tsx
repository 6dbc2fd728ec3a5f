import type { ReactNode } from 'react'
import { Providers } from './providers'
import { AppBar } from '@/components/app-bar'
import { CopyClicks } from '@/components/copy-clicks'
import { Toaster } from '@/components/toaster'

export default function WalletLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <AppBar />
      <noscript>
        <p className="border-b border-line px-4 py-3 text-sm text-text-2 md:px-12">
          This page reads a wallet&apos;s orders in your browser and needs JavaScript for it.
        </p>
      </noscript>
      {children}
      <Toaster />
      <CopyClicks />
    </Providers>
  )
}
