import { useMemo, useSyncExternalStore } from 'react'
import { subscribeToTexts, storedSetting } from '@/lib/browser/storage/local-storage'
import { visibleTextUpTo } from '@/lib/domain/text/visible-text'
import { shortAddress } from '@/lib/view/wallet/wallet-label'

/** In UTF-16 units. */
export const MAX_WALLET_NAME_LENGTH = 40

function storedName(userAddress: string) {
  return storedSetting(`walletName:${userAddress}`)
}

/** Returns a name as it is stored and shown, cleaned like a token's; `undefined` if nothing is visible. */
function cleaned(text: string | undefined): string | undefined {
  return visibleTextUpTo(MAX_WALLET_NAME_LENGTH, text ?? '') || undefined
}

/** Names a wallet in this browser; a text without a visible character removes its name (behaviour 22.3). */
export function nameWallet(userAddress: string, text: string): void {
  storedName(userAddress).set(cleaned(text))
}

/** Returns the name of a wallet, whichever tab set it; `undefined` without one. */
export function useWalletName(userAddress: string): string | undefined {
  return cleaned(storedName(userAddress).useText())
}

/** Returns a wallet's label for one line, and a title with the whole address (behaviour 22.3). */
export function useWalletLabel(userAddress: string): { label: string; title: string } {
  const name = useWalletName(userAddress)
  const title = name === undefined ? userAddress : `${name}\n${userAddress}`
  return { label: name ?? shortAddress(userAddress), title }
}

export function useWalletLabels(userAddresses: readonly string[]): readonly string[] {
  // A store's value has to stay equal if nothing changed, so the labels are one text. No name has a line break.
  const labelsNow = () =>
    userAddresses.map((address) => cleaned(storedName(address).get()) ?? shortAddress(address))
  const labels = useSyncExternalStore(
    subscribeToTexts,
    () => labelsNow().join('\n'),
    () => '',
  )
  return useMemo(() => labels.split('\n'), [labels])
}
