import * as z from '@/lib/domain/text/zod'
import { tokenSchema } from '@/lib/domain/tokens/token'

const { address, symbol, name, decimals } = tokenSchema.shape
/** A token of a tax file. The symbol is reliable only if a service vouches for the token (`verified`). */
export const requestMintSchema = z.object({
  address,
  symbol: z.optional(symbol),
  name: z.optional(name),
  decimals: z.nullish(decimals),
  verified: z.optional(z.boolean()),
})
/** A token of a request. One for the CSV always has symbol, name and decimals. */
export type RequestMint = z.infer<typeof requestMintSchema>
