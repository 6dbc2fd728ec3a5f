import {
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { walletTrades } from './wallet-trades'

const early = sampleTrigger({ trades: [sampleTrade({ outputMint: 'MintA' })] })
const late = sampleRecurring({ trades: [sampleTrade({ confirmedAt: '2026-02-02T10:00:04.000Z' })] })
const orders = [late, early]

it('places and mints are those of the whole wallet, whatever is exported (behaviour 19.5, 19.7)', () => {
  const some = walletTrades(orderEvents([late], 'A'), orders, () => 'A')
  expect(some.trades.map(some.idOf)).toEqual(['TradeSignature-2'])
  const all = walletTrades(orderEvents(orders, 'A'), orders, () => 'A')
  expect(all.trades.map((trade) => [trade.orderKey, all.placeOf(trade)])).toEqual([
    ['TriggerKey', 1],
    ['RecurringKey', 2],
  ])
  expect(all.mintsOfWallet()).toEqual([USDC, 'MintA', SOL])
  expect(some.mintsOfWallet()).toEqual(all.mintsOfWallet())
})
