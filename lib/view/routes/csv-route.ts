import * as z from '@/lib/domain/text/zod'
import { FileError } from '@/lib/domain/files/file-error'
import { INVALID_ACCOUNT_TYPE } from '@/lib/domain/orders/order'
import { priceKey, type PriceMap, tokenPriceSchema } from '@/lib/domain/prices/token-price'
import { mapSteps, runToEnd, type Steps } from '@/lib/domain/time/slices'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { tokenSchema } from '@/lib/domain/tokens/token'
import { amountsOf, csvEventSchema, type RequestEvent } from '@/lib/domain/trades/order-event'
import { csvTable, tokensByMint } from '@/lib/view/files/csv-rows'
import { joinTables, type Table, tableOf, tableText } from '@/lib/view/files/csv-text'
import { type RequestMint, requestMintSchema } from '@/lib/view/files/request-mint'
import { TAX_COLUMNS } from '@/lib/view/tax-files/tax-columns'
import {
  priceSourceText,
  taxDocumentText,
  taxDocumentTrade,
} from '@/lib/view/tax-files/tax-document'
import { TAX_FORMATS } from '@/lib/view/tax-files/tax-programs'
import { taxRowSteps } from '@/lib/view/tax-files/tax-rows'

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

type ServedFile = { contentType: string; text: string }

/**
 * Returns the file that a body of POST /trades/csv asks for (behaviour 12.1, 12.3, 19.1).
 * @throws FileError with what is wrong with the body
 */
export function requestedFile(json: string): ServedFile {
  return runToEnd(requestedFileSteps(json))
}

/** Makes the file of a body in steps. @throws as `requestedFile` */
export function* requestedFileSteps(json: string): Steps<ServedFile> {
  return yield* servedFileSteps(yield* fileRequestSteps(json))
}

/** Makes the CSV or a tax file (behaviour 9.1, 19.2, 19.9). @throws FileError as `csvTable` and `taxRowSteps` */
function* servedFileSteps(request: FileRequest): Steps<ServedFile> {
  const { events, fetchedTokenPrices, format } = request
  if (format === undefined) {
    const tokens = tokensByMint(request.mints)
    return yield* csvFile(events, (part, firstRow) =>
      csvTable(part, tokens, fetchedTokenPrices, firstRow),
    )
  }
  const rows = yield* taxRowSteps(format, request)
  const columns = TAX_COLUMNS[format]
  if (columns) return yield* csvFile(rows, (part) => tableOf(columns, part))
  const trades = yield* mapSteps(rows, taxDocumentTrade)
  const text = taxDocumentText({
    priceSource: priceSourceText(request.priceSources),
    pricesMissing: pricesMissing(request),
    trades,
  })
  return { contentType: 'application/json; charset=utf-8', text }
}

const ROWS_PER_STEP = 200

/** Writes a table in steps of 200 rows. */
function* csvFile<Row>(
  rows: readonly Row[],
  tableFrom: (part: readonly Row[], firstRow: number) => Table,
): Steps<ServedFile> {
  const texts: string[] = []
  for (let firstRow = 0; firstRow === 0 || firstRow < rows.length; firstRow += ROWS_PER_STEP) {
    texts.push(tableText(tableFrom(rows.slice(firstRow, firstRow + ROWS_PER_STEP), firstRow)))
    yield
  }
  return { contentType: 'text/csv; charset=utf-8', text: joinTables(texts).join('') }
}

/** Counts the prices that the trades need and the request lacks (behaviour 19.9). */
function pricesMissing({ events, fetchedTokenPrices }: FileRequest): number {
  const keys = events.flatMap((event) => {
    const amounts = event.kind === 'trade' ? amountsOf(event) : []
    return amounts.flatMap(({ mint, amount }) =>
      amount ? priceKey(mint, unixSeconds(event.date)) : [],
    )
  })
  return [...new Set(keys)].filter((key) => typeof fetchedTokenPrices[key] !== 'number').length
}
