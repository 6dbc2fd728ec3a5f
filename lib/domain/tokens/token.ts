import * as z from '@/lib/domain/text/zod'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { visibleText } from '@/lib/domain/text/visible-text'

/** The mint of wrapped SOL. It alone decides that a token counts as SOL; the symbol doesn't. */
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

export const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const USDT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'

/** USDC and USDT by their mints. A token that only shares a symbol with them isn't one. */
export const STABLECOINS: ReadonlySet<string> = new Set([USDC, USDT])

const visibleTextSchema = z.pipe(z.string(), z.transform(visibleText))

export const tokenSchema = z.object({
  address: identifierSchema,
  symbol: visibleTextSchema,
  name: visibleTextSchema,
  decimals: z.int().check(z.minimum(0), z.maximum(60)),
  /** The address of the token's picture. Anyone can choose it, so `logoSource` decides whether to load it. */
  logoURI: z.optional(z.string().check(z.maxLength(2_048))),
  /** Whether a service vouches for the token (behaviour 6.9). */
  isVerified: z.optional(z.boolean()),
  /** Wallets show amounts multiplied by this; absent if they don't (behaviour 6.12). */
  multiplier: z.catch(z.optional(z.number().check(z.positive(), z.lt(Infinity))), undefined),
})
export type Token = z.infer<typeof tokenSchema>

export type TokenMap = ReadonlyMap<string, Token>

/** SOL, USDC and USDT, known by their mints alone, even if no token service responds. */
export const KNOWN_TOKENS: TokenMap = new Map(
  (
    [
      [WRAPPED_SOL, 'SOL', 'Wrapped SOL', 9],
      [USDC, 'USDC', 'USD Coin', 6],
      [USDT, 'USDT', 'Tether USD', 6],
    ] as const
  ).map(([address, symbol, name, decimals]) => [
    address,
    { address, symbol, name, decimals, isVerified: true },
  ]),
)

/**
 * What is known of a mint. `imitates` is the symbol of the verified token that it looks like (behaviour 6.11).
 * `shortMint` is there if another token on the page has the same name (behaviour 6.13).
 */
export type TokenState =
  | {
      kind: 'known'
      mint: string
      token: Token
      imitates?: string | undefined
      shortMint?: string | undefined
    }
  | {
      kind: 'unknown'
      mint: string
      token?: undefined
      imitates?: undefined
      shortMint?: undefined
    }
  | {
      kind: 'loading'
      mint: string
      token?: undefined
      imitates?: undefined
      shortMint?: undefined
    }

export type TokenLookup = (mint: string) => TokenState

/** Returns the mints of tokens with a multiplier, and `unsearched`, of which it isn't known (behaviour 6.5, 6.12). */
export function scaledMintsOf(
  tokens: Iterable<Token>,
  unsearched: Iterable<string> = [],
): ReadonlySet<string> {
  const scaled = [...tokens].filter(({ multiplier }) => multiplier !== undefined)
  return new Set([...unsearched, ...scaled.map(({ address }) => address)])
}

export function unknownToken(mint: string): TokenState {
  return { kind: 'unknown', mint }
}
