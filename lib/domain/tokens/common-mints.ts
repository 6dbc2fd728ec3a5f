/** Wrapped SOL is SOL to everybody, by its mint alone. */
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const USDT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'

/** USDC and USDT by their mints. A token that only shares their symbol isn't one. */
export const STABLECOINS: ReadonlySet<string> = new Set([USDC, USDT])
