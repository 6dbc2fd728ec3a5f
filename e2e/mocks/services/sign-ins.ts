import { randomBytes } from 'node:crypto'
import bs58 from 'bs58'
import { isSignedBy } from '../../wallets/wire/wallet-key'
import type { Wallet } from '../wallet-registry'
import { challengeText, challengeTransaction } from './challenge'

const DAY_MS = 86_400_000
const SIGNATURE_BYTES = 64

/** A signed challenge: the body of POST /auth/verify. */
export type Signed =
  | { type: 'message'; walletPubkey: string; signature: string }
  | { type: 'transaction'; walletPubkey: string; signedTransaction: string }

export type SignIns = ReturnType<typeof createSignIns>

/** The sign-ins of all wallets: their challenges, and the tokens that they got. */
export function createSignIns() {
  /** The challenges to sign, by type and wallet. */
  const challenges = new Map<string, { bytes: Buffer; expiresMs: number }>()
  const tokens = new Map<string, { address: string; expiresMs: number }>()
  return {
    /** Makes a new challenge. The earlier one no longer counts. */
    challenge({ address }: Wallet, type: Signed['type'], atMs: number): object {
      const { text, expiresMs } = challengeText(address, atMs)
      const transaction = challengeTransaction(address, text)
      const bytes = type === 'message' ? Buffer.from(text) : messageIn(transaction)
      challenges.set(`${type} ${address}`, { bytes, expiresMs })
      if (type === 'message') return { type, challenge: text }
      return { type, transaction: transaction.toString('base64') }
    },
    /** Returns a token for a signed challenge; `undefined` if the wallet didn't sign it, or signed too late. */
    token(signed: Signed, atMs: number): string | undefined {
      const { type, walletPubkey: address } = signed
      const challenge = challenges.get(`${type} ${address}`)
      if (challenge === undefined || challenge.expiresMs <= atMs) return undefined
      const signature = signatureIn(signed, challenge.bytes)
      if (signature?.length !== SIGNATURE_BYTES) return undefined
      if (!isSignedBy(address, challenge.bytes, signature)) return undefined
      challenges.delete(`${type} ${address}`)
      const token = newToken(address, atMs)
      tokens.set(token, { address, expiresMs: atMs + DAY_MS })
      return token
    },
    /** Returns the wallet of a token; `undefined` if the token is unknown or has expired. */
    ownerOf(token: string, atMs: number): string | undefined {
      const owner = tokens.get(token)
      return owner !== undefined && owner.expiresMs > atMs ? owner.address : undefined
    },
    /** Makes the wallet's challenges and tokens expire at once. */
    end(address: string): void {
      for (const type of ['message', 'transaction']) challenges.delete(`${type} ${address}`)
      for (const [token, owner] of tokens) if (owner.address === address) tokens.delete(token)
    },
  }
}

/** Returns a transaction without its signatures. */
function messageIn(transaction: Buffer): Buffer {
  return transaction.subarray(1 + (transaction[0] ?? 0) * SIGNATURE_BYTES)
}

/** Returns the wallet's signature; `undefined` if the wallet signed another message. */
function signatureIn(signed: Signed, bytes: Buffer): Uint8Array | undefined {
  if (signed.type === 'message') return bs58.decodeUnsafe(signed.signature)
  const transaction = Buffer.from(signed.signedTransaction, 'base64')
  const isUnchanged = messageIn(transaction).equals(bytes)
  return isUnchanged ? transaction.subarray(1, 1 + SIGNATURE_BYTES) : undefined
}

/** Returns a token in the form of a JWT, with the wallet's address and the time when the token expires. */
function newToken(address: string, atMs: number): string {
  const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url')
  const iat = Math.floor(atMs / 1_000)
  const claims = { sub: address, iat, exp: iat + DAY_MS / 1_000 }
  const signature = randomBytes(32).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${signature}`
}
