/** How long Jupiter takes a token. */
const TOKEN_LIFE_MS = 24 * 60 * 60_000

/**
 * The tokens of wallets that signed in, in this tab's memory only: a token is enough to cancel the
 * wallet's orders (behaviour 25.7).
 */
const tokens = new Map<string, { token: string; untilMs: number }>()

/** Keeps the token that a wallet got for its signature. */
export function keepToken(userAddress: string, token: string): void {
  tokens.set(userAddress, { token, untilMs: Date.now() + TOKEN_LIFE_MS })
}

/** Returns a wallet's token; `undefined` if it didn't sign in, or more than 24 hours ago. */
export function tokenOf(userAddress: string): string | undefined {
  const kept = tokens.get(userAddress)
  if (kept !== undefined && kept.untilMs <= Date.now()) tokens.delete(userAddress)
  return tokens.get(userAddress)?.token
}

/** Drops a wallet's token, which Jupiter no longer takes. */
export function dropToken(userAddress: string): void {
  tokens.delete(userAddress)
}
