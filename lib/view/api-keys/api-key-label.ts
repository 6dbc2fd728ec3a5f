type KeyState = { isKnown: boolean; isRemembered: boolean }

/** Returns what the settings say about a key (behaviour 20.8). */
export function keyStateLabel({ isKnown, isRemembered }: KeyState): string {
  if (!isKnown) return 'Not set'
  return isRemembered ? 'Saved' : 'This tab only'
}

/** What becomes of a Jupiter key (behaviour 4.7). */
export const JUPITER_KEY_NOTE =
  "A free key from Jupiter doubles the reading speed. It goes to Jupiter only; where a network blocks that, it passes through this site's own server."

/** What becomes of a Birdeye key (behaviour 8.7). */
export const BIRDEYE_KEY_NOTE =
  "Only used to fetch token prices. Never sent anywhere else. It passes through this site's own server to Birdeye."

/** What the settings say about a pace that the route doesn't take (behaviour 20.8). */
export const WRONG_PACE = 'Enter a number from 0.1 to 1,000'

/** Why a Jupiter key is not used. */
export type JupiterKeyRefusal =
  /** Jupiter answered with 401 or 403. */
  | 'refused'
  /** Jupiter answered with 429: the key may be right. */
  | 'no calls left'
  /** Jupiter gave no answer, or another error. */
  | 'not reached'

export const JUPITER_KEY_REQUIRED = 'Jupiter API key is required'
/** Said of a text that no header can hold, without asking Jupiter (behaviour 15.4). */
export const NO_JUPITER_KEY = 'This cannot be a Jupiter API key. Check it and try again.'

/** What the key's field says where Jupiter did not let the key in (behaviour 15.4). */
export const JUPITER_KEY_REFUSALS: Record<JupiterKeyRefusal, string> = {
  refused: 'Jupiter refused this key.',
  'no calls left': 'Jupiter has no calls left for this key just now. Try again in a minute.',
  'not reached': 'Jupiter could not be reached to try this key. Try again.',
}
