import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { countPriceSources, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { flawedRows } from '@/lib/domain/prices/trade-value'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { isMeasured, type OrderEvent } from '@/lib/domain/trades/order-event'
import { type FileContent, fileWallets } from '@/lib/view/files/file-name'
import { distinctTrades, roundedTrades } from '@/lib/view/files/tax-rows'
import { TAX_PROGRAMS, type TaxFormat } from '@/lib/view/files/tax-programs'
import { earlierExports } from './exported-trades'
import { startTaxExport } from './start-tax-export'

/** What is displayed: the rows by date, and whose they are. */
export type TaxExportOf = FileContent & { events: readonly OrderEvent[] }

/**
 * What the dialog shows and does (behaviour 19.13, 19.15, 21.8). All of it is made of the events and wallets of
 * one moment, so that a file's name fits its trades (behaviour 19.12).
 */
export function useTaxExport({ events, ...content }: TaxExportOf, answers: PriceAnswers) {
  const client = useQueryClient()
  // A wallet whose orders come while the dialog is open may have earlier exports, too.
  const addresses = content.wallets.map(({ userAddress }) => userAddress).join()
  const earlier = useMemo(() => earlierExports(addresses.split(',')), [addresses])
  const [format, setFormat] = useState(() => lastFormat(earlier))
  const [isOnlyNew, setIsOnlyNew] = useState(false)

  const allTrades = useMemo(
    () => events.flatMap((event) => (event.kind === 'trade' && isMeasured(event) ? event : [])),
    [events],
  )
  // What isn't known in whole tokens is in no tax file (behaviour 25.14, 25.15).
  const skipped = useMemo(
    () => events.filter((event) => event.kind === 'trade' && !isMeasured(event)),
    [events],
  )
  const last = useMemo(() => {
    const lastExport = earlier.get(format)
    return (
      lastExport && {
        ...lastExport,
        fresh: allTrades.filter((trade) => !lastExport.holds(trade)),
      }
    )
  }, [format, allTrades, earlier])
  const trades = useMemo(() => {
    const distinct = distinctTrades(format, allTrades)
    return last && isOnlyNew ? distinct.filter((trade) => !last.holds(trade)) : distinct
  }, [format, allTrades, isOnlyNew, last])
  // A wallet may have deposits alone among the rows.
  const wallets = useMemo(() => {
    const lacking = new Set(skipped.map(({ userAddress }) => userAddress))
    const fileWalletsOfPage = content.wallets.map((wallet) => ({
      ...wallet,
      isPartial: wallet.isPartial || lacking.has(wallet.userAddress),
    }))
    return fileWallets(fileWalletsOfPage, trades)
  }, [content.wallets, trades, skipped])
  const counts = useMemo(() => {
    const { hasUsd } = TAX_PROGRAMS[format]
    const asTraded = new Set(allTrades)
    return {
      /** The trades that are dated later because an equal trade has their second (behaviour 19.2). */
      moved: trades.filter((trade) => !asTraded.has(trade)).length,
      missingPrices: hasUsd
        ? countPriceSources(wantedPrices(trades, Infinity), answers).missing
        : 0,
      mismatches: hasUsd ? flawedRows(trades, answers, 'mismatch').length : 0,
      rounding: format === 'turbotax' ? roundedTrades(trades) : undefined,
    }
  }, [format, allTrades, trades, answers])
  return {
    format,
    setFormat,
    last,
    isOnlyNew,
    setIsOnlyNew,
    allTrades,
    trades,
    wallets,
    ...counts,
    skipped: skipped.length,
    start: () => void startTaxExport(client, { ...content, wallets, format, trades }),
  }
}

/** The program that was last given a file; at first Koinly. */
function lastFormat(earlier: ReturnType<typeof earlierExports>): TaxFormat {
  const [last] = [...earlier].sort(([, a], [, b]) => b.exportedAtMs - a.exportedAtMs)
  return last ? last[0] : 'koinly'
}
