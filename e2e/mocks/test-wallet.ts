import bs58 from 'bs58'
import { keyAddress } from '../wallets/wire/wallet-key'

/** A wallet for the page in which the script runs. Keys are base64. */
type BrowserWallet = { name: string; address: string; publicKey: string; key: string }

/**
 * Returns a script that registers a test wallet with the page in which it runs, through Wallet Standard.
 * The wallet signs with the given private key. The address of its account follows from the key.
 */
export function testWalletScript({ name, key }: { name: string; key: Buffer }) {
  const address = keyAddress(key)
  const publicKey = Buffer.from(bs58.decode(address)).toString('base64')
  const options = { name, address, publicKey, key: key.toString('base64') }
  // tsx names functions with `__name`, which no page has.
  return `{ const __name = (named) => named; (${registerTestWallet.toString()})(${JSON.stringify(options)}) }`
}

/** Runs in the page, so it can use only the types of this file. */
function registerTestWallet({ name, address, ...base64 }: BrowserWallet): void {
  type Signing = { message: Uint8Array<ArrayBuffer>; transaction: Uint8Array<ArrayBuffer> }
  type Api = { register: (wallet: object) => unknown }
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const chains = ['solana:mainnet']
  const features = ['solana:signMessage', 'solana:signTransaction']
  const account = { address, publicKey: bytesOf(base64.publicKey), chains, features }
  let accounts: object[] = []

  async function signatureOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    const pkcs8 = bytesOf(base64.key)
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign'])
    return new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes))
  }
  async function connect(): Promise<{ accounts: object[] }> {
    accounts = [account]
    return { accounts }
  }
  const signMessage = (...inputs: Signing[]) =>
    Promise.all(
      inputs.map(async ({ message }) => {
        const signedMessage = message.slice()
        return { signedMessage, signature: await signatureOf(signedMessage) }
      }),
    )
  const signTransaction = (...inputs: Signing[]) =>
    Promise.all(
      inputs.map(async ({ transaction }) => {
        const signedTransaction = transaction.slice()
        const message = signedTransaction.slice(1 + (signedTransaction[0] ?? 0) * 64)
        signedTransaction.set(await signatureOf(message), 1)
        return { signedTransaction }
      }),
    )
  const version = '1.0.0'
  const supportedTransactionVersions = ['legacy', 0]
  const wallet = {
    version,
    name,
    chains,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSI0IiBmaWxsPSIjNmM1Y2QwIi8+PC9zdmc+',
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': { version, connect },
      'standard:events': { version, on: () => () => {} },
      'solana:signMessage': { version, signMessage },
      'solana:signTransaction': { version, supportedTransactionVersions, signTransaction },
    },
  }
  const registerWith = ({ register }: Api) => void register(wallet)
  const ready = (event: CustomEventInit<Api>) => event.detail && registerWith(event.detail)
  window.addEventListener('wallet-standard:app-ready', ready)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: registerWith }))
}
