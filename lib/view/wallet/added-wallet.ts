import { INVALID_ADDRESS, isAddress } from '@/lib/domain/wallet/address'
import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'
import { MAX_WALLETS } from '@/lib/view/trades/requested-trades'
import { SAMPLE_ALONE } from './sample-label'

/** What a text says of a wallet to be added to some that are shown (behaviour 21.7). */
export type AddedWallet =
  | { state: 'neutral'; text: string }
  | { state: 'invalid'; text: string }
  | { state: 'valid'; text: string; userAddress: string }

/** Whether a typed text names a wallet that can be added, and what is said of it. */
export function addedWallet(typed: string, shown: readonly string[]): AddedWallet {
  const userAddress = typed.trim()
  if (shown.length >= MAX_WALLETS) {
    return { state: 'invalid', text: `At most ${MAX_WALLETS} wallets are shown together.` }
  }
  if (typed === '') return { state: 'neutral', text: 'Public address only. Nothing to sign.' }
  if (!isAddress(userAddress)) return { state: 'invalid', text: INVALID_ADDRESS }
  if (shown.includes(userAddress)) {
    return { state: 'invalid', text: 'This wallet is shown already.' }
  }
  if (isSampleWallet(userAddress)) return { state: 'invalid', text: SAMPLE_ALONE }
  return { state: 'valid', text: 'Valid address', userAddress }
}
