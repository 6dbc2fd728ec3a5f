import type { Order } from '@/lib/domain/orders/order'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import type { EarlierExports } from './exported-trades'
import { type WalletTrades, walletTrades } from './wallet-trades'

/** What is displayed, and all orders of its wallets. */
export type DisplayedTrades = {
  events: readonly OrderEvent[]
  orders: readonly Order[]
  walletOf: (order: Order) => string
}

/** Trades that can be exported: all that are displayed, and those that no export held yet. */
export type GatheredTrades = { wallet: WalletTrades; fresh: readonly Trade[] }

/**
 * Gathers the trades for a tax file; stops after each, so that whoever asks can do it in slices
 * (behaviour 19.15, 19.16).
 * @param earlier undefined where there was no export: then none is fresh
 */
export function* gatheredTrades(
  { events, orders, walletOf }: DisplayedTrades,
  earlier: EarlierExports | undefined,
): Generator<undefined, GatheredTrades, undefined> {
  const wallet = yield* walletTrades(events, orders, walletOf)
  const fresh: Trade[] = []
  for (const trade of earlier ? wallet.trades : []) {
    if (!earlier?.holds(trade.userAddress, wallet.idOf(trade))) fresh.push(trade)
    yield undefined
  }
  return { wallet, fresh }
}
