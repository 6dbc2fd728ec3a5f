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
