import { countPriceSources, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { fileAnswer, inATask } from '@/lib/browser/csv/file-answer'
import { saveFile } from '@/lib/browser/csv/save-file'
import { withNamesInFiles } from '@/lib/browser/wallet/names-in-files'
import { CSV_FAILED } from '@/lib/view/csv/csv-fault-label'
import type { FileContent } from '@/lib/view/csv/file-marks'
import { assetClash, taxAssets, type TaxMint } from '@/lib/view/tax-files/tax-asset'
import { taxFileName } from '@/lib/view/tax-files/tax-file-name'
import type { TaxFormat } from '@/lib/view/tax-files/tax-format'
import { splitTaxRequest } from '@/lib/view/tax-files/tax-request-split'
import { mintsOfTrades } from '@/lib/view/tax-files/tax-trades'
import { isWholeTaxFile, joinTaxFile } from '@/lib/view/tax-files/whole-tax-file'

export type TaxDownload = FileContent & {
  format: TaxFormat
  /** By date. */
  trades: readonly Trade[]
  /** Its place among the wallet's trades of its transaction, from 1 on. */
  placeOf: (trade: Trade) => number
  /** Of all trades of the wallets, in the order that Koinly's placeholders are counted in. */
  mints: readonly string[]
  tokens: TokenMap
  answers: PriceAnswers
  signal: AbortSignal
}

/**
 * Has the route write a tax file, in parts where it is long, and saves it (behaviour 19.11).
 * @throws Error with a text for people, also where two tokens would stand under one symbol
 */
export async function downloadTaxFile(download: TaxDownload): Promise<void> {
  const { format, trades, placeOf, answers, signal } = download
  const mints = download.mints.map((mint) => taxMint(mint, download.tokens))
  const written = new Set(mintsOfTrades(trades))
  const clash = assetClash(taxAssets(format, mints, written), mints, written)
  if (clash !== undefined) throw new Error(`${CSV_FAILED} ${clash}`)

  const { counts, missing } = countPriceSources(wantedPrices(trades, Infinity), answers)
  const priceSources = Object.fromEntries(counts)
  const bodies = splitTaxRequest({
    ...{ format, trades, placeOf, mints, answers, priceSources },
    namesWallets: download.wallets.length > 1,
  })
  const texts: string[] = []
  let current = bodies.next()
  while (!current.done) {
    const [text, next] = await Promise.all([
      fileAnswer(current.value, (answer, rows) => isWholeTaxFile(format, answer, rows), signal),
      inATask(() => bodies.next()),
    ])
    texts.push(text)
    current = next
  }
  const type = format === 'json' ? 'application/json' : 'text/csv'
  const fileName = taxFileName(format, withNamesInFiles(download))
  saveFile(fileName, type, joinTaxFile(format, texts, missing))
}

/** Of a token that nobody vouches for nothing but the mint is written. */
function taxMint(mint: string, tokens: TokenMap): TaxMint {
  const token = tokens.get(mint)
  if (!token?.isVerified) return { address: mint }
  return { address: mint, symbol: token.symbol, name: token.name, verified: true }
}
