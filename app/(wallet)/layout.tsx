import type { ReactNode } from 'react'
import { Providers } from './providers'
import { AppBar } from '@/components/app-bar'
import { Toaster } from '@/components/toaster'

export default function WalletLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <AppBar />
      {children}
      <Toaster />
    </Providers>
  )
}
