import type { TaxProgram } from './tax-program'

/** What is known of a mint. Only a service that vouches for it makes its symbol one to rely on. */
export type TaxMint = {
  address: string
  symbol?: string | undefined
  name?: string | undefined
  decimals?: number | undefined
  verified?: boolean | undefined
}

/** Wrapped SOL is SOL to every program, by its mint alone. */
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

/**
 * Names each mint as a program knows it: by the plain symbol of a verified token, else by its mint or
 * by what the program has for that (behaviour 19.6, 19.7).
 * @param written the mints of the rows to be written
 * @throws Error that names two mints under one name: a program would add them up as one. Upper and
 * lower case are the same to most
 */
export function taxAssets(
  { asset = (mint, symbol) => symbol ?? mint }: TaxProgram,
  mints: readonly TaxMint[],
  written: Iterable<string>,
): ReadonlyMap<string, string> {
  const listed = new Map(mints.map((mint) => [mint.address, mint]))
  const called = (mint: string) => `${listed.get(mint)?.name || 'unnamed'} (${mint})`
  const assets = new Map<string, string>()
  const holders = new Map<string, string>()
  for (const mint of new Set(written)) {
    const name = asset(mint, plainSymbol(mint, listed.get(mint)))
    const holder = holders.get(name.toUpperCase())
    if (holder !== undefined) {
      throw new Error(
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
  // A verified token without a symbol has none that could be written.
  return token?.verified ? token.symbol || undefined : undefined
}
