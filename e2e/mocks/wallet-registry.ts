import type { Fault } from '../wallets/wire/list-fault'
import { walletAddress, walletKey } from '../wallets/wire/wallet-key'
import type { MockWallet, WalletContent, WalletSize } from '../wallets/wire/mock-wallet'
import { wallets, type WalletName } from '../wallets/all-wallets'

/** Which of a wallet's calls a browser may read: all, none, or only those without a preflight. */
export type CrossOrigin = 'all' | 'none' | 'no-preflight'

/** What a test may add to a mock wallet. */
export type WalletOptions = {
  size?: WalletSize | undefined
  faults?: readonly Fault[] | undefined
  latencyMs?: number | undefined
  crossOrigin?: CrossOrigin | undefined
}

/** A wallet, and what has happened to it so far. */
export type Wallet = {
  address: string
  content: WalletContent
  latencyMs: number | undefined
  crossOrigin: CrossOrigin
  faults: { fault: Fault; left: number }[]
  /** Pages as JSON. Each is made only once, because some hold thousands of trades. */
  pages: Map<string, string>
}

const DEFAULT_SIZE = { orders: 400, trades: 5_000, pairs: 140 }

function createWallet(address: string, sample: MockWallet, options: WalletOptions): Wallet {
  const faults = [...sample.faults, ...(options.faults ?? [])]
  return {
    address,
    content: sample.content(address, options.size ?? DEFAULT_SIZE),
    latencyMs: options.latencyMs ?? sample.latencyMs,
    crossOrigin: options.crossOrigin ?? 'all',
    faults: faults.map((fault) => ({ fault, left: fault.times ?? Infinity })),
    pages: new Map(),
  }
}

export type WalletRegistry = ReturnType<typeof createWalletRegistry>

/** All mock wallets. The named ones are made at the first call for them, their copies when a test adds one. */
export function createWalletRegistry() {
  const createdWallets = new Map<string, Wallet>()
  const samples = new Map(
    Object.values<MockWallet>(wallets).map((sample) => [sample.address, sample]),
  )
  const keys = new Map(Object.keys(wallets).map((name) => [walletAddress(name), walletKey(name)]))
  let added = 0
  return {
    /** Returns the wallet of an address. An unknown wallet has no orders. */
    find(address: string): Wallet {
      const wallet = createdWallets.get(address)
      if (wallet !== undefined) return wallet
      const sample = samples.get(address)
      if (sample === undefined) return createWallet(address, wallets['no-orders'], {})
      const made = createWallet(address, sample, {})
      createdWallets.set(address, made)
      return made
    },
    /** Returns the private key of a wallet that has one, as PKCS 8. */
    keyOf: (address: string): Buffer | undefined => keys.get(address),
    /** Makes a new wallet with an address of its own. */
    add(name: WalletName, options: WalletOptions): Wallet {
      added += 1
      const address = walletAddress(`${name} ${added}`)
      keys.set(address, walletKey(`${name} ${added}`))
      const wallet = createWallet(address, wallets[name], options)
      createdWallets.set(address, wallet)
      return wallet
    },
  }
}
