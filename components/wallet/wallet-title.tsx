'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { keepTitle } from '@/lib/browser/wallet/keep-title'
import { useWalletName } from '@/lib/browser/wallet/named-wallets'
import { namedTitle, walletsLabel } from '@/lib/view/wallet/wallet-label'

/**
 * Puts the name that the visitor gave a wallet into the title of its pages, of several wallets their
 * number (behaviour 21.4, 22.4).
 */
export function WalletTitle({ wallets }: { wallets: readonly string[] }) {
  const [first = '', ...further] = wallets
  const pathname = usePathname()
  const named = useWalletName(first)
  const name = further.length === 0 ? named : walletsLabel(wallets.length)
  useEffect(
    () => (name === undefined ? undefined : keepTitle(namedTitle(pathname, name))),
    [name, pathname],
  )
  return null
}
