const ZERO = /^0+(\.0+)?$/

/** Tokens that fees are plausibly taken in: SOL, USDC, USDT, JUP. */
const COMMON_MINTS: ReadonlySet<unknown> = new Set([
  'So11111111111111111111111111111111111111112',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
])

export type FeeFields = {
  feeMint?: unknown
  feeAmount: string
  inputMint: string
  outputMint: string
}

/**
 * Whether a trade's fee was taken in another token than its output, so that it is no part of it
 * (behaviour 7.8). Recurring orders name a mint; triggers name the account that the fee went to, as
 * recorded answers show, so that only a mint that is known to be another one counts.
 */
export function hasForeignFee(kind: 'recurring' | 'trigger', trade: FeeFields): boolean {
  const { feeMint, feeAmount, inputMint, outputMint } = trade
  if (typeof feeMint !== 'string' || feeMint === '' || feeMint === outputMint) return false
  if (ZERO.test(feeAmount)) return false
  return kind === 'recurring' || feeMint === inputMint || COMMON_MINTS.has(feeMint)
}
