import type { LimitedKeys } from './birdeye'
import { createCallLog, type CallLog } from './call-log'
import type { TokenFaults } from './token-fault'
import { createWalletRegistry, type WalletRegistry } from './wallet-registry'

/** All that the doubles remember. */
export type DoublesState = {
  wallets: WalletRegistry
  calls: CallLog
  tokenFaults: TokenFaults
  limitedKeys: LimitedKeys
}

/** The doubles before the first call. */
export function createState(): DoublesState {
  return {
    wallets: createWalletRegistry(),
    calls: createCallLog(),
    tokenFaults: new Map(),
    limitedKeys: new Set(),
  }
}
