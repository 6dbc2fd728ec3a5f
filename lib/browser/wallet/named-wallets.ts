import { walletNameOf } from '@/lib/domain/wallet/wallet-name'
import { type StoredText, storedText } from '@/lib/browser/preferences/stored-text'
import { fileNamePreference } from '@/lib/browser/preferences/stored-preferences'

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

/** The name that a file about a wallet gets; undefined without one or the wish (behaviour 22.5). */
export function nameInFiles(userAddress: string): string | undefined {
  const isWished = fileNamePreference.get() === 'name'
  return isWished ? walletNameOf(storedName(userAddress).get() ?? '') : undefined
}
