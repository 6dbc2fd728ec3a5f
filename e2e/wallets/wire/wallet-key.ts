import { createHash, createPrivateKey, createPublicKey, verify } from 'node:crypto'
import bs58 from 'bs58'

// The bytes before the 32 bytes of an Ed25519 key in PKCS 8 and in SPKI.
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/** Returns the private key of the wallet with a name, as PKCS 8. It is always the same. */
export function walletKey(name: string): Buffer {
  const seed = createHash('sha256').update(`perijove wallet ${name}`).digest()
  return Buffer.concat([PRIVATE_HEAD, seed])
}

/** Returns the address of the wallet with a name, which is its public key. */
export function walletAddress(name: string): string {
  return keyAddress(walletKey(name))
}

/** Returns the address of a private key. */
export function keyAddress(key: Buffer): string {
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return bs58.encode(spki.subarray(PUBLIC_HEAD.length))
}

/** Returns whether the wallet of an address signed these bytes. */
export function isSignedBy(address: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  const key = Buffer.concat([PUBLIC_HEAD, bs58.decode(address)])
  return verify(null, bytes, { key, format: 'der', type: 'spki' }, signature)
}
