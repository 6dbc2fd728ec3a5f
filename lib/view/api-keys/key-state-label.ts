type KeyState = { isKnown: boolean; isRemembered: boolean }

/** What the settings say of a key (behaviour 20.8). */
export function keyStateLabel({ isKnown, isRemembered }: KeyState): string {
  if (!isKnown) return 'No key'
  return isRemembered ? 'Remembered' : 'In this tab only'
}

/** What becomes of a Jupiter key (behaviour 4.7). */
export const JUPITER_KEY_NOTE =
  "A free key from Jupiter doubles the reading speed. It goes to Jupiter only; where a network blocks that, it passes through this site's own server."

/** What becomes of a Birdeye key (behaviour 8.7). */
export const BIRDEYE_KEY_NOTE =
  "Only used to fetch token prices. Never sent anywhere else. It passes through this site's own server to Birdeye."

/** What the settings say of a pace that the route does not take (behaviour 20.9). */
export const WRONG_PACE = 'Requests per second must be a number from 0.1 to 1,000.'
