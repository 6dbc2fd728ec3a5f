/** Returns the state of an API key for the settings (behaviour 20.8). */
export function keyStateLabel(isKnown: boolean, isRemembered: boolean): string {
  if (!isKnown) return 'Not set'
  return isRemembered ? 'Saved' : 'This tab only'
}

/** Tells where a Jupiter key is sent (behaviour 4.7). */
export const JUPITER_KEY_NOTE =
  'A free key doubles loading speed. It is sent only to Jupiter, or through this site’s server if your network blocks Jupiter.'

/** Tells where a Birdeye key is sent (behaviour 8.9). */
export const BIRDEYE_KEY_NOTE =
  'Only used to fetch token prices. Never sent anywhere else. This site’s server forwards it to Birdeye and doesn’t store it.'

/** The error for a text that no header can hold (behaviour 4.7, 15.5). */
export const INVALID_KEY = 'This isn’t a valid API key. Check it and try again.'

/** Why a Jupiter key isn't accepted: status 401 or 403, status 429, or any other fault (behaviour 4.7). */
export const JUPITER_KEY_REFUSALS = {
  rejected: 'Jupiter rejected this key.',
  limited: 'Rate limit reached. Try again in a minute.',
  unreached: 'Couldn’t reach Jupiter. Try again.',
}

/** The error for a missing Birdeye key, in the form and from the route (behaviour 15.5). */
export const BIRDEYE_KEY_REQUIRED = 'Birdeye API key is required'
