import type { Token, TokenState } from '@/lib/domain/tokens/token'

const UNKNOWN_TOKEN = 'Unknown Token'

/** Letters of Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Isolates a name that is written from right to left, so that it doesn't turn the sentence around it (behaviour 6.8). */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** Returns a token's symbol, else its name, else its mint (behaviour 6.7). */
export function tokenSymbol({ symbol, name, address }: Token): string {
  return isolated(symbol || name || address)
}

/** Returns the symbol, or 'Unknown Token', for the trades table and its prices. */
export function tokenText(state: TokenState): string {
  return state.token ? tokenSymbol(state.token) : UNKNOWN_TOKEN
}

/** Returns the symbol, or 'Unknown ({mint})', for an order's line (behaviour 6.7). */
export function tokenLabel(state: TokenState): string {
  return state.token ? tokenSymbol(state.token) : `Unknown (${state.mint})`
}

/** Returns 'Not the verified USDC' for a look-alike; undefined for other tokens (behaviour 6.11). */
export function lookAlikeText({ imitates }: TokenState): string | undefined {
  return imitates && `Not the verified ${imitates}`
}

/** `brief` is for narrow columns. */
type TokenNote = { text: string; brief: string; isWarning: boolean }

/** Returns notes about a token's name and amounts (behaviour 6.11, 6.12, 6.13). */
export function tokenNotes(state: TokenState): TokenNote[] {
  const { shortMint } = state
  const lookAlike = lookAlikeText(state)
  const multiplier = state.token?.multiplier
  const scaled = multiplier && `Wallets show ${multiplierText(multiplier)}`
  return [
    ...(shortMint ? [{ text: shortMint, brief: shortMint, isWarning: false }] : []),
    ...(lookAlike ? [{ text: lookAlike, brief: lookAlike, isWarning: true }] : []),
    ...(scaled
      ? [{ text: `${scaled} times this amount`, brief: `${scaled}×`, isWarning: false }]
      : []),
  ]
}

/** Six digits are more than wallets show. Each call makes a formatter, because few tokens have a multiplier. */
function multiplierText(multiplier: number): string {
  return new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 }).format(multiplier)
}

/** Adds what distinguishes a token from others: its short mint and the warning of a look-alike (behaviour 6.11, 6.13). */
export function withLookAlike(name: string, state: TokenState): string {
  const marks = [state.shortMint, lookAlikeText(state)].filter((mark) => mark !== undefined)
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`
}

/** Returns a token's name in a pair, as `withLookAlike` does. A loading token is named by its mint. */
export function tokenName(state: TokenState): string {
  return state.kind === 'loading' ? state.mint : withLookAlike(tokenLabel(state), state)
}

/** Returns the title of a token's link: its names, its notes and the whole mint. */
export function tokenTitle(state: TokenState): string {
  const { token, mint } = state
  if (!token) return `${UNKNOWN_TOKEN} (${mint})`
  const notes = tokenNotes(state).flatMap(({ text }) => (text === state.shortMint ? [] : text))
  const parts = [tokenSymbol(token), token.name, ...notes, mint]
  return parts.filter((part) => part !== '').join(' · ')
}

export function copyMintLabel(state: TokenState): string {
  const name = state.token ? tokenSymbol(state.token) : state.mint
  return `Copy ${withLookAlike(name, state)} mint address`
}

/** Returns the letter that replaces a logo: the symbol's first, '?' without a symbol, or '' for a loading token. */
export function logoLetter(state: TokenState): string {
  if (state.kind === 'loading') return ''
  return [...(state.token?.symbol.trim() ?? '')][0]?.toUpperCase() ?? '?'
}
