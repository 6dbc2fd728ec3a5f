import { createCallLog, type CallLog } from './call-log'
import { createHeldKeys, type HeldKeys } from './held-keys'
import { createGatewayLimit, type GatewayLimit } from './services/gateway-limit'
import { createPriceFaults, type PriceFaults } from './services/price-faults'
import { createSignIns, type SignIns } from './services/sign-ins'
import { createWalletRegistry, type WalletRegistry } from './wallet-registry'

/** Everything that the mocks remember. */
export type MocksState = {
  wallets: WalletRegistry
  calls: CallLog
  gatewayLimit: GatewayLimit
  heldKeys: HeldKeys
  priceFaults: PriceFaults
  signIns: SignIns
}

/** Returns the state before the first call. */
export function createState(): MocksState {
  return {
    wallets: createWalletRegistry(),
    calls: createCallLog(),
    gatewayLimit: createGatewayLimit(),
    heldKeys: createHeldKeys(),
    priceFaults: createPriceFaults(),
    signIns: createSignIns(),
  }
}
