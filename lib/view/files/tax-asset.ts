import { FileFault } from '@/lib/domain/amounts/amount'
import { type TokenMap, WRAPPED_SOL } from '@/lib/domain/tokens/token'

/** What a request says about a token. The symbol is reliable only if a service vouches for the token. */
export type TaxMint = {
  address: string
  symbol?: string | undefined
  name?: string | undefined
  decimals?: number | null | undefined
  verified?: boolean | undefined
}

/** How a tax program names tokens (behaviour 19.6). */
export type TaxNaming = {
  /** Returns the program's name of a token: by default a reliable symbol, else the mint. */
  asset?: (mint: string, symbol: string | undefined) => string
  /** Whether rows also hold the mints, which tell two tokens with the same symbol apart. */
  namesMints?: boolean
}

/** Returns the tokens that a service vouches for, in the route's form (behaviour 19.1, 19.6). */
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
 * Names each mint in a program's way: a verified token by its plain symbol, any other by its mint,
 * unless the program has its own names (behaviour 19.6).
 * @param written the mints in the rows of the file
 * @throws FileFault if two mints get the same name, ignoring case, which most programs would add up as
 * one token
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
  // A verified token's symbol can be empty. Programs know $WIF as WIF.
  return token?.verified ? token.symbol?.replace(/^\$+/, '') || undefined : undefined
}

/** The largest prime with nine digits is the highest number of a placeholder. */
const MAX_PLACEHOLDER = 999_999_937
/** This is a prime, so that each character changes the number. */
const FACTOR = 131

/**
 * Returns Koinly's name for a token that it doesn't know: `NULL` and a number. The number depends on the
 * mint alone, so it is the same in every export of every browser (behaviour 19.6).
 */
export function placeholder(mint: string): string {
  let number = 0
  for (let at = 0; at < mint.length; at += 1) {
    number = (number * FACTOR + mint.charCodeAt(at)) % MAX_PLACEHOLDER
  }
  return `NULL${number + 1}`
}
