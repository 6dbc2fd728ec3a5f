import fc from 'fast-check'
import { SOL, USDC } from './test-orders'
import { anyAmountText, swapped } from './test-swaps'
import type { MeasuredTrade } from '@/lib/domain/trades/order-event'

/** Returns a day of February 2026. */
export const isoDay = (day: number) => `2026-02-${String(day).padStart(2, '0')}`
/** Returns a date on a day of February 2026. */
export const dayDate = (day: number) => `${isoDay(day)}T10:00:03.000Z`
export const byDate = (trades: MeasuredTrade[]) =>
  trades.toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date))
const anyMint = fc.constantFrom(USDC, SOL, 'A', 'B')
const anyTrade = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    paid: anyAmountText,
    net: anyAmountText,
    fee: fc.option(anyAmountText),
    mints: fc.tuple(anyMint, anyMint).filter(([input, output]) => input !== output),
    userAddress: fc.constantFrom('WalletA', 'WalletB'),
    transactionSignature: fc.constantFrom('', '5igA', '5igB'),
  })
  .map(({ day, paid, net, fee, mints: [inputMint, outputMint], ...change }) => {
    return swapped(paid, net, fee, { date: dayDate(day), inputMint, outputMint, ...change })
  })
/** Trades of two wallets in February 2026, by date. */
export const anyTrades = fc.array(anyTrade, { maxLength: 25 }).map(byDate)
