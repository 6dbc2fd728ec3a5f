import { z } from 'zod/mini'
import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { type PriceMap, tokenPriceSchema } from '@/lib/domain/prices/token-price'
import { isBoundedJson } from '@/lib/domain/text/json-bounds'
import { jsonOf } from '@/lib/domain/text/json-value'
import { type Token, tokenSchema } from '@/lib/domain/tokens/token'
import { type OrderEvent, orderEventSchema } from '@/lib/domain/trades/order-event'

/** What the JSON body of POST /trades/csv holds (behaviour 12.1). */
export type CsvRequest = { events: OrderEvent[]; mints: Token[]; fetchedTokenPrices: PriceMap }

const listsSchema = z.object({
  events: z.array(z.unknown()),
  mints: z.array(z.unknown()),
  fetchedTokenPrices: z.record(z.string(), z.unknown()),
})
const priceEntrySchema = z.tuple([z.string().check(z.maxLength(200)), tokenPriceSchema])

/**
 * What a body asks for, or an error text that says what is wrong with it: the row (from 1 on) and
 * the field (behaviour 12.3, 12.15, 15.9).
 */
export function readCsvRequest(json: string): CsvRequest | { fault: string } {
  if (!isBoundedJson(json)) return { fault: 'The request holds too many entries.' }
  const lists = listsSchema.safeParse(jsonOf(json))
  if (!lists.success) return { fault: cannotBeRead(lists.error.issues[0]?.path[0]) }

  const { events, mints, fetchedTokenPrices } = lists.data
  const readEvents = upToFault(orderEventSchema, events)
  if (readEvents.fault) return { fault: eventFault(readEvents.fault, readEvents.values.length + 1) }
  const readMints = upToFault(tokenSchema, mints)
  if (readMints.fault) return { fault: cannotBeRead('mints') }
  const prices = upToFault(priceEntrySchema, Object.entries(fetchedTokenPrices))
  if (prices.fault) return { fault: cannotBeRead('fetchedTokenPrices') }
  return {
    events: readEvents.values,
    mints: readMints.values,
    fetchedTokenPrices: Object.fromEntries(prices.values),
  }
}

/**
 * A list's values up to its first fault: to list all faults of a long body takes seconds, and zod
 * fails at over 100,000 of them.
 */
function upToFault<T extends z.ZodMiniType>(schema: T, list: readonly unknown[]) {
  const values: z.output<T>[] = []
  for (const item of list) {
    const { data, error } = schema.safeParse(item)
    if (error) return { values, fault: error }
    values.push(data)
  }
  return { values, fault: undefined }
}

function cannotBeRead(list: PropertyKey = 'The request'): string {
  return `${String(list)} cannot be read.`
}

function eventFault({ issues: [issue] }: z.core.$ZodError, row: number): string {
  const [field, part] = issue?.path ?? []
  if (field === 'orderType') return INVALID_ACCOUNT_TYPE
  if (field === undefined) return `Row ${row} cannot be read.`
  if (part === 'amount') return `Row ${row} has no amount.`
  return `Row ${row} has no valid ${wordsOf(String(field))}.`
}

function wordsOf(field: string): string {
  return field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
}
