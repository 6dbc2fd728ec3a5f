import { z } from 'zod/mini'
import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { isTokenPrice, type PriceMap } from '@/lib/domain/prices/token-price'
import { isBoundedJson, jsonOf } from '@/lib/domain/text/json'
import { type Token, tokenSchema } from '@/lib/domain/tokens/token'
import { type CsvEvent, csvEventSchema } from '@/lib/domain/trades/order-event'
import { isPlainEvent } from '@/lib/domain/trades/plain-event'
import type { PriceSourceCounts } from '@/lib/view/tax-files/price-headers'
import type { TaxMint } from '@/lib/view/tax-files/tax-asset'
import { TAX_FORMATS, type TaxFormat } from '@/lib/view/tax-files/tax-format'

/** What every JSON body of POST /trades/csv holds (behaviour 12.1, 19.9). */
type SharedRequest = {
  events: CsvEvent[]
  fetchedTokenPrices: PriceMap
  priceSources: PriceSourceCounts | undefined
}
/** A body that asks for the CSV of 19 columns (behaviour 12.1). */
export type CsvRequest = SharedRequest & { format: undefined; mints: Token[] }
/** A body that asks for a tax file (behaviour 19.1). */
export type TaxRequest = SharedRequest & {
  format: TaxFormat
  mints: TaxMint[]
  /** Whether rows say which wallet they are of (behaviour 21.9). */
  namesWallets: boolean
}

const listsSchema = z.object({
  events: z.array(z.unknown()),
  mints: z.array(z.unknown()),
  fetchedTokenPrices: z.custom<object>(isRecord),
  format: z.optional(z.unknown()),
  priceSources: z.optional(z.unknown()),
  namesWallets: z.optional(z.boolean()),
})
const formatSchema = z.optional(z.enum(TAX_FORMATS))
const count = z.optional(z.int().check(z.minimum(0)))
const priceSourcesSchema = z.optional(
  z.strictObject({ typed: count, birdeye: count, trade: count, defillama: count }),
)
/** Tax files also list mints that no service knows. */
const taxMintSchema = z.object({
  address: tokenSchema.shape.address,
  symbol: z.optional(tokenSchema.shape.symbol),
  name: z.optional(tokenSchema.shape.name),
  decimals: z.optional(tokenSchema.shape.decimals),
  verified: z.optional(z.boolean()),
})
const LONGEST_PRICE_KEY = 200

const MINTS_FAULT = { fault: 'mints cannot be read.' }

/**
 * What a body asks for, or an error text that says what is wrong with it: the row (from 1 on) and
 * the field (behaviour 12.3, 12.15, 15.9).
 */
export function readCsvRequest(json: string): CsvRequest | TaxRequest | { fault: string } {
  if (!isBoundedJson(json)) return { fault: 'The request holds too many entries.' }
  const lists = listsSchema.safeParse(jsonOf(json))
  if (!lists.success) return { fault: cannotBeRead(lists.error.issues[0]?.path[0]) }

  const { events, mints, fetchedTokenPrices, namesWallets = false } = lists.data
  const { data: format, error: formatFault } = formatSchema.safeParse(lists.data.format)
  if (formatFault) return { fault: `format must be absent or one of ${TAX_FORMATS.join(', ')}.` }
  const sources = priceSourcesSchema.safeParse(lists.data.priceSources)
  if (sources.error) return { fault: cannotBeRead('priceSources') }
  const readEvents = upToFault(csvEventSchema, events, isPlainEvent)
  if (readEvents.fault) return { fault: eventFault(readEvents.fault, readEvents.values.length + 1) }
  if (!isPriceMap(fetchedTokenPrices)) return { fault: cannotBeRead('fetchedTokenPrices') }
  const shared = {
    events: readEvents.values,
    fetchedTokenPrices,
    priceSources: sources.data,
  }
  if (format === undefined) {
    const tokens = upToFault(tokenSchema, mints)
    return tokens.fault ? MINTS_FAULT : { ...shared, format, mints: tokens.values }
  }
  const taxMints = upToFault(taxMintSchema, mints)
  return taxMints.fault ? MINTS_FAULT : { ...shared, format, mints: taxMints.values, namesWallets }
}

/** Whether a JSON value is no array, text, number or the like. */
function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPriceMap(record: object): record is PriceMap {
  return Object.entries(record).every(
    ([key, price]) => key.length <= LONGEST_PRICE_KEY && isTokenPrice(price),
  )
}

/**
 * A list's values up to its first fault: to list all faults of a long body takes seconds, and zod
 * fails at over 100,000 of them.
 * @param isPlain whether an item is surely a value as it is, without asking the schema
 */
function upToFault<T extends z.ZodMiniType>(
  schema: T,
  list: readonly unknown[],
  isPlain?: (item: unknown) => item is z.output<T>,
) {
  const values: z.output<T>[] = []
  for (const item of list) {
    if (isPlain?.(item)) {
      values.push(item)
      continue
    }
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
