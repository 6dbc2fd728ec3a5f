import * as z from '@/lib/domain/text/zod'
import { FileError } from '@/lib/domain/files/file-error'
import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { type PriceMap, tokenPriceSchema } from '@/lib/domain/prices/token-price'
import { mapSteps, type Steps } from '@/lib/domain/time/slices'
import { tokenSchema } from '@/lib/domain/tokens/token'
import { csvEventSchema, type RequestEvent } from '@/lib/domain/trades/order-event'
import { type RequestMint, requestMintSchema } from '@/lib/view/files/request-mint'
import { TAX_FORMATS } from '@/lib/view/tax-files/tax-programs'

/** Checking a million values would take seconds. A body of 4 MB holds some 130,000 (behaviour 12.3). */
const MAX_ENTRIES = 200_000
const MAX_PRICE_KEY_LENGTH = 200

const count = z.optional(z.int().check(z.minimum(0)))
/** A body of POST /trades/csv (behaviour 12.1, 19.1), before its lists are checked item by item. */
export const csvBodySchema = z.object({
  events: z.array(z.unknown()),
  mints: z.array(z.unknown()),
  fetchedTokenPrices: z.record(z.string(), z.unknown()),
  format: z.optional(z.enum(TAX_FORMATS)),
  priceSources: z.optional(
    z.pipe(
      z.strictObject({
        manual: count,
        // The name of `manual` in version 1.0.0.
        typed: count,
        birdeye: count,
        trade: count,
        defillama: count,
      }),
      z.transform(({ typed, ...counts }) =>
        typed === undefined ? counts : { ...counts, manual: typed + (counts.manual ?? 0) },
      ),
    ),
  ),
  /** Whether rows name their wallet (behaviour 21.8). */
  namesWallets: z.optional(z.boolean()),
})

/** A body whose lists are checked. Without a format it asks for the CSV of 19 columns. */
export type FileRequest = Pick<
  z.infer<typeof csvBodySchema>,
  'format' | 'priceSources' | 'namesWallets'
> & { events: readonly RequestEvent[]; mints: readonly RequestMint[]; fetchedTokenPrices: PriceMap }

/** The same without a look at the keys of the prices, which would hold the thread if there are 200,000 of them. */
const uncheckedBodySchema = z.object({
  ...csvBodySchema.shape,
  fetchedTokenPrices: z.custom<Record<string, unknown>>(
    (prices) => typeof prices === 'object' && prices !== null && !Array.isArray(prices),
  ),
})

const { address, symbol, name, decimals, logoURI } = tokenSchema.shape
/** A token of the CSV. Its decimals are null if no service knows them (behaviour 25.14). */
export const csvMintSchema = z.object({
  address,
  symbol,
  name,
  decimals: z.nullable(decimals),
  logoURI: z.nullable(logoURI),
})

/** Parses a body in steps. @throws FileError with a text that names the row and the field (behaviour 12.3, 15.9) */
export function* fileRequestSteps(json: string): Steps<FileRequest> {
  // One of these signs precedes each entry.
  const entries = json.split(/[,[{]/, MAX_ENTRIES + 2)
  if (entries.length > MAX_ENTRIES + 1) throw new FileError('Too many entries.')
  const body = z.jsonOf(json)
  yield
  const { data: request, error } = uncheckedBodySchema.safeParse(body)
  if (error) throw new FileError(requestFault(error))
  yield

  const mintSchema = request.format === undefined ? csvMintSchema : requestMintSchema
  const events = yield* parseList(csvEventSchema, request.events, eventFault)
  const fetchedTokenPrices: PriceMap = {}
  yield* mapSteps(Object.keys(request.fetchedTokenPrices), (key) => {
    const { data: price, error: fault } = tokenPriceSchema.safeParse(
      request.fetchedTokenPrices[key],
    )
    if (fault || key.length > MAX_PRICE_KEY_LENGTH) {
      throw new FileError('Invalid fetchedTokenPrices.')
    }
    fetchedTokenPrices[key] = price
  })
  const mints = yield* parseList(mintSchema, request.mints, () => 'Invalid mints.')
  return { ...request, events, mints, fetchedTokenPrices }
}

/** Parses a list up to its first fault, because finding all faults in a long list takes seconds. */
function parseList<T extends z.ZodMiniType>(
  schema: T,
  list: readonly unknown[],
  faultOf: (error: z.core.$ZodError, row: number) => string,
): Steps<z.output<T>[]> {
  return mapSteps(list, (item, index): z.output<T> => {
    const { data, error } = schema.safeParse(item)
    if (error) throw new FileError(faultOf(error, index + 1))
    return data
  })
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
  const words = String(field).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return `Row ${row}: invalid ${words}.`
}
