import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { countingPrices } from '@/lib/browser/prices/cached-prices'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { flawedRows, hasZeroSide, sidePrices } from '@/lib/domain/prices/trade-value'
import { isMeasured, mintsOf, type OrderEvent, type Trade } from '@/lib/domain/trades/order-event'
import type { Delivery } from '@/lib/view/files/file-label'
import { type FileContent, fileName, fileWallets } from '@/lib/view/files/file-name'
import { exportToast, namesNeededText } from '@/lib/view/tax-files/tax-export-label'
import { TAX_PROGRAMS, type TaxFormat } from '@/lib/view/tax-files/tax-programs'
import { distinctTrades, roundedTrades, taxPrices } from '@/lib/view/tax-files/tax-rows'
import { earlierExports, rememberExport } from './exported-trades'
import { fetchFile } from '@/lib/browser/files/file-response'
import { runDownload } from '@/lib/browser/files/run-download'

export type TaxExportInput = FileContent & {
  /** By date. */
  events: readonly OrderEvent[]
  /** The events of all selected orders, by date: their trades give prices (behaviour 8.32). */
  selectedEvents: readonly OrderEvent[]
}

/**
 * Returns what the dialog shows and does (behaviour 19.13, 19.15, 21.8). All of it comes from the events and wallets
 * of one moment, so that a file's name matches its trades (behaviour 19.12).
 */
export function useTaxExport(
  { events, selectedEvents, ...content }: TaxExportInput,
  answers: PriceAnswers,
) {
  const client = useQueryClient()
  // A wallet whose orders come while the dialog is open may have earlier exports, too.
  const addresses = content.wallets.map(({ userAddress }) => userAddress).join()
  const earlier = useMemo(() => earlierExports(addresses.split(',')), [addresses])
  const [format, setFormat] = useState((): TaxFormat => {
    const [last] = [...earlier].sort(([, a], [, b]) => b.exportedAtMs - a.exportedAtMs)
    return last?.[0] ?? 'koinly'
  })
  const [isOnlyNew, setIsOnlyNew] = useState(false)

  const file = useMemo(() => {
    const allTrades = events.flatMap((event) =>
      event.kind === 'trade' && isMeasured(event) ? event : [],
    )
    // A trade whose amounts aren't known in token units is in no tax file (behaviour 25.14, 25.15).
    const skipped = events.filter((event) => event.kind === 'trade' && !isMeasured(event))
    const lastExport = earlier.get(format)
    const isExported = (trade: Trade) => lastExport?.holds(trade) ?? false
    const distinct = distinctTrades(format, allTrades, isExported)
    const fresh = distinct.filter((trade) => !isExported(trade))
    const trades = isOnlyNew ? fresh : distinct
    return {
      allTrades,
      trades,
      last: lastExport && { exportedAtMs: lastExport.exportedAtMs, fresh },
      skipped: skipped.length,
      // Only trades are rows of this file, so a wallet may have none.
      wallets: fileWallets(
        content.wallets.map(({ userAddress, isPartial }) => ({
          userAddress,
          isPartial: isPartial || skipped.some((trade) => trade.userAddress === userAddress),
        })),
        trades,
      ),
    }
  }, [events, content.wallets, earlier, format, isOnlyNew])
  const { allTrades, trades, wallets } = file
  const counts = useMemo(() => {
    const { hasUsd } = TAX_PROGRAMS[format]
    const asTraded = new Set(allTrades)
    const values = taxPrices(format, trades, answers, selectedEvents)
    return {
      /** The number of trades that are dated later because an equal trade has the same time (behaviour 19.2). */
      moved: trades.filter((trade) => !asTraded.has(trade)).length,
      /** The number of trades of which neither side has a price (behaviour 19.9). */
      missingPrices: hasUsd ? trades.filter((trade) => !hasValue(trade, values)).length : 0,
      mismatches: hasUsd ? flawedRows(trades, answers, 'mismatch').length : 0,
      rounding: format === 'turbotax' ? roundedTrades(trades) : undefined,
    }
  }, [format, allTrades, trades, answers, selectedEvents])
  return {
    format,
    setFormat,
    isOnlyNew,
    setIsOnlyNew,
    ...file,
    ...counts,
    start: () =>
      void startTaxExport(client, { ...content, wallets, format, trades, selectedEvents }),
  }
}

/** Returns whether a trade has a USD value in the file (behaviour 19.9). */
function hasValue(trade: Trade, answers: PriceAnswers): boolean {
  const hasZero =
    isMeasured(trade) && hasZeroSide(trade, trade.inputAmount.amount, trade.outputAmount.amount)
  return !hasZero && sidePrices(trade, answers).some((price) => price)
}

/** A file to be made. Its name and trades are from one moment (behaviour 19.12). */
export type TaxExport = FileContent & {
  format: TaxFormat
  /** By date. */
  trades: readonly Trade[]
  selectedEvents: readonly OrderEvent[]
}

/** Exports trades, and remembers them once the visitor has the file (behaviour 19.13, 19.15). */
export async function startTaxExport(client: QueryClient, wanted: TaxExport): Promise<void> {
  const { trades, selectedEvents, format, wallets, isFiltered } = wanted
  const makeFile = async () => {
    // A token must not be a placeholder today and a symbol tomorrow (behaviour 19.6).
    const needsSearch = format === 'koinly'
    const { tokens, unnamed } = await waitForTokenNames(client, mintsOf(trades), { needsSearch })
    if (needsSearch && unnamed > 0) throw new Error(namesNeededText(unnamed))
    const { answers } = countingPrices(client)
    const prices = taxPrices(format, trades, answers, selectedEvents)
    const namesWallets = wallets.length > 1
    const parts = await fetchFile({ format, events: trades, tokens, prices, namesWallets })
    const isJson = format === 'json'
    const [extension, type] = isJson ? ['json', 'application/json'] : ['csv', 'text/csv']
    const name = fileName(format, extension, { wallets, isFiltered })
    const onDelivered = (delivery: Delivery) => {
      const isRemembered = rememberExport(format, trades, Date.now())
      const program = TAX_PROGRAMS[format].name
      return exportToast({ delivery, trades: trades.length, program, unnamed, isRemembered })
    }
    return { name, type: `${type};charset=utf-8`, parts, onDelivered }
  }
  await runDownload('tax export', makeFile)
}
