import type { TaxFormat } from './tax-format'

/** What is told of a mint: only a service that vouches for it makes its symbol one to rely on. */
export type TaxMint = {
  address: string
  symbol?: string | undefined
  name?: string | undefined
  decimals?: number | undefined
  verified?: boolean | undefined
}

/** Wrapped SOL is SOL to every program, by its mint alone. */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

/**
 * What a format writes for each mint: the plain symbol of a verified token, else the mint; Koinly's
 * placeholders `NULL1`, `NULL2`, … in the order of the mints, rotki's own ids (behaviour 19.6, 19.7).
 * @param mints of the whole export, in one order; the same for each of its parts
 * @param written the mints of the rows to be written
 */
export function taxAssets(
  format: TaxFormat,
  mints: readonly TaxMint[],
  written: Iterable<string>,
): ReadonlyMap<string, string> {
  const listed = new Map(mints.map((mint) => [mint.address, mint]))
  const assets = new Map<string, string>()
  let placeholders = 0
  for (const mint of new Set([...listed.keys(), ...written])) {
    const symbol = plainSymbol(mint, listed.get(mint))
    if (mint !== WRAPPED_SOL && format === 'rotki') assets.set(mint, `solana/token:${mint}`)
    else if (symbol !== undefined) assets.set(mint, symbol)
    else if (format === 'koinly') assets.set(mint, `NULL${(placeholders += 1)}`)
    else assets.set(mint, mint)
  }
  return assets
}

function plainSymbol(mint: string, token: TaxMint | undefined): string | undefined {
  if (mint === WRAPPED_SOL) return 'SOL'
  // A verified token without a symbol has none that could be written.
  return token?.verified ? token.symbol || undefined : undefined
}

/**
 * The text that names two tokens which would stand under one name; undefined where there are none. A
 * program would add them up as one: upper and lower case are the same to most (behaviour 19.6).
 * @param written the mints of the rows to be written
 */
export function assetClash(
  assets: ReadonlyMap<string, string>,
  mints: readonly TaxMint[],
  written: Iterable<string>,
): string | undefined {
  const names = new Map(mints.map(({ address, name }) => [address, name]))
  const called = (mint: string) => `${names.get(mint) || 'a token without a name'} (${mint})`
  const holders = new Map<string, string>()
  for (const mint of new Set(written)) {
    const asset = assets.get(mint) ?? mint
    const holder = holders.get(asset.toUpperCase())
    if (holder !== undefined) {
      return `${asset} would stand for two tokens, ${called(holder)} and ${called(mint)}: choose orders of one of them, or rotki, which tells them apart.`
    }
    holders.set(asset.toUpperCase(), mint)
  }
  return undefined
}
