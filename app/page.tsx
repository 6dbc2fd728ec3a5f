import type { Metadata } from 'next'
import { openOrders } from './actions'
import { AddressForm } from '@/components/landing/address-form'
import { LandingArt } from '@/components/landing/landing-art'
import { LazyRecentWallets } from '@/components/landing/lazy-recent-wallets'
import { ToasterSlot } from '@/components/toasts/toaster-slot'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { walletPath } from '@/lib/view/urls/paths'
import { WordmarkBar } from '@/components/shell/wordmark'

export const metadata: Metadata = {
  title: 'Perijove: view and download your Jupiter orders',
}

export default function LandingPage() {
  return (
    <>
      <WordmarkBar />
      <main className="relative isolate flex flex-1 flex-col items-center overflow-hidden px-4 pt-[12vh] md:pt-[22vh]">
        <h1 className="text-hero-phone font-semibold tracking-[-0.035em] md:text-hero">Perijove</h1>
        <p className="mt-2 text-center text-lg text-text-2">
          View and download your Jupiter orders
        </p>
        <AddressForm action={openOrders} />
        {/* This box lies over the art and is at least as tall, so recent wallets move nothing when they load. */}
        <div className="min-h-[240px] w-full max-w-[560px] pb-8 md:min-h-[380px]">
          <p className="mt-6 text-sm text-text-3">
            Just looking? {/* A plain link saves the page the 3 kB of next/link. */}
            <a href={walletPath(SAMPLE_WALLET)} className="quiet-link">
              Try a sample wallet
            </a>
          </p>
          <LazyRecentWallets />
        </div>
        <LandingArt />
      </main>
      <ToasterSlot />
    </>
  )
}
