import bs58 from 'bs58'
import { withoutInvisible } from '@/lib/domain/text/visible-text'

/** Why a text was rejected as a wallet's address (behaviour 1.2, 15.1, 21.7). */
export const ADDRESS_REFUSALS = {
  invalid: 'Invalid address',
  name: 'Names aren’t supported. Paste the wallet’s address.',
}

/** How many wallets a table can have. Each wallet needs calls to Jupiter, and a link must not use up Jupiter's limit (behaviour 21.1). */
export const MAX_WALLETS = 10

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const ADDRESS_BYTES = 32

/** A name of the Solana Name Service. */
const NAME = /^[^/]+\.(sol|sns)$/i
/** A Solana Pay link. */
const SOLANA_LINK = /^solana:([^?]+)/i
/** A link. The first group is its host and path, the second its query. */
const WEB_LINK = /^(?:https?:\/\/)?(?:www\.)?([^?#]+)(?:\?([^#]*))?/i
/** Pages with an address in the path: those of explorers, Jupiter's portfolio and our own orders page. */
const ACCOUNT_PAGES = [
  /^(?:solscan\.io|explorer\.solana\.com|orbmarkets\.io|solana\.fm)\/(?:account|address)\/([^/]+)/i,
  /^(?:portfolio\.)?jup\.ag\/portfolio\/([^/]+)/i,
  /^[^/]+\/orders\/([^/]+)/i,
]
const TRADES_PAGE = /^[^/]+\/trades\/?$/i

/** The landing page repeats at most this many characters of an invalid text. */
export const MAX_ECHO_LENGTH = 200

/** Returns the trimmed text in the landing form's field; empty if the form lacks the field (behaviour 1.5). */
export function submittedAddress(form: FormData): string {
  const field = form.get('userAddress')
  return typeof field === 'string' ? field.trim() : ''
}

/**
 * Parses a text that somebody pasted as a wallet's address. It ignores spaces and invisible characters, and
 * takes the address out of a `solana:` link or a link to an account's page (behaviour 1.6). Never throws.
 */
export function parseAddress(text: string) {
  const clean = withoutInvisible(decoded(text)).replace(/\s/g, '')
  const address = linkedAddress(clean) ?? clean
  if (isAddress(address)) return { kind: 'address', address } as const
  return { kind: NAME.test(address) ? 'name' : 'invalid' } as const
}

/** Returns whether a text is 32 to 44 base58 characters that decode to 32 bytes (behaviour 1.6). Never throws. */
export function isAddress(text: string): boolean {
  return BASE58.test(text) && bs58.decode(text).length === ADDRESS_BYTES
}

/** Decodes a text that may be percent-encoded, like a part of a URL. */
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

/** The address of the sample wallet, which belongs to nobody (behaviour 23.1). */
export const SAMPLE_WALLET = '5pJPjPm2wJtJLjcwzLi9j6nCcRpFtLXwt9qBDG4ZTHps'

export function isSampleWallet(userAddress: string): boolean {
  return userAddress === SAMPLE_WALLET
}
