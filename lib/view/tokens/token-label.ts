import type { Token, TokenState } from '@/lib/domain/tokens/token'

const UNKNOWN_TOKEN = 'Unknown Token'

/**
 * What a known token is called: its symbol, else its name, else its mint (behaviour 6.7). Never
 * empty.
 */
export function tokenSymbol({ symbol, name, address }: Token): string {
  return symbol || name || address
}

/** In the trades table and for its prices: the symbol, or 'Unknown Token'. */
export function tokenText(state: TokenState): string {
  return state.kind === 'known' ? tokenSymbol(state.token) : UNKNOWN_TOKEN
}

/** In an order's line: the symbol, or 'Unknown ({mint})' with the whole mint (behaviour 6.7). */
export function tokenLabel(state: TokenState): string {
  return state.kind === 'known' ? tokenSymbol(state.token) : `Unknown (${state.mint})`
}

/**
 * 'Not the verified USDC' of a token that reads like it and is another mint; undefined of others
 * (behaviour 6.11).
 */
export function lookAlikeText(state: TokenState): string | undefined {
  if (state.kind !== 'known' || state.imitates === undefined) return undefined
  return `Not the verified ${state.imitates}`
}

/** A name that is heard or searched, with the warning where it reads like a verified token's. */
export function withLookAlike(name: string, state: TokenState): string {
  const warning = lookAlikeText(state)
  return warning === undefined ? name : `${name} (${warning})`
}

/** What pointing at a token's link shows: all that is known of it, the whole mint included. */
export function tokenTitle(state: TokenState): string {
  if (state.kind !== 'known') return `${UNKNOWN_TOKEN} (${state.mint})`
  const { token, mint } = state
  const parts = [tokenSymbol(token), token.name, lookAlikeText(state) ?? '', mint]
  return parts.filter((part) => part !== '').join(' · ')
}

/** The name of the button that copies a token's mint. */
export function copyMintLabel(state: TokenState): string {
  const name = state.kind === 'known' ? tokenSymbol(state.token) : state.mint
  return `Copy ${withLookAlike(name, state)} mint address`
}

/** What stands in place of a picture: the symbol's first letter, '?' of an unknown token. */
export function logoLetter(state: TokenState): string {
  if (state.kind === 'loading') return ''
  const symbol = state.kind === 'known' ? state.token.symbol : ''
  return [...symbol.trim()][0]?.toUpperCase() ?? '?'
}
