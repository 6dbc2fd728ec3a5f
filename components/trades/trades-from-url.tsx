'use client'

import { ArrowLeft, ListFilter } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { TradesOfWallets } from './trades-screen'
import { InvalidAddress } from '@/components/shell/error-state'
import { buttonClass } from '@/components/ui/button'
import { useTradesRequest } from '@/lib/browser/trades/use-trades-request'
import { requestedTrades } from '@/lib/view/urls/trades-url'
import { LANDING_PATH, walletPath } from '@/lib/view/urls/paths'

/**
 * The trades page: what its URL requests, or what is wrong with it (behaviour 5.17, 21.1).
 * @param skeleton what shows before the URL is known. The server renders it, so it needs no code.
 */
export function TradesFromUrl({ skeleton }: { skeleton: ReactNode }) {
  const request = useDeferredValue(useTradesRequest())
  const requested = useMemo(() => request && requestedTrades(request), [request])
  switch (requested?.kind) {
    case undefined:
      return skeleton
    case 'wrong address':
      return <InvalidAddress />
    case 'trades':
      return <TradesOfWallets key={requested.wallets[0]?.userAddress} requested={requested} />
    case 'no wallet':
      return <NoTrades />
    case 'no orders':
      return <NoTrades userAddress={requested.userAddress} />
  }
}

/** The trades page without order keys, or without a wallet (behaviour 5.17). */
function NoTrades({ userAddress }: { userAddress?: string }) {
  const hasWallet = userAddress !== undefined
  return (
    <main className="flex flex-1 flex-col items-center justify-center px-4 py-16 text-center">
      <span className="grid size-11 place-items-center rounded-[10px] border border-line-2 bg-raised text-text-2">
        <ListFilter size={16} />
      </span>
      <h1 className="mt-4 text-xl font-semibold tracking-[-0.015em]">No trades selected</h1>
      <p className="mt-1 mb-5 text-text-2">
        {hasWallet ? 'Select at least one order.' : 'This link has no wallet address.'}
      </p>
      <Link
        href={hasWallet ? walletPath(userAddress) : LANDING_PATH}
        className={buttonClass('primary')}
      >
        {hasWallet && <ArrowLeft size={16} />}
        <span>{hasWallet ? 'Back to orders' : 'Change Address'}</span>
      </Link>
    </main>
  )
}
