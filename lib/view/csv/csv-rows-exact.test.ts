/** @jest-environment node */
import fc from 'fast-check'
import type { Amount } from '@/lib/domain/amounts/amount'
import { ORDER_TYPES } from '@/lib/domain/orders/order'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { csvRows } from './csv-rows'
import { sampleTradeEvent, SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'

const U64 = 2n ** 64n - 1n
const MAX_DECIMALS = 18
const PRICE_PLACES = 9
const USD_PLACES = 6

/** Every amount a Solana token account can hold, the ends of the range often. */
const anyU64 = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt(0n, U64) },
  fc.constantFrom(0n, 1n, U64 - 1n, U64, 2n ** 53n, 2n ** 53n + 1n),
  fc.integer({ min: 0, max: 19 }).map((power) => 10n ** BigInt(power)),
)
const anyTrade = fc.record({
  input: anyU64,
  net: anyU64,
  fee: anyU64,
  inputDecimals: fc.integer({ min: 0, max: MAX_DECIMALS }),
  outputDecimals: fc.integer({ min: 0, max: MAX_DECIMALS }),
  /** Whether the services write whole tokens, or base units. */
  isAdjusted: fc.boolean(),
  orderType: fc.constantFrom(...ORDER_TYPES),
  /** In billionths of a dollar, few enough digits to be a JSON number exactly. */
  price: fc.bigInt(0n, 10n ** 15n - 1n),
})
type AnyTrade = typeof anyTrade extends fc.Arbitrary<infer T> ? T : never

function amount(units: bigint, decimals: number, isAdjusted: boolean): Amount {
  const text = isAdjusted ? decimalText(units, decimals) : String(units)
  return { amount: text, adjustedForDecimals: isAdjusted }
}

function rowOf({ input, net, fee, inputDecimals, outputDecimals, ...trade }: AnyTrade): string[] {
  const event = sampleTradeEvent({
    orderType: trade.orderType,
    inputAmount: amount(input, inputDecimals, trade.isAdjusted),
    outputAmount: amount(net, outputDecimals, trade.isAdjusted),
    fee: amount(fee, outputDecimals, trade.isAdjusted),
  })
  const tokens = new Map([
    [USDC, { ...USDC_TOKEN, decimals: inputDecimals }],
    [SOL, { ...SOL_TOKEN, decimals: outputDecimals }],
  ])
  const price = Number(decimalText(trade.price, PRICE_PLACES))
  const seconds = unixSeconds(event.date)
  const prices = { [priceKey(USDC, seconds)]: price, [priceKey(SOL, seconds)]: price }
  return (csvRows([event], tokens, prices)[0] ?? []).map(String)
}

/** Units times price in millionths of a dollar, rounded half up. */
function usdUnits(units: bigint, decimals: number, price: bigint): bigint {
  const scale = 10n ** BigInt(decimals + PRICE_PLACES - USD_PLACES)
  return (2n * units * price + scale) / (2n * scale)
}

it('every u64 of 0 to 18 decimals is written to its last unit, gross = net + fee', () => {
  fc.assert(
    fc.property(anyTrade, (trade) => {
      const row = rowOf(trade)
      const { input, net, fee, inputDecimals, outputDecimals } = trade
      expect(unitsOf(row[5] ?? '', inputDecimals)).toBe(input)
      const shown = [10, 12, 14].map((column) => unitsOf(row[column] ?? '', outputDecimals))
      expect(shown).toEqual([net + fee, fee, net])
    }),
    { numRuns: 200 },
  )
})

it('and its USD is exact before it is rounded: gross, fee and net each from their own units', () => {
  fc.assert(
    fc.property(anyTrade, (trade) => {
      const row = rowOf(trade)
      const { input, net, fee, inputDecimals, outputDecimals, price } = trade
      expect(unitsOf(row[6] ?? '', USD_PLACES)).toBe(usdUnits(input, inputDecimals, price))
      const shown = [11, 13, 15].map((column) => unitsOf(row[column] ?? '', USD_PLACES))
      const expected = [net + fee, fee, net].map((units) => usdUnits(units, outputDecimals, price))
      expect(shown).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})
