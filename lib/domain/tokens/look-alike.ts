import { JUP, KNOWN_TOKENS, type Token } from './token'

/**
 * Each group is a Latin letter and the Cyrillic and Greek letters, digits and signs that look like it. A
 * lower-case letter stands for its capital, too. Some Greek capitals look like other letters than their
 * lower-case forms do: 'Η' like 'h', 'η' like 'n'.
 */
const LOOK_ALIKES =
  'aаα bвβ cс dԁ eеεє gԍ hнһΗ jјϳ kкκ liіι1ӏ| mмΜ nηΝ oоοσ0 pрρ qԛ sѕ$5 tтτ uυμ vν wԝω xхχ yуүγΥ zΖ'
const latinLetters = new Map(
  LOOK_ALIKES.split(' ').flatMap(([letter = '', ...others]) =>
    others.map((other): [string, string] => [other, letter]),
  ),
)

/** Returns the same skeleton for texts that people confuse; '' without letters and digits (behaviour 6.11). */
export function toSkeleton(text: string): string {
  // NFKD turns every form of a letter into the plain letter and separates its accents. It would turn the
  // lunate sigma, which looks like 'c', into a sigma, which doesn't.
  const letters = text
    .replace(/[ϲϹ]/g, 'c')
    .normalize('NFKD')
    .replace(/^\s*\$|\p{M}/gu, '')
  return Array.from(letters, latinLetter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function latinLetter(letter: string): string {
  const small = letter.toLowerCase()
  return latinLetters.get(letter) ?? latinLetters.get(small) ?? small
}

/** Tokens that others imitate, even in wallets without them: mint, symbol and name. */
const WELL_KNOWN_TOKENS: readonly (readonly [mint: string, symbol: string, name: string])[] = [
  ...[...KNOWN_TOKENS.values()].map(
    ({ address, symbol, name }) => [address, symbol, name] as const,
  ),
  [JUP, 'JUP', 'Jupiter'],
  ['DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', 'BONK', 'Bonk'],
  ['EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm', 'WIF', 'dogwifhat'],
  ['J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn', 'JitoSOL', 'Jito Staked SOL'],
]

/** The symbols of verified tokens by the skeletons of their symbols and names. */
export type VerifiedSkeletons = ReadonlyMap<string, string>

const wellKnownMints = new Set(WELL_KNOWN_TOKENS.map(([mint]) => mint))
const wellKnownSkeletons = WELL_KNOWN_TOKENS.flatMap(([, symbol, name]): [string, string][] => [
  [toSkeleton(symbol), symbol],
  [toSkeleton(name), symbol],
])

/** Returns the skeletons of the well-known tokens and of those that a service verified (behaviour 6.11). */
export function verifiedSkeletons(tokens: Iterable<Token>): VerifiedSkeletons {
  const verified = [...tokens].filter(({ isVerified, symbol }) => isVerified && symbol !== '')
  const skeletons = verified.flatMap((token) =>
    skeletonsOf(token).map((skeleton): [string, string] => [skeleton, token.symbol]),
  )
  return new Map([...skeletons, ...wellKnownSkeletons])
}

/** Returns the symbol of the verified token that an unverified one looks like, if any (behaviour 6.11). */
export function imitatedSymbol(token: Token, verified: VerifiedSkeletons): string | undefined {
  if (token.isVerified || wellKnownMints.has(token.address)) return undefined
  return skeletonsOf(token)
    .map((skeleton) => verified.get(skeleton))
    .find((symbol) => symbol !== undefined)
}

const knownSkeletons = new WeakMap<Token, string[]>()

/** Returns the skeletons of a token's symbol and name, which are computed once. */
function skeletonsOf(token: Token): string[] {
  const skeletons =
    knownSkeletons.get(token) ??
    [token.symbol, token.name].map(toSkeleton).filter((text) => text !== '')
  knownSkeletons.set(token, skeletons)
  return skeletons
}
