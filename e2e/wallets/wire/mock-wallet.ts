import type { Fault, ListName, NewerList } from './list-fault'
import type { OrderList, WireOrder } from './wire-order-list'
import { walletAddress } from './wallet-key'

/** The orders of a wallet's lists. A list that is left out is empty. */
export type WalletContent = {
  lists: Partial<Record<ListName, OrderList>>
  /** The newer orders, newest first. Only a wallet that signs in gets them. */
  newer?: Partial<Record<NewerList, readonly (WireOrder | null)[]>>
}

/** The sizes that a test may choose for the wallets 'large' and 'long-tail'. 'large' always has six pairs. */
export type WalletSize = { orders: number; trades: number; pairs: number }

/** A wallet with a name. `title` describes it to people. */
export type MockWallet = {
  address: string
  title: string
  faults: readonly Fault[]
  latencyMs?: number
  content: (user: string, size: WalletSize) => WalletContent
}

/** Describes a wallet. Its address follows from its name. */
export function mockWallet(
  name: string,
  wallet: Omit<MockWallet, 'address' | 'faults'> & { faults?: readonly Fault[] },
): MockWallet {
  return { faults: [], ...wallet, address: walletAddress(name) }
}
