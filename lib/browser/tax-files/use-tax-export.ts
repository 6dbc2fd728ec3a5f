import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Order } from '@/lib/domain/orders/order'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TaxFormat } from '@/lib/view/tax-files/tax-format'
import { earlierExports } from './exported-trades'
import { startTaxExport } from './start-tax-export'
import { walletTrades } from './wallet-trades'

/** What is displayed, and all orders of its wallet. */
export type TaxExportOf = {
  events: readonly OrderEvent[]
  orders: readonly Order[]
  userAddress: string
  isPartial: boolean
  isFiltered: boolean
}

/** The trades that a tax file would hold, and how one is made (behaviour 19.13, 19.15). */
export function useTaxExport({ events, orders, userAddress, ...named }: TaxExportOf) {
  const client = useQueryClient()
  const [earlier] = useState(() => earlierExports(userAddress))
  const [isOnlyNew, setIsOnlyNew] = useState(false)
  const wallet = useMemo(
    () => walletTrades(events, orders, userAddress),
    [events, orders, userAddress],
  )
  const fresh = useMemo(
    () => (earlier ? wallet.trades.filter((trade) => !earlier.holds(wallet.idOf(trade))) : []),
    [wallet, earlier],
  )
  const trades = isOnlyNew ? fresh : wallet.trades
  const start = (format: TaxFormat) =>
    void startTaxExport(client, { ...named, ...wallet, format, userAddress, trades })
  return { earlier, isOnlyNew, setIsOnlyNew, wallet, fresh, trades, start }
}
