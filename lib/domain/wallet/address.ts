import bs58 from 'bs58'

/** The error text for a wrong wallet address (behaviour 15.1). */
export const INVALID_ADDRESS = 'Invalid address'

/** What an address is written in: base58, without 0, O, I and l. */
export const ADDRESS_CHARACTERS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
/** How many bytes an address decodes to. */
const ADDRESS_BYTES = 32

/**
 * Whether a text is a Solana address: 32 to 44 base58 characters (no 0, O, I, l) that decode to
 * exactly 32 bytes (behaviour 1.6). Never throws.
 */
export function isAddress(text: string): boolean {
  return ADDRESS_CHARACTERS.test(text) && bs58.decode(text).length === ADDRESS_BYTES
}
