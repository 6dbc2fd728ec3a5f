import type { QueryClient } from '@tanstack/react-query'
import { fetchFileParts } from './file-answer'
import { noteWrittenRows, runDownload } from './run-download'
import type { MadeFile } from './save-file'
import { countingPrices } from '@/lib/browser/prices/cached-prices'
import { waitForTokenNames } from '@/lib/browser/tokens/wait-for-token-names'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { Given } from '@/lib/view/files/file-label'
import { type FileContent, fileName } from '@/lib/view/files/file-name'
import { exportedText, namesNeededText } from '@/lib/view/files/tax-export-label'
import { isWholeTaxFile, taxRequests } from '@/lib/view/files/tax-file'
import { TAX_PROGRAMS, type TaxFormat } from '@/lib/view/files/tax-programs'
import { mintsOfTrades } from '@/lib/view/files/tax-rows'
import { rememberExport } from './exported-trades'

/** A file to be made. Its name is of the same moment as its trades (behaviour 19.12). */
export type TaxExport = FileContent & {
  format: TaxFormat
  /** By date. */
  trades: readonly Trade[]
}

/**
 * Exports some trades for a tax program, remembers which once the visitor has the file, and shows how
 * it went (behaviour 19.13, 19.15).
 */
export async function startTaxExport(client: QueryClient, wanted: TaxExport): Promise<void> {
  const { trades, format } = wanted
  const makeFile = async () => {
    const mints = [...mintsOfTrades(trades)]
    const { tokens, unnamed } = await waitForTokenNames(client, mints)
    // A token must not be a placeholder today and a symbol tomorrow (behaviour 19.6).
    if (format === 'koinly' && unnamed > 0) throw new Error(namesNeededText(unnamed))
    const made = await makeTaxFile(client, wanted, tokens)
    const onGiven = (given: Given) => {
      const isRemembered = rememberExport(format, trades, Date.now())
      const { name } = TAX_PROGRAMS[format]
      const text = exportedText({ given, trades: trades.length, name, unnamed, isRemembered })
      return { isWarning: unnamed > 0 || !isRemembered, text }
    }
    return { made, onGiven }
  }
  const retry = () => void startTaxExport(client, wanted)
  await runDownload('tax export', makeFile, retry)
}

/**
 * Has the route write the file, in parts if it is long (behaviour 19.12).
 * @throws Error with a text for people, also if two tokens would have one name
 */
async function makeTaxFile(
  client: QueryClient,
  { format, trades, wallets, isFiltered }: TaxExport,
  tokens: TokenMap,
): Promise<MadeFile> {
  const { bodies, join } = taxRequests({
    format,
    trades,
    tokens,
    prices: countingPrices(client).answers,
    namesWallets: wallets.length > 1,
  })
  const texts = await fetchFileParts(
    bodies,
    (text, rows) => isWholeTaxFile(format, text, rows),
    ({ firstRow }) => noteWrittenRows(firstRow, trades.length),
  )
  const isJson = format === 'json'
  const [extension, type] = isJson ? ['json', 'application/json'] : ['csv', 'text/csv']
  const name = fileName(format, extension, { wallets, isFiltered })
  return { name, type: `${type};charset=utf-8`, parts: join(texts) }
}
