import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { walletNameOf } from '@/lib/domain/wallet/wallet-name'
import { type StoredText, storedText } from '@/lib/browser/preferences/stored-text'
import { fileNamePreference } from '@/lib/browser/preferences/stored-preferences'
import { walletLabel, walletTitle } from '@/lib/view/wallet/wallet-label'

const stored = new Map<string, StoredText>()

/** What the visitor calls a wallet, stored under a name of its own (behaviour 22.3). */
function storedName(userAddress: string): StoredText {
  const known = stored.get(userAddress)
  if (known) return known
  const text = storedText(`walletName:${userAddress}`)
  stored.set(userAddress, text)
  return text
}

/** Gives a wallet a name, cleaned; a text in which nothing can be seen takes its name away. */
export function nameWallet(userAddress: string, text: string): void {
  storedName(userAddress).set(walletNameOf(text))
}

/** The name of a wallet, in whatever tab it was given; undefined without one. */
export function useWalletName(userAddress: string): string | undefined {
  return walletNameOf(storedName(userAddress).useText() ?? '')
}

/** What a wallet is called in one line, and its title with the whole address (behaviour 22.4). */
export function useWalletLabel(userAddress: string): { label: string; title: string } {
  const name = useWalletName(userAddress)
  return { label: walletLabel(userAddress, name), title: walletTitle(userAddress, name) }
}

/** What some wallets are called, one after another (behaviour 21.4, 22.4). */
export function useWalletLabels(userAddresses: readonly string[]): readonly string[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = userAddresses.map((address) => storedName(address).subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [userAddresses],
  )
  // One text, because the same names have to be the same value; none has a line end in it.
  const labelsNow = () => userAddresses.map((address) => walletLabel(address, nameNow(address)))
  const labels = useSyncExternalStore(
    subscribe,
    () => labelsNow().join('\n'),
    () => '',
  )
  return useMemo(() => labels.split('\n'), [labels])
}

function nameNow(userAddress: string): string | undefined {
  return walletNameOf(storedName(userAddress).get() ?? '')
}

/** The name that a file about a wallet gets; undefined without one or the wish (behaviour 22.5). */
export function nameInFiles(userAddress: string): string | undefined {
  const isWished = fileNamePreference.get() === 'name'
  return isWished ? nameNow(userAddress) : undefined
}
