import { TextDecoder, TextEncoder } from 'node:util'
import { getWallets } from '@wallet-standard/app'
import { SIGNER } from '@/lib/domain/testing/test-challenges'

// jsdom lacks these two.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const refuses = async (): Promise<never> => {
  throw new Error('User rejected the request.')
}

// For tests: the signature that installed wallets give.
export const SIGNATURE = new Uint8Array(64).fill(1)

type MockWallet = {
  name?: string
  icon?: string
  chains?: readonly string[]
  /** The addresses of its accounts. */
  accounts?: readonly string[]
  /** Undefined if the wallet can't sign messages. */
  signMessage?: ((message: Uint8Array) => object | Promise<object>) | undefined
  signTransaction?: (transaction: Uint8Array) => object | Promise<object>
  /** Whether the wallet declines to connect. */
  isClosed?: boolean
}

type Message = { account: { address: string }; message: Uint8Array }
type Transaction = { account: { address: string }; transaction: Uint8Array }

const installed: (() => void)[] = []

/** Installs a wallet with the signer's account. Unless `change` says otherwise, it signs whatever it is given. */
export function installWallet(change: MockWallet = {}): void {
  const mock = {
    signMessage: (message: Uint8Array) => ({ signedMessage: message, signature: SIGNATURE }),
    signTransaction: (transaction: Uint8Array) => {
      transaction.set(SIGNATURE, 1)
      return { signedTransaction: transaction }
    },
    ...change,
  }
  const { name = 'Test Wallet', accounts = [SIGNER], chains = ['solana:mainnet'] } = mock
  const { signMessage, signTransaction } = mock
  const wallet = {
    version: '1.0.0',
    name,
    chains,
    accounts: [],
    icon: mock.icon ?? 'data:image/png;base64,AAAA',
    features: {
      'standard:connect': {
        connect: mock.isClosed
          ? refuses
          : async () => ({ accounts: accounts.map((address) => ({ address })) }),
      },
      ...(signMessage && {
        'solana:signMessage': {
          signMessage: async (input: Message) => [await signMessage(input.message)],
        },
      }),
      'solana:signTransaction': {
        signTransaction: async (input: Transaction) => [await signTransaction(input.transaction)],
      },
    },
  }
  installed.push(Reflect.apply(getWallets().register, undefined, [wallet]))
}

export function removeWallets(): void {
  for (const remove of installed.splice(0)) remove()
}
