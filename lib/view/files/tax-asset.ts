import { FileFault } from '@/lib/domain/amounts/amount'
import { type TokenMap, WRAPPED_SOL } from '@/lib/domain/tokens/token'

/** What is known of a mint. Its symbol is reliable only if a service vouches for the token. */
export type TaxMint = {
  address: string
  symbol?: string | undefined
  name?: string | undefined
  decimals?: number | null | undefined
  verified?: boolean | undefined
}

/** How a program names tokens (behaviour 19.6). */
export type TaxNaming = {
  /**
   * Returns what the program calls a token; by default its symbol, else its mint.
   * @param symbol undefined if it is unreliable
   */
  asset?: (mint: string, symbol: string | undefined) => string
  /** Whether its rows also have the mints, which tell two tokens with one symbol apart. */
  namesMints?: boolean
}

/** Returns the tokens that a service vouches for, as the route takes them (behaviour 19.1, 19.6). */
export function verifiedTokens(tokens: TokenMap) {
  const verified = [...tokens.values()].filter(({ isVerified }) => isVerified)
  return new Map(
    verified.map(({ address, symbol, name, decimals }) => [
      address,
      { address, symbol, name, decimals, verified: true },
    ]),
  )
}

/**
 * Names each mint as a program knows it: by the plain symbol of a verified token, else by its mint or
 * by what the program has for that (behaviour 19.6).
 * @param written the mints of the rows to be written
 * @throws FileFault if two mints get the same name, in whatever case: most programs would add them up as one
 */
export function taxAssets(
  mints: readonly TaxMint[],
  written: Iterable<string>,
  { asset = (mint, symbol) => symbol ?? mint, namesMints = false }: TaxNaming,
): ReadonlyMap<string, string> {
  const listed = new Map(mints.map((mint) => [mint.address, mint]))
  const called = (mint: string) => `${listed.get(mint)?.name || 'unnamed'} (${mint})`
  const assets = new Map<string, string>()
  const holders = new Map<string, string>()
  for (const mint of new Set(written)) {
    const name = asset(mint, plainSymbol(mint, listed.get(mint)))
    const holder = holders.get(name.toUpperCase())
    if (holder !== undefined && !namesMints) {
      throw new FileFault(
        `Two tokens are named ${name}: ${called(holder)} and ${called(mint)}. Export them separately or use rotki.`,
      )
    }
    holders.set(name.toUpperCase(), mint)
    assets.set(mint, name)
  }
  return assets
}

function plainSymbol(mint: string, token: TaxMint | undefined): string | undefined {
  if (mint === WRAPPED_SOL) return 'SOL'
  // A verified token may have an empty symbol. Programs know $WIF as WIF.
  return token?.verified ? token.symbol?.replace(/^\$+/, '') || undefined : undefined
}

/** The largest prime of nine digits, and the highest number of a placeholder. */
const MAX_PLACEHOLDER = 999_999_937
/** A prime, so that each character changes the number. */
const FACTOR = 131

/**
 * Returns a name for a token that Koinly can't know: `NULL` and a number from 1 on. The number is made from
 * the mint alone, so a mint has the same one in every export of every browser (behaviour 19.6).
 */
export function placeholder(mint: string): string {
  let number = 0
  for (let at = 0; at < mint.length; at += 1) {
    number = (number * FACTOR + mint.charCodeAt(at)) % MAX_PLACEHOLDER
  }
  return `NULL${number + 1}`
}
