import type { QueryClient } from '@tanstack/react-query'
import { takeFromOtherTabs } from '@/lib/browser/cache/other-tabs'
import { useCsvDownloadState } from '@/lib/browser/csv/csv-download-store'
import { knownPrices } from '@/lib/browser/prices/price-query'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { waitForTokenNames } from '@/lib/browser/tokens/wait-for-token-names'
import type { FileContent } from '@/lib/view/csv/file-marks'
import { rowsByWallet } from '@/lib/view/csv/file-wallets'
import { CSV_FAILED } from '@/lib/view/csv/csv-fault-label'
import { exportedText } from '@/lib/view/tax-files/labels/tax-dialog-label'
import type { TaxFormat } from '@/lib/view/tax-files/tax-format'
import { TAX_FORMAT_LABELS } from '@/lib/view/tax-files/labels/tax-format-label'
import { rememberExport } from './exported-trades'
import { downloadTaxFile } from './tax-download'
import type { WalletTrades } from './wallet-trades'

export type TaxExport = WalletTrades & FileContent & { format: TaxFormat }

/**
 * Exports some trades for a tax program, remembers which, and tells how it went (behaviour 19.14).
 * Nothing happens while another download is under way.
 */
export async function startTaxExport(client: QueryClient, wanted: TaxExport): Promise<void> {
  if (useCsvDownloadState.getState().isDownloading) return
  useCsvDownloadState.setState({ isDownloading: true })
  const { trades, idOf, format, wallets, mintsOfWallet: mints } = wanted
  try {
    const { tokens, unnamed } = await waitForTokenNames(client, mints)
    takeFromOtherTabs(client)
    await downloadTaxFile({
      ...wanted,
      mints,
      tokens,
      answers: knownPrices(client),
      signal: new AbortController().signal,
    })
    const areRemembered = rowsByWallet(wallets, trades).map(({ wallet, rows }) =>
      rememberExport(wallet.userAddress, rows.map(idOf), Date.now()),
    )
    const isRemembered = areRemembered.every(Boolean)
    const { name } = TAX_FORMAT_LABELS[format]
    const text = exportedText({ trades: trades.length, name, unnamed, isRemembered })
    showToast({ kind: unnamed === 0 && isRemembered ? 'ok' : 'warn', text })
  } catch (error) {
    const text = error instanceof Error ? error.message : CSV_FAILED
    const run = () => void startTaxExport(client, wanted)
    showToast({ kind: 'bad', text, action: { label: 'Retry', run } })
  } finally {
    useCsvDownloadState.setState({ isDownloading: false })
  }
}
