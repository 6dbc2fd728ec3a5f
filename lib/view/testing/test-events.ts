import fc from 'fast-check'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { ORDER_TYPES } from '@/lib/domain/orders/order'
import type {
  CsvEvent,
  Deposit,
  MeasuredTrade,
  Refund,
  RequestEvent,
} from '@/lib/domain/trades/order-event'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { anyAmountText } from '@/lib/domain/testing/test-swaps'
import type { Token, TokenState } from '@/lib/domain/tokens/token'

// For tests: events of an invented wallet, and their tokens.
export const WALLET = '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5'

export const SOL_TOKEN: Token = { address: SOL, symbol: 'SOL', name: 'Wrapped SOL', decimals: 9 }
export const USDC_TOKEN: Token = { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
export const tokens = new Map([SOL_TOKEN, USDC_TOKEN].map((token) => [token.address, token]))
export const sol = { kind: 'known', mint: SOL, token: SOL_TOKEN } as const
export const usdc = { kind: 'known', mint: USDC, token: USDC_TOKEN } as const

/** Returns what is known about a mint: only SOL and USDC are known. */
export function stateOf(mint: string): TokenState {
  const token = tokens.get(mint)
  return token ? { kind: 'known', mint, token } : { kind: 'unknown', mint }
}

const shared = {
  inputMint: USDC,
  inputAmount: adjustedAmount('25'),
  orderType: 'recurring time',
  orderKey: 'RecurringKey',
  userAddress: WALLET,
  outputMint: SOL,
} as const

export function testDeposit(change: Partial<Deposit> = {}): Deposit {
  return {
    kind: 'deposit',
    date: '2026-02-01T10:00:59.000Z',
    transactionSignature: 'StartSignature',
    ...shared,
    ...change,
  }
}

export function testTradeEvent(change: Partial<MeasuredTrade> = {}): MeasuredTrade {
  return {
    kind: 'trade',
    date: '2026-02-02T10:00:03.000Z',
    transactionSignature: 'TradeSignature',
    ...shared,
    outputAmount: adjustedAmount('0.14985'),
    fee: adjustedAmount('0.00015'),
    ...change,
  }
}

export function testRefund(change: Partial<Refund> = {}): Refund {
  return {
    kind: 'refund',
    date: '2026-02-03T10:00:05.000Z',
    transactionSignature: 'EndSignature',
    ...shared,
    ...change,
  }
}

/** Returns events as the route reads them: a deposit has no output mint (behaviour 12.1). */
export function sentEvents(events: readonly CsvEvent[]): RequestEvent[] {
  return events.map((event) =>
    event.kind === 'deposit' ? { ...event, outputMint: undefined } : event,
  )
}

const anyAmount = anyAmountText.map(adjustedAmount)

/** Deposits and trades with so few mints and minutes that they share tokens and prices. */
export const anyEvent: fc.Arbitrary<CsvEvent> = fc
  .record({
    kind: fc.constantFrom('deposit', 'trade'),
    core: fc.record({
      date: fc
        .integer({ min: 0, max: 180 })
        .map((second) => new Date(Date.UTC(2026, 1, 2, 10, 0, second)).toISOString()),
      inputMint: fc.constantFrom(USDC, 'MintA', 'MintB'),
      inputAmount: anyAmount,
      orderType: fc.constantFrom(...ORDER_TYPES),
      orderKey: fc.constantFrom('KeyA', 'KeyB'),
      transactionSignature: fc.constantFrom('', 'SignatureA', 'SignatureB'),
    }),
    output: fc.record({
      outputMint: fc.constantFrom(SOL, 'MintC', 'MintD'),
      outputAmount: anyAmount,
      fee: anyAmount,
    }),
  })
  .map(({ kind, core, output }) =>
    kind === 'deposit' ? testDeposit(core) : testTradeEvent({ ...core, ...output }),
  )
