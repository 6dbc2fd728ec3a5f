import type { QueryClient } from '@tanstack/react-query'
import { useCsvDownloadState } from '@/lib/browser/csv/csv-download-store'
import { fileParts } from '@/lib/browser/csv/file-answer'
import { saveFile } from '@/lib/browser/csv/save-file'
import { knownPrices } from '@/lib/browser/prices/price-query'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { askAgainForTokens } from '@/lib/browser/tokens/token-query'
import { waitForTokenNames } from '@/lib/browser/tokens/wait-for-token-names'
import { withNamesInFiles } from '@/lib/browser/wallet/named-wallets'
import { countPriceSources } from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { CSV_FAILED } from '@/lib/view/csv/csv-fault-label'
import type { FileContent } from '@/lib/view/csv/file-name'
import { taxAssets } from '@/lib/view/tax-files/tax-asset'
import { exportedText, namesNeededText } from '@/lib/view/tax-files/tax-export-label'
import { isWholeTaxFile, joinTaxFile, taxFileName } from '@/lib/view/tax-files/tax-file'
import { TAX_PROGRAMS, type TaxFormat } from '@/lib/view/tax-files/tax-format'
import { splitTaxRequest, verifiedTokens } from '@/lib/view/tax-files/tax-request'
import { mintsOfTrades } from '@/lib/view/tax-files/tax-rows'
import { rememberExport } from './exported-trades'

/** A file to be made. Its name is of the same moment as its trades (behaviour 19.12). */
export type TaxExport = FileContent & {
  format: TaxFormat
  /** By date. */
  trades: readonly Trade[]
}

/**
 * Exports some trades for a tax program, remembers which, and tells how it went (behaviour 19.14).
 * Nothing happens while another download is under way.
 */
export async function startTaxExport(client: QueryClient, wanted: TaxExport): Promise<void> {
  if (useCsvDownloadState.getState().isDownloading) return
  useCsvDownloadState.setState({ isDownloading: true })
  const { trades, format } = wanted
  const mints = [...mintsOfTrades(trades)]
  try {
    const { tokens, unnamed, unsure } = await waitForTokenNames(client, mints)
    // A token must not be a placeholder today and a symbol tomorrow (behaviour 19.7).
    if (format === 'koinly' && unsure > 0) throw new Error(failed(namesNeededText(unsure)))
    await downloadTaxFile(client, wanted, tokens)
    const isRemembered = rememberExport(format, trades, Date.now())
    const { name } = TAX_PROGRAMS[format]
    const text = exportedText({ trades: trades.length, name, unnamed, isRemembered })
    showToast({ kind: unnamed === 0 && isRemembered ? 'ok' : 'warn', text })
  } catch (error) {
    const text = error instanceof Error ? error.message : CSV_FAILED
    const run = () => {
      if (format === 'koinly') askAgainForTokens(client)
      void startTaxExport(client, wanted)
    }
    showToast({ kind: 'bad', text, action: { label: 'Retry', run } })
  } finally {
    useCsvDownloadState.setState({ isDownloading: false })
  }
}

/**
 * Has the route write the file, in parts if it is long, and saves it (behaviour 19.11).
 * @throws Error with a text for people, also if two tokens would have one name
 */
async function downloadTaxFile(
  client: QueryClient,
  { format, trades, ...content }: TaxExport,
  tokens: TokenMap,
): Promise<void> {
  assertNoClash(format, trades, tokens)
  const prices = knownPrices(client)
  const namesWallets = content.wallets.length > 1
  const bodies = splitTaxRequest({ format, trades, tokens, prices, namesWallets })
  const isWhole = (text: string, rows: number) => isWholeTaxFile(format, text, rows)
  const texts: string[] = []
  for await (const text of fileParts(bodies, isWhole)) texts.push(text)
  const { counts, missing } = countPriceSources(wantedPrices(trades, Infinity), prices)
  const priced = { priceSources: Object.fromEntries(counts), pricesMissing: missing }
  const type = TAX_PROGRAMS[format].columns ? 'text/csv' : 'application/json'
  const name = taxFileName(format, withNamesInFiles(content))
  saveFile(name, type, joinTaxFile(format, texts, priced))
}

/** The route sees the rows of one request only: all are looked at before the first (behaviour 19.6). */
function assertNoClash(format: TaxFormat, trades: readonly Trade[], tokens: TokenMap): void {
  try {
    const mints = [...verifiedTokens(tokens).values()]
    taxAssets(TAX_PROGRAMS[format], mints, mintsOfTrades(trades))
  } catch (error) {
    throw new Error(failed(error instanceof Error ? error.message : ''))
  }
}

function failed(reason: string): string {
  return `${CSV_FAILED} ${reason}`
}
