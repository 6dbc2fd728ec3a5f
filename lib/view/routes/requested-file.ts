import { priceKey } from '@/lib/domain/prices/token-price'
import { mapSteps, runToEnd, type Steps } from '@/lib/domain/time/slices'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { amountsOf } from '@/lib/domain/trades/order-event'
import { type FileRequest, fileRequestSteps } from './csv-route'
import { csvTable, tokensByMint } from '@/lib/view/files/csv-rows'
import { joinTables, type Table, tableOf, tableText } from '@/lib/view/files/csv-text'
import { TAX_COLUMNS } from '@/lib/view/tax-files/tax-columns'
import {
  priceSourceText,
  taxDocumentText,
  taxDocumentTrade,
} from '@/lib/view/tax-files/tax-document'
import { taxRowSteps } from '@/lib/view/tax-files/tax-rows'

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
