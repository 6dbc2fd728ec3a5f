import { z } from 'zod/mini'
import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { orderEventSchema } from '@/lib/domain/trades/order-event'
import { tokenSchema } from '@/lib/domain/tokens/token'
import { priceMapSchema } from '@/lib/domain/prices/token-price'

/** The JSON body of POST /trades/csv (behaviour 12.1). */
export const csvRequestSchema = z.object({
  events: z.array(orderEventSchema),
  mints: z.array(tokenSchema),
  fetchedTokenPrices: priceMapSchema,
})

/**
 * What is wrong with a body, for people: the row (from 1 on) and the field (behaviour 12.3, 15.9).
 */
export function csvRequestFault(error: z.core.$ZodError): string {
  const [issue] = error.issues
  const [list, index, field, part] = issue?.path ?? []
  if (list !== 'events' || typeof index !== 'number') {
    return `${String(list ?? 'The request')} cannot be read.`
  }
  if (field === 'orderType') return INVALID_ACCOUNT_TYPE
  if (field === undefined) return `Row ${index + 1} cannot be read.`
  if (part === 'amount') return `Row ${index + 1} has no amount.`
  return `Row ${index + 1} has no valid ${wordsOf(String(field))}.`
}

function wordsOf(field: string): string {
  return field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
}
