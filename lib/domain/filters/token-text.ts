import type { TokenState } from '@/lib/domain/tokens/token'

/** Longer than any signature (behaviour 17.2). */
export const MAX_FILTER_TEXT_LENGTH = 100

/** Returns a filter's text as it is looked for. */
export function folded(text: string): string {
  return text.trim().toLowerCase()
}

/** Returns whether a token's symbol, name or mint contains a text, in any case. */
export function isOfToken(text: string, state: TokenState): boolean {
  const wanted = folded(text)
  const { symbol, name } = state.kind === 'known' ? state.token : { symbol: '', name: '' }
  return [symbol, name, state.mint].some((part) => part.toLowerCase().includes(wanted))
}
