'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { keepTitle } from '@/lib/browser/wallet/keep-title'
import { useWalletName } from '@/lib/browser/wallet/named-wallets'
import { namedTitle } from '@/lib/view/wallet/wallet-label'

/** Puts the name that the visitor gave a wallet into the title of its pages (behaviour 22.4). */
export function WalletTitle({ userAddress }: { userAddress: string }) {
  const pathname = usePathname()
  const name = useWalletName(userAddress)
  useEffect(
    () => (name === undefined ? undefined : keepTitle(namedTitle(pathname, name))),
    [name, pathname],
  )
  return null
}
