import type { Fault, ListName, NewerList } from './list-fault'
import type { OrderList, WireOrder } from './wire-order-list'
import { walletAddress } from './wallet-key'

/** What a wallet's lists hold. A list that is omitted is empty. */
export type WalletContent = {
  lists: Partial<Record<ListName, OrderList>>
  /** The orders of Jupiter's newer system, newest first; only who signs in gets them. */
  newer?: Partial<Record<NewerList, readonly (WireOrder | null)[]>>
  /** What `recurringType=time` shows, if it is not the same as in `all`. */
  timeLists?: Partial<Record<ListName, OrderList>>
}

/** What a test may ask of the wallets 'large' and 'long-tail'; `large` has six pairs always. */
export type WalletSize = { orders: number; trades: number; pairs: number }

/** A named wallet: who reads it sees `title`, and finds it at `address`. */
export type SampleWallet = {
  address: string
  title: string
  faults: readonly Fault[]
  latencyMs?: number
  content: (user: string, size: WalletSize) => WalletContent
}

/** Describes a wallet; its address follows from its name. */
export function sampleWallet(
  name: string,
  wallet: Omit<SampleWallet, 'address' | 'faults'> & { faults?: readonly Fault[] },
): SampleWallet {
  return { faults: [], ...wallet, address: walletAddress(name) }
}
