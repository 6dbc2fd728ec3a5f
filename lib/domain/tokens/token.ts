import * as z from '@/lib/domain/text/zod'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { visibleText } from '@/lib/domain/text/visible-text'

/** Wrapped SOL is SOL to everybody, by its mint alone. */
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const USDT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'

/** USDC and USDT by their mints. A token that only shares their symbol isn't one. */
export const STABLECOINS: ReadonlySet<string> = new Set([USDC, USDT])

const visibleTextSchema = z.pipe(z.string(), z.transform(visibleText))

/** What is known about a mint. A mint that no service knows is an unknown token. */
export const tokenSchema = z.object({
  address: identifierSchema,
  symbol: visibleTextSchema,
  name: visibleTextSchema,
  decimals: z.int().check(z.minimum(0), z.maximum(60)),
  /** Where its picture is, as its maker wrote it; `logoSource` decides whether it is loaded. */
  logoURI: z.optional(z.string().check(z.maxLength(2_048))),
  /** Whether the service that named it vouches for it (behaviour 6.9). */
  isVerified: z.optional(z.boolean()),
  /** How many times its amounts wallets show; absent if once (behaviour 6.12). */
  multiplier: z.catch(z.optional(z.number().check(z.positive(), z.lt(Infinity))), undefined),
})
export type Token = z.infer<typeof tokenSchema>

/** Tokens by mint. */
export type TokenMap = ReadonlyMap<string, Token>

/**
 * What is known of a mint by now: its token, that no service knows it, or no answer yet. `imitates`
 * is the symbol of the verified token that it only reads like (behaviour 6.11).
 */
export type TokenState =
  | { kind: 'known'; mint: string; token: Token; imitates?: string | undefined }
  | { kind: 'unknown'; mint: string }
  | { kind: 'loading'; mint: string }

/** Returns the mints among some tokens whose amounts wallets show multiplied (behaviour 6.12). */
export function scaledMintsOf(tokens: Iterable<Token>): ReadonlySet<string> {
  const scaled = [...tokens].filter(({ multiplier }) => multiplier !== undefined)
  return new Set(scaled.map(({ address }) => address))
}

/** The state of a mint that nothing is known of. */
export function unknownToken(mint: string): TokenState {
  return { kind: 'unknown', mint }
}
