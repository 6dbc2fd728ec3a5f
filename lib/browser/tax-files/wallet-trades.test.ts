import {
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { walletTrades } from './wallet-trades'

const early = sampleTrigger({ trades: [sampleTrade({ outputMint: 'MintA' })] })
const late = sampleRecurring({ trades: [sampleTrade({ confirmedAt: '2026-02-02T10:00:04.000Z' })] })
const orders = [late, early]

it('places and mints are those of the whole wallet, whatever is exported (behaviour 19.5, 19.7)', () => {
  const some = doneAtOnce(walletTrades(orderEvents([late], 'A'), orders, () => 'A'))
  expect(some.trades.map(some.idOf)).toEqual(['TradeSignature-2'])
  const all = doneAtOnce(walletTrades(orderEvents(orders, 'A'), orders, () => 'A'))
  expect(all.trades.map((trade) => [trade.orderKey, all.placeOf(trade)])).toEqual([
    ['TriggerKey', 1],
    ['RecurringKey', 2],
  ])
  expect(all.mintsOfWallet).toEqual([USDC, 'MintA', SOL])
  expect(some.mintsOfWallet).toEqual(all.mintsOfWallet)
})

it('mints are counted over the wallets of the trades alone (behaviour 19.7, 21.11)', () => {
  const other = sampleRecurring({ trades: [sampleTrade({ outputMint: 'Other' })] })
  const walletOf = (order: Order) => (order === other ? 'B' : 'A')
  const events = orderEvents([early, other], walletOf)
  const depositOnly = events.filter(
    ({ kind, userAddress }) => userAddress === 'A' || kind === 'deposit',
  )
  const mintsOf = (some: OrderEvent[]) =>
    doneAtOnce(walletTrades(some, [early, other], walletOf)).mintsOfWallet
  expect(mintsOf(events)).toContain('Other')
  expect(mintsOf(depositOnly)).not.toContain('Other')
})
