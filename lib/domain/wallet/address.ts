import bs58 from 'bs58'
import { withoutInvisible } from '@/lib/domain/text/visible-text'

/** The error text for a wrong wallet address (behaviour 15.1). */
export const INVALID_ADDRESS = 'Invalid address'

/** What is said of a text that names no wallet (behaviour 1.2, 21.7). */
export const ADDRESS_FAULTS = {
  invalid: INVALID_ADDRESS,
  name: 'Names aren’t supported. Paste the wallet’s address.',
}

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
/** How many bytes an address decodes to. */
const ADDRESS_BYTES = 32

/** A name of the Solana Name Service. */
const NAME = /^[^/]+\.(sol|sns)$/i
/** A request of Solana Pay. */
const SOLANA_LINK = /^solana:([^?]+)/i
/** Host and path, query. */
const WEB_LINK = /^(?:https?:\/\/)?(?:www\.)?([^?#]+)(?:\?([^#]*))?/i
/** Hosts and paths whose next part is an account: the explorers' and our own orders page. */
const ACCOUNT_PAGES = [
  /^solscan\.io\/account\/([^/]+)/i,
  /^(?:explorer\.solana\.com|orbmarkets\.io|solana\.fm)\/address\/([^/]+)/i,
  /^[^/]+\/orders\/([^/]+)/i,
]
const TRADES_PAGE = /^[^/]+\/trades\/?$/i

/** So much of a refused text comes back to the visitor. */
export const MAX_ECHO_LENGTH = 200

/** Returns what the landing form's field held; empty if it was not sent (behaviour 1.5). */
export function submittedAddress(form: FormData): string {
  const field = form.get('userAddress')
  return typeof field === 'string' ? field.trim() : ''
}

/** What a text says that should name a wallet. */
export type ParsedAddress = { kind: 'address'; address: string } | { kind: 'name' | 'invalid' }

/**
 * Parses what somebody pasted as a wallet's address: spaces and invisible characters don't count, and
 * a `solana:` link or a link to an account's page means its address (behaviour 1.6). Never throws.
 */
export function parseAddress(text: string): ParsedAddress {
  const clean = seen(text)
  const address = linkedAddress(clean) ?? clean
  if (isAddress(address)) return { kind: 'address', address }
  return { kind: NAME.test(address) ? 'name' : 'invalid' }
}

/**
 * Whether a text is a Solana address as it stands: 32 to 44 base58 characters (no 0, O, I, l) that
 * decode to exactly 32 bytes (behaviour 1.6). Never throws.
 */
export function isAddress(text: string): boolean {
  return BASE58.test(text) && bs58.decode(text).length === ADDRESS_BYTES
}

/** Returns what of a text can be seen; a part of a URL may be percent-encoded. */
function seen(text: string): string {
  return withoutInvisible(decoded(text)).replace(/\s/g, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function linkedAddress(text: string): string | undefined {
  const [, payee] = SOLANA_LINK.exec(text) ?? []
  if (payee !== undefined) return payee
  const [, page = '', query] = WEB_LINK.exec(text) ?? []
  const params = new URLSearchParams(query)
  if (!(params.get('cluster') ?? 'mainnet').startsWith('mainnet')) return undefined
  if (TRADES_PAGE.test(page)) return params.get('userAddress') ?? undefined
  return ACCOUNT_PAGES.flatMap((accountPage) => accountPage.exec(page)?.[1] ?? [])[0]
}

/**
 * The address of the sample wallet. It belongs to nobody: its orders, trades and prices are made up and
 * come with the app (behaviour 23.1).
 */
export const SAMPLE_WALLET = '5pJPjPm2wJtJLjcwzLi9j6nCcRpFtLXwt9qBDG4ZTHps'

/** Whether an address is the sample wallet's. */
export function isSampleWallet(userAddress: string): boolean {
  return userAddress === SAMPLE_WALLET
}
