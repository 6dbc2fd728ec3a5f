import * as z from 'zod'
import { isAddress } from '../../wallets/wire/sample-address'
import { badRequest } from '../fault-answer'
import type { StandInRequest, Reply } from '../request-and-answer'

const addressSchema = z.string().refine(isAddress, 'is not an address')

/** The query parameters that both order lists have. */
export const listQuery = {
  user: addressSchema,
  orderStatus: z.enum(['active', 'history']),
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'is not a page number')
    .transform(Number)
    .default(1),
}

/** A query parameter that narrows a list to a mint. */
export const mintQuery = addressSchema.optional()

/** The query of a call, or the 400 that names what is wrong with it. */
export function readQuery<Query>(
  schema: z.ZodType<Query>,
  request: StandInRequest,
): { kind: 'query'; query: Query } | { kind: 'refusal'; refusal: Reply } {
  const parsed = schema.safeParse(request.query)
  if (parsed.success) return { kind: 'query', query: parsed.data }
  const [issue] = parsed.error.issues
  return { kind: 'refusal', refusal: badRequest(`${issue?.path.join('.')}: ${issue?.message}`) }
}
