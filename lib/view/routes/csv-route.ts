import * as z from '@/lib/domain/text/zod'
import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { type PriceMap, tokenPriceSchema } from '@/lib/domain/prices/token-price'
import { tokenSchema } from '@/lib/domain/tokens/token'
import { csvEventSchema, type SentEvent } from '@/lib/domain/trades/order-event'
import type { PriceSource } from '@/lib/domain/prices/price-answers'
import {
  TAX_FORMATS,
  type TaxFormat,
  type TaxMint,
  taxMintSchema,
} from '@/lib/view/files/tax-programs'

export type PriceSourceCounts = Partial<Record<PriceSource, number | undefined>>

/** The fields of every body of POST /trades/csv (behaviour 12.1, 19.9). */
export type SharedRequest = {
  events: readonly SentEvent[]
  fetchedTokenPrices: PriceMap
  priceSources: PriceSourceCounts | undefined
}
/** A body that asks for the CSV of 19 columns (behaviour 12.1). */
export type CsvRequest = SharedRequest & { format: undefined; mints: readonly CsvMint[] }
/** A body that asks for a tax file (behaviour 19.1). */
export type TaxRequest = SharedRequest & {
  format: TaxFormat
  mints: readonly TaxMint[]
  /** Whether rows name their wallet (behaviour 21.8). */
  namesWallets?: boolean
}

/** Checking a million values would take seconds. A body of 4 MB holds some 130,000 (behaviour 12.3). */
const MAX_ENTRIES = 200_000
const MAX_PRICE_KEY_LENGTH = 200

const count = z.optional(z.int().check(z.minimum(0)))
/** A body of POST /trades/csv. Its lists are checked item by item later. */
export const csvBodySchema = z.object({
  events: z.array(z.unknown()),
  mints: z.array(z.unknown()),
  fetchedTokenPrices: z.record(z.string(), z.unknown()),
  format: z.optional(z.enum(TAX_FORMATS)),
  priceSources: z.optional(
    z.strictObject({ typed: count, birdeye: count, trade: count, defillama: count }),
  ),
  namesWallets: z.optional(z.boolean()),
})
const priceSchema = z.tuple([z.string().check(z.maxLength(MAX_PRICE_KEY_LENGTH)), tokenPriceSchema])

const { address, symbol, name, decimals, logoURI } = tokenSchema.shape
/** A token of the CSV. Its decimals are null if no service knows them (behaviour 25.14). */
export const csvMintSchema = z.object({
  address,
  symbol,
  name,
  decimals: z.nullable(decimals),
  logoURI: z.nullable(logoURI),
})
export type CsvMint = z.infer<typeof csvMintSchema>

/** Parses a body, or returns an error text that names the row and the field (behaviour 12.3, 15.9). */
export function readCsvRequest(json: string): CsvRequest | TaxRequest | { fault: string } {
  // One of these signs precedes each entry.
  const entries = json.split(/[,[{]/, MAX_ENTRIES + 2)
  if (entries.length > MAX_ENTRIES + 1) return { fault: 'Too many entries.' }
  const request = csvBodySchema.safeParse(z.jsonOf(json))
  if (request.error) return { fault: requestFault(request.error) }

  const { format, namesWallets = false, priceSources } = request.data
  const events = parseList(csvEventSchema, request.data.events)
  if (events.error) return { fault: eventFault(events.error, events.values.length + 1) }
  const prices = parseList(priceSchema, Object.entries(request.data.fetchedTokenPrices))
  if (prices.error) return { fault: 'Invalid fetchedTokenPrices.' }
  const fetchedTokenPrices = Object.fromEntries(prices.values)
  const shared = { events: events.values, fetchedTokenPrices, priceSources }
  if (format === undefined) {
    const mints = parseList(csvMintSchema, request.data.mints)
    return mints.error ? { fault: 'Invalid mints.' } : { ...shared, format, mints: mints.values }
  }
  const mints = parseList(taxMintSchema, request.data.mints)
  if (mints.error) return { fault: 'Invalid mints.' }
  return { ...shared, format, mints: mints.values, namesWallets }
}

/** Parses a list up to its first fault, because finding all faults in a long list takes seconds. */
function parseList<T extends z.ZodMiniType>(schema: T, list: readonly unknown[]) {
  const values: z.output<T>[] = []
  for (const item of list) {
    const { data, error } = schema.safeParse(item)
    if (error) return { values, error }
    values.push(data)
  }
  return { values, error: undefined }
}

function requestFault({ issues: [issue] }: z.core.$ZodError): string {
  const field = issue?.path[0]
  if (field === 'format') return `format must be absent or one of ${TAX_FORMATS.join(', ')}.`
  return `Invalid ${String(field ?? 'request')}.`
}

function eventFault({ issues: [issue] }: z.core.$ZodError, row: number): string {
  const [field, part] = issue?.path ?? []
  if (field === 'orderType') return INVALID_ACCOUNT_TYPE
  if (field === undefined) return `Row ${row}: invalid data.`
  if (part === 'amount') return `Row ${row}: amount is missing.`
  return `Row ${row}: invalid ${wordsOf(String(field))}.`
}

function wordsOf(field: string): string {
  return field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
}
