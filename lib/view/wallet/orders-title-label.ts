import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'
import { shortAddress } from './short-address'

/** The title of a wallet's orders page, without the app's name (behaviour 11.4, 23.2). */
export function ordersTitle(userAddress: string): string {
  return `Orders of ${isSampleWallet(userAddress) ? 'the sample wallet' : shortAddress(userAddress)}`
}
