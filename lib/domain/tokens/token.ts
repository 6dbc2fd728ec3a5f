import { z } from 'zod/mini'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { visibleText } from '@/lib/domain/text/visible-text'

const visibleTextSchema = z.pipe(z.string(), z.transform(visibleText))

/** What is known about a mint (spec 3). A mint without one is an unknown token. */
export const tokenSchema = z.object({
  address: identifierSchema,
  symbol: visibleTextSchema,
  name: visibleTextSchema,
  decimals: z.int().check(z.minimum(0), z.maximum(60)),
  /** Where its picture is, as the service wrote it: never loaded before `logoSource` allowed it. */
  logoURI: z.optional(z.string().check(z.maxLength(2_048))),
  /** Whether the service that named it vouches for it. */
  isVerified: z.optional(z.boolean()),
})
export type Token = z.infer<typeof tokenSchema>

/** Tokens by mint. */
export type TokenMap = ReadonlyMap<string, Token>

/** How a mint stands while tokens are read: known, asked and not known, or not answered yet. */
export type TokenState =
  | { kind: 'known'; mint: string; token: Token }
  | { kind: 'unknown'; mint: string }
  | { kind: 'loading'; mint: string }
