import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Order } from '@/lib/domain/orders/order'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { FileContent } from '@/lib/view/csv/file-marks'
import { fileWallets } from '@/lib/view/csv/file-wallets'
import type { TaxFormat } from '@/lib/view/tax-files/tax-format'
import { earlierExports } from './exported-trades'
import { startTaxExport } from './start-tax-export'
import { walletTrades } from './wallet-trades'

/** What is displayed, and all orders of its wallets. */
export type TaxExportOf = FileContent & {
  events: readonly OrderEvent[]
  orders: readonly Order[]
  walletOf: (order: Order) => string
}

/**
 * The trades that a tax file would hold, of which wallets, and how one is made (behaviour 19.13, 19.15,
 * 21.11).
 */
export function useTaxExport({ events, orders, walletOf, ...content }: TaxExportOf) {
  const client = useQueryClient()
  const [earlier] = useState(() =>
    earlierExports(content.wallets.map(({ userAddress }) => userAddress)),
  )
  const [isOnlyNew, setIsOnlyNew] = useState(false)
  const { wallets: displayed } = content
  const wallet = useMemo(() => {
    // Placeholders are counted over the wallets of the trades: one with deposits alone is not in the file.
    const ofTrades = new Set<string>()
    for (const { kind, userAddress } of events) if (kind === 'trade') ofTrades.add(userAddress)
    const known = orders.filter((order) => ofTrades.has(walletOf(order)))
    return walletTrades(events, known, walletOf)
  }, [events, orders, walletOf])
  const fresh = useMemo(
    () =>
      earlier
        ? wallet.trades.filter((trade) => !earlier.holds(trade.userAddress, wallet.idOf(trade)))
        : [],
    [wallet, earlier],
  )
  const trades = isOnlyNew ? fresh : wallet.trades
  // A wallet may have deposits alone among the rows.
  const wallets = useMemo(() => fileWallets(displayed, trades), [displayed, trades])
  const start = (format: TaxFormat) =>
    void startTaxExport(client, { ...content, ...wallet, wallets, format, trades })
  return { earlier, isOnlyNew, setIsOnlyNew, wallet, fresh, trades, wallets, start }
}
