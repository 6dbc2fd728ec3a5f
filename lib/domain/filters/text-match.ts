import type { TokenState } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** Longer than any signature (behaviour 17.2). */
export const MAX_FILTER_TEXT_LENGTH = 100

const folded = (text: string) => text.trim().toLowerCase()

/** Returns whether a token's symbol, name or mint contains a text, in any case. */
export function isOfToken(text: string, state: TokenState): boolean {
  const wanted = folded(text)
  const { symbol, name } = state.kind === 'known' ? state.token : { symbol: '', name: '' }
  return [symbol, name, state.mint].some((part) => part.toLowerCase().includes(wanted))
}

/**
 * Returns the test whether an event's tokens, order key or signature contain a text. A deposit and a
 * refund have one token (behaviour 17.2).
 */
export function textMatch(
  text: string,
  stateOf: (mint: string) => TokenState,
): (event: OrderEvent) => boolean {
  const wanted = folded(text)
  // Each mint and key once: there are few of them, and 100,000 events.
  const hasToken = memoized((mint) => isOfToken(wanted, stateOf(mint)))
  const hasKey = memoized((key) => key.toLowerCase().includes(wanted))
  return (event) =>
    hasToken(event.inputMint) ||
    (event.kind === 'trade' && hasToken(event.outputMint)) ||
    hasKey(event.orderKey) ||
    event.transactionSignature.toLowerCase().includes(wanted)
}

function memoized(test: (text: string) => boolean): (text: string) => boolean {
  const answers = new Map<string, boolean>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = test(text)
    answers.set(text, answer)
    return answer
  }
}
