import { getWallets } from '@wallet-standard/app'
import { useSyncExternalStore } from 'react'
import * as z from '@/lib/domain/text/zod'
import {
  checkSignedMessage,
  checkSignedTransaction,
  type SigningRefusal,
} from '@/lib/domain/newer-orders/signing-check'
import { visibleText } from '@/lib/domain/text/visible-text'
import type { Challenge, Signed } from '@/lib/upstream/newer-orders/newer-calls'
import type { SignInFault } from '@/lib/view/newer-orders/sign-in-label'

/** A wallet of this browser, as it registered itself. Its maker chose its name and icon. */
export type InstalledWallet = ReturnType<ReturnType<typeof getWallets>['get']>[number]

/** One of a wallet's accounts, as the very object that the wallet gave, because the wallet may compare by identity. */
export type WalletAccount = { address: string }

// Not 'solana:signAndSendTransaction', and not 'solana:signIn', which signs a text of its own.
const CONNECT = 'standard:connect'
const SIGN_MESSAGE = 'solana:signMessage'
const SIGN_TRANSACTION = 'solana:signTransaction'

export class SigningError extends Error {
  constructor(readonly fault: SignInFault) {
    super(fault.kind)
  }
}

/** Returns the installed wallets that can sign for Solana (behaviour 25.4). */
export function useInstalledWallets(): readonly InstalledWallet[] {
  return useSyncExternalStore(subscribeToWallets, () => getWallets().get()).filter(canSign)
}

function subscribeToWallets(onChange: () => void): () => void {
  const stops = [getWallets().on('register', onChange), getWallets().on('unregister', onChange)]
  return () => stops.forEach((stop) => stop())
}

function canSign({ chains, features }: InstalledWallet): boolean {
  const isOfSolana = chains.some((chain) => chain.startsWith('solana:'))
  return (
    isOfSolana && CONNECT in features && (SIGN_MESSAGE in features || SIGN_TRANSACTION in features)
  )
}

export function installedWalletName({ name }: InstalledWallet): string {
  return visibleText(name) || 'Unnamed wallet'
}

/** Returns a wallet's picture; `undefined` unless it is a `data:` picture (behaviour 25.4). */
export function installedWalletIcon({ icon }: InstalledWallet): string | undefined {
  return /^data:image\//.test(icon) ? icon : undefined
}

/** Returns what a wallet is asked to sign: a transaction if it can't sign a message, or for a Ledger. */
export function challengeType(wallet: InstalledWallet, usesLedger: boolean): Challenge['type'] {
  if (!(SIGN_MESSAGE in wallet.features)) return 'transaction'
  return usesLedger && SIGN_TRANSACTION in wallet.features ? 'transaction' : 'message'
}

/** Returns whether a wallet that is asked for a message can sign a transaction instead (behaviour 25.10). */
export function canSwitchToTransaction(
  { features }: InstalledWallet,
  usesLedger: boolean,
): boolean {
  return !usesLedger && SIGN_MESSAGE in features && SIGN_TRANSACTION in features
}

/** A copy, so that what was checked is what is sent. */
const bytes = z.pipe(
  z.custom<ArrayLike<number>>((value) => ArrayBuffer.isView(value) && 'length' in value),
  z.transform((value) => Uint8Array.from(value)),
)
const accountSchema = z.custom<WalletAccount>(
  (value) => z.object({ address: z.string() }).safeParse(value).success,
)
/** An invalid response counts as one without accounts. */
const connectResponse = z.catch(z.object({ accounts: z.array(accountSchema) }), { accounts: [] })
const messageResponse = z.tuple([z.object({ signedMessage: bytes, signature: bytes })])
const transactionResponse = z.tuple([z.object({ signedTransaction: bytes })])

/**
 * Connects an installed wallet and returns its account with the address `userAddress` (behaviour 25.5).
 * @throws SigningError if it has no such account, or declines
 */
export async function connectAccount(
  wallet: InstalledWallet,
  userAddress: string,
): Promise<WalletAccount> {
  const { accounts } = await ask(wallet, CONNECT, 'connect', connectResponse)
  const pageAccount = accounts.find(({ address }) => address === userAddress)
  if (pageAccount) return pageAccount
  const held = accounts[0]?.address
  throw new SigningError({ kind: 'other account', held, pageWallet: userAddress })
}

/**
 * Has an installed wallet sign a checked challenge (behaviour 25.6).
 * @throws SigningError if it declines, or signs anything else
 */
export async function signChallenge(
  wallet: InstalledWallet,
  account: WalletAccount,
  challenge: Challenge,
): Promise<Signed> {
  // The wallet gets a copy, so that what it signed is compared with what was checked.
  if (challenge.type === 'message') {
    const message = new TextEncoder().encode(challenge.text)
    const input = { account, message: message.slice() }
    const [signed] = await ask(wallet, SIGN_MESSAGE, 'signMessage', messageResponse, input)
    const refusal = checkSignedMessage(message, signed)
    if (refusal) throw notSigned(refusal)
    return { type: 'message', signature: signed.signature }
  }
  const { transaction } = challenge
  const input = { account, transaction: transaction.slice(), chain: 'solana:mainnet' }
  const response = ask(wallet, SIGN_TRANSACTION, 'signTransaction', transactionResponse, input)
  const [{ signedTransaction }] = await response
  const refusal = checkSignedTransaction(transaction, signedTransaction)
  if (refusal) throw notSigned(refusal)
  return { type: 'transaction', transaction: signedTransaction }
}

function notSigned(refusal: SigningRefusal): SigningError {
  return new SigningError({ kind: 'not signed', refusal })
}

/** Calls an installed wallet's method. @throws SigningError if the wallet gives no valid response */
async function ask<T>(
  { features }: InstalledWallet,
  feature: keyof InstalledWallet['features'],
  method: string,
  schema: z.ZodMiniType<T>,
  input?: object,
): Promise<T> {
  let response: unknown
  try {
    const owner: unknown = features[feature]
    if (typeof owner !== 'object' || owner === null) throw new TypeError(`No ${feature}`)
    const run: unknown = Reflect.get(owner, method)
    if (typeof run !== 'function') throw new TypeError(`No ${method}`)
    response = await Reflect.apply(run, owner, input ? [input] : [])
  } catch {
    throw new SigningError({ kind: 'declined' })
  }
  const { data } = schema.safeParse(response)
  if (!data) throw notSigned('no signature')
  return data
}
