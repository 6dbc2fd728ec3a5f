import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { TaxFormat } from '@/lib/view/tax-files/tax-programs'
import { testDeposit, testTradeEvent } from './test-events'

// For tests: a request with trades that are difficult for tax files.
export const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
/** A token that calls itself USDC, but no service vouches for it. */
export const IMPOSTOR = '4Zk5mTWdQpXTsvC8VrqLGmFqkx2kXXpbhvnxnmR9sBcN'
/** A token that no service knows. */
export const NOWHERE = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

export const TAX_MINTS = [
  { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6, verified: true },
  { address: SOL, symbol: 'SOL', name: 'Wrapped SOL', decimals: 9, verified: true },
  { address: IMPOSTOR, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: BONK, symbol: '=BONK', name: 'Bonk', decimals: 5, verified: true },
]

const minute = Date.parse('2026-03-02T08:00:00Z') / 1000

/** Trades that aren't sorted by date, with a deposit among them. */
export const TAX_EVENTS = [
  testTradeEvent({
    date: '2026-03-12T23:59:59.999Z',
    orderType: 'trigger',
    orderKey: 'TriggerKey',
    inputMint: SOL,
    inputAmount: adjustedAmount('0.000000004'),
    outputMint: NOWHERE,
    outputAmount: adjustedAmount('123456789012345.123456789'),
    fee: adjustedAmount('0'),
    transactionSignature: 'LastSignature',
  }),
  testDeposit({ date: '2026-03-01T00:00:00.000Z' }),
  testTradeEvent({
    date: '2026-03-02T08:00:26.000Z',
    place: 1,
    inputAmount: adjustedAmount('50'),
    outputAmount: adjustedAmount('0.35916067'),
    fee: adjustedAmount('0.00035952'),
  }),
  testTradeEvent({
    date: '2026-03-02T08:00:26.000Z',
    place: 2,
    inputAmount: adjustedAmount('25'),
    outputMint: IMPOSTOR,
    outputAmount: adjustedAmount('24.5'),
    fee: null,
    orderType: 'recurring price',
  }),
  testTradeEvent({
    date: '2026-03-02T09:05:06.000+01:00',
    inputMint: BONK,
    inputAmount: { amount: '700000000', adjustedForDecimals: false },
    outputAmount: { amount: '1000000005', adjustedForDecimals: false },
    fee: { amount: '1', adjustedForDecimals: false },
    transactionSignature: 'SecondSignature',
  }),
]

/** The JSON body of POST /trades/csv for a tax file. */
export function testTaxBody(format: TaxFormat, change: object = {}): string {
  return JSON.stringify({
    format,
    events: TAX_EVENTS,
    mints: TAX_MINTS,
    fetchedTokenPrices: {
      [`${USDC}-${minute}`]: 1,
      [`${SOL}-${minute}`]: 139.25,
      [`${BONK}-${minute + 300}`]: 'missing',
    },
    priceSources: { defillama: 1, trade: 1 },
    ...change,
  })
}
