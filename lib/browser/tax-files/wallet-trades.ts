import type { Order } from '@/lib/domain/orders/order'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { mintsByFirstTrade } from '@/lib/domain/trades/mints-by-first-trade'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { tradeId, tradePlaces } from '@/lib/domain/trades/trade-id'
import { tradesByDate } from '@/lib/view/tax-files/tax-trades'

/** The trades to be exported, and what stays the same whichever are. */
export type WalletTrades = {
  /** By date. */
  trades: readonly Trade[]
  /** The id of a trade. */
  idOf: (trade: Trade) => string
  /** Its place among the wallet's trades of its transaction, from 1 on. */
  placeOf: (trade: Trade) => number
  /** Of all trades of the wallets, by their first one. */
  mintsOfWallet: readonly string[]
}

/**
 * The trades among some events, with what only the whole wallet tells of them (behaviour 19.5, 19.7).
 * Stops after each, so that whoever asks can do it in slices.
 * @param events some of those of the orders
 * @param orders all of the wallets'; those of a wallet that no trade is of are left out (behaviour 21.11)
 */
export function* walletTrades(
  events: readonly OrderEvent[],
  orders: readonly Order[],
  walletOf: (order: Order) => string,
): Generator<undefined, WalletTrades, undefined> {
  const trades = yield* tradesByDate(events)
  const ofTrades = new Set<string>()
  for (const { userAddress } of trades) ofTrades.add(userAddress)
  const all: Trade[] = []
  for (const order of orders) {
    if (!ofTrades.has(walletOf(order))) continue
    // An order gives the same event objects each time.
    for (const event of orderEvents([order], walletOf)) {
      if (event.kind === 'trade') all.push(event)
      yield undefined
    }
  }
  const places = yield* tradePlaces(all)
  const placeOf = (trade: Trade) => places.get(trade) ?? 1
  return {
    ...{ trades, placeOf },
    idOf: (trade) => tradeId(trade, placeOf(trade)),
    mintsOfWallet: yield* mintsByFirstTrade(all),
  }
}
