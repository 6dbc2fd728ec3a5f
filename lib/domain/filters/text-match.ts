import type { TokenState } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** How much of a text filters look for; room for a signature (behaviour 17.2). */
export const MAX_FILTER_TEXT_LENGTH = 100

/** What a filter's text is looked for in; case does not count. */
const folded = (text: string) => text.trim().toLowerCase()

/** Whether a token's symbol, name or mint holds a text; any case, spaces around it do not count. */
export function isOfToken(text: string, state: TokenState): boolean {
  const wanted = folded(text)
  const { symbol, name } = state.kind === 'known' ? state.token : { symbol: '', name: '' }
  return [symbol, name, state.mint].some((part) => part.toLowerCase().includes(wanted))
}

/**
 * Finds the events that a text names: a token's symbol, name or mint, an order key or a signature
 * holds it. A deposit and a return have one token (behaviour 17.2).
 */
export function textMatch(
  text: string,
  stateOf: (mint: string) => TokenState,
): (event: OrderEvent) => boolean {
  const wanted = folded(text)
  // Each mint and key once: there are few of them, and 100,000 events.
  const hasToken = remembered((mint) => isOfToken(wanted, stateOf(mint)))
  const hasKey = remembered((key) => key.toLowerCase().includes(wanted))
  return (event) =>
    hasToken(event.inputMint) ||
    (event.kind === 'trade' && hasToken(event.outputMint)) ||
    hasKey(event.orderKey) ||
    event.transactionSignature.toLowerCase().includes(wanted)
}

function remembered(ask: (text: string) => boolean): (text: string) => boolean {
  const answers = new Map<string, boolean>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = ask(text)
    answers.set(text, answer)
    return answer
  }
}
