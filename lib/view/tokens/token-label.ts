import type { Token, TokenState } from '@/lib/domain/tokens/token'

const UNKNOWN_TOKEN = 'Unknown Token'

/** Returns a known token's symbol, else its name, else its mint (behaviour 6.7). Never empty. */
export function tokenSymbol({ symbol, name, address }: Token): string {
  return symbol || name || address
}

/** Returns the symbol, or 'Unknown Token', for the trades table and its prices. */
export function tokenText(state: TokenState): string {
  return state.kind === 'known' ? tokenSymbol(state.token) : UNKNOWN_TOKEN
}

/** Returns the symbol, or 'Unknown ({mint})', for an order's line (behaviour 6.7). */
export function tokenLabel(state: TokenState): string {
  return state.kind === 'known' ? tokenSymbol(state.token) : `Unknown (${state.mint})`
}

/** Returns 'Not the verified USDC' for a look-alike; `undefined` for others (behaviour 6.11). */
export function lookAlikeText(state: TokenState): string | undefined {
  if (state.kind !== 'known' || state.imitates === undefined) return undefined
  return `Not the verified ${state.imitates}`
}

/** `brief` is for narrow columns. */
type TokenNote = { text: string; brief: string; isWarning: boolean }

/** Returns what is to be known of a token's name and amounts (behaviour 6.11, 6.12). */
export function tokenNotes(state: TokenState): TokenNote[] {
  const lookAlike = lookAlikeText(state)
  const times = state.kind === 'known' ? state.token.multiplier : undefined
  const shown = times && `Wallets show ${multiplierText(times)}`
  return [
    ...(lookAlike ? [{ text: lookAlike, brief: lookAlike, isWarning: true }] : []),
    ...(shown
      ? [{ text: `${shown} times this amount`, brief: `${shown}×`, isWarning: false }]
      : []),
  ]
}

/** 6 digits say more than wallets show; nothing is computed from them. Made late: few tokens have one. */
function multiplierText(times: number): string {
  return new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 }).format(times)
}

/** Returns a name for screen readers or search, with the warning if it looks like a verified token's. */
export function withLookAlike(name: string, state: TokenState): string {
  const warning = lookAlikeText(state)
  return warning === undefined ? name : `${name} (${warning})`
}

/** Returns the title of a token's link: all that is known of it, with the whole mint. */
export function tokenTitle(state: TokenState): string {
  if (state.kind !== 'known') return `${UNKNOWN_TOKEN} (${state.mint})`
  const { token, mint } = state
  const notes = tokenNotes(state).map(({ text }) => text)
  const parts = [tokenSymbol(token), token.name, ...notes, mint]
  return parts.filter((part) => part !== '').join(' · ')
}

/** Returns the name of the button that copies a token's mint. */
export function copyMintLabel(state: TokenState): string {
  const name = state.kind === 'known' ? tokenSymbol(state.token) : state.mint
  return `Copy ${withLookAlike(name, state)} mint address`
}

/** Returns the letter shown instead of a logo: the symbol's first one, '?' of an unknown token. */
export function logoLetter(state: TokenState): string {
  if (state.kind === 'loading') return ''
  const symbol = state.kind === 'known' ? state.token.symbol : ''
  return [...symbol.trim()][0]?.toUpperCase() ?? '?'
}
