import fc from 'fast-check'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { ORDER_TYPES } from '@/lib/domain/orders/order'
import type { Deposit, MeasuredTrade, OrderEvent } from '@/lib/domain/trades/order-event'
import { decimalText } from './test-decimals'
import { SOL, USDC } from './test-orders'

// For tests: deposits and trades with the amounts that a test gives.
const shared = {
  date: '2026-02-02T10:00:03.000Z',
  inputMint: USDC,
  outputMint: SOL,
  orderType: 'recurring time',
  orderKey: 'RecurringKey',
  userAddress: 'MadeUpWa11et',
  transactionSignature: '',
} as const

export function deposited(amount: string, change: Partial<Deposit> = {}): Deposit {
  return { kind: 'deposit', ...shared, inputAmount: adjustedAmount(amount), ...change }
}

/** A trade. A fee of null isn't known in the output's token. */
export function swapped(
  paid: string,
  net: string,
  fee: string | null = '0',
  change: Partial<MeasuredTrade> = {},
): MeasuredTrade {
  return {
    kind: 'trade',
    ...shared,
    inputAmount: adjustedAmount(paid),
    outputAmount: adjustedAmount(net),
    fee: fee === null ? null : adjustedAmount(fee),
    ...change,
  }
}

/** Plain decimal text of up to 60 digits, before or after the point; some have more digits than a float. */
export const anyAmountText: fc.Arbitrary<string> = fc
  .record({
    units: fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt(0n, 10n ** 60n - 1n)),
    places: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ units, places }) => decimalText(units, places))

/** Deposits and trades with so few mints and minutes that they share pairs and prices. */
export const anyDepositOrTrade: fc.Arbitrary<OrderEvent> = fc
  .record({
    isTrade: fc.boolean(),
    paid: anyAmountText,
    net: anyAmountText,
    fee: fc.option(anyAmountText),
    core: fc.record({
      date: fc
        .integer({ min: 0, max: 180 })
        .map((second) => new Date(Date.UTC(2026, 1, 2, 10, 0, second)).toISOString()),
      inputMint: fc.constantFrom(USDC, 'MintA'),
      orderType: fc.constantFrom(...ORDER_TYPES),
      orderKey: fc.constantFrom('RecurringKey', 'KeyA'),
    }),
    outputMint: fc.constantFrom(SOL, 'MintC'),
  })
  .map(({ isTrade, paid, net, fee, core, outputMint }) =>
    isTrade ? swapped(paid, net, fee, { ...core, outputMint }) : deposited(paid, core),
  )
