/** @jest-environment node */
import fc from 'fast-check'
import { adjustedAmount, decimalText, unitsOf } from '@/lib/domain/testing/test-decimals'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { isFromTrade, tradePrices } from './trade-prices'

const USDT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const FAKE_USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1V'
const core = {
  date: '2026-02-02T10:00:03.000Z',
  orderType: 'recurring time',
  orderKey: 'Key',
  userAddress: 'Wallet',
  transactionSignature: '',
} as const

/** A trade of `paid` for `net` and `fee`, at a second of the hour. */
function trade(
  paid: string,
  from: string,
  net: string,
  fee: string,
  to: string,
  second = 3,
): Trade {
  return {
    ...core,
    kind: 'trade',
    date: new Date(Date.UTC(2026, 1, 2, 10, 0, second)).toISOString(),
    inputMint: from,
    inputAmount: adjustedAmount(paid),
    outputMint: to,
    outputAmount: adjustedAmount(net),
    fee: adjustedAmount(fee),
  }
}
const deposit = (mint: string): OrderEvent => ({
  ...core,
  kind: 'deposit',
  inputMint: mint,
  inputAmount: adjustedAmount('5'),
  outputMint: '',
})

const nameOf = (mint: string) =>
  new Map([
    [SOL, 'SOL'],
    [USDC, 'USDC'],
    [USDT, 'USDT'],
  ]).get(mint) ?? mint
/** Each price as 'SOL 0 = 166.666666667', by the minute of the hour. */
function pricesOf(
  events: readonly OrderEvent[],
  isWanted: (mint: string, minute: number) => boolean = () => true,
) {
  return tradePrices(events, isWanted).map(
    ({ mint, minute, price }) => `${nameOf(mint)} ${(minute / 60) % 60} = ${price?.value}`,
  )
}

describe('the prices that trades give (behaviour 8.29)', () => {
  it.each<[string, OrderEvent[], string[]]>([
    [
      'a purchase',
      [trade('25', USDC, '0.14985', '0.00015', SOL)],
      ['USDC 0 = 1', 'SOL 0 = 166.666666667'],
    ],
    [
      'a sale, whose output counts with its fee',
      [trade('2', SOL, '299.7', '0.3', USDT)],
      ['USDT 0 = 1', 'SOL 0 = 150'],
    ],
    ['a deposit of a stablecoin', [deposit(USDC)], ['USDC 0 = 1']],
    [
      'two stablecoins: $1 each',
      [trade('1', USDC, '0.9', '0', USDT)],
      ['USDC 0 = 1', 'USDT 0 = 1'],
    ],
    ['a look-alike of USDC: nothing', [trade('1', FAKE_USDC, '2', '0', SOL)], []],
    ['nothing paid', [trade('0', USDC, '2', '0', SOL)], ['USDC 0 = 1']],
    [
      'several trades of a minute, weighted, purchases and sales together',
      [
        trade('100', USDC, '1', '0', SOL, 3),
        trade('3', SOL, '200', '100', USDC, 59),
        trade('7', USDC, '1', '0', SOL, 60),
      ],
      ['USDC 0 = 1', 'USDC 1 = 1', 'SOL 0 = 100', 'SOL 1 = 7'],
    ],
    [
      'very small',
      [trade('0.000001', USDC, '3000000', '0', SOL)],
      ['USDC 0 = 1', 'SOL 0 = 0.000000000000333333333333'],
    ],
    [
      'half up at the 12th digit',
      [trade('1.000000000005', USDC, '1', '0', SOL)],
      ['USDC 0 = 1', 'SOL 0 = 1.00000000001'],
    ],
  ])('%s', (_, events, expected) => {
    expect(pricesOf(events)).toEqual(expected)
  })

  it('an unknown fee counts as 0 (behaviour 7.8)', () => {
    const one = { ...trade('25', USDC, '0.25', '0', SOL), fee: null }
    expect(pricesOf([one])).toEqual(['USDC 0 = 1', 'SOL 0 = 100'])
  })

  it('only what is wanted', () => {
    const events = [trade('25', USDC, '0.25', '0', SOL)]
    expect(pricesOf(events, (mint) => mint === SOL)).toEqual(['SOL 0 = 100'])
    expect(pricesOf(events, () => false)).toEqual([])
  })

  it('base units give no price', () => {
    const one = trade('25', USDC, '0.25', '0', SOL)
    const raw = { ...one, inputAmount: { amount: '25', adjustedForDecimals: false } }
    expect(pricesOf([raw])).toEqual(['USDC 0 = 1'])
  })
})

describe('whether a row’s own two sides give its price (behaviour 8.6)', () => {
  const one = trade('100', USDC, '1', '0', SOL)
  const sale = trade('1', SOL, '110', '10', USDC)
  const from = (value: string) => ({ source: 'trade', value, offsetSeconds: 0 }) as const

  it.each<[string, Parameters<typeof isFromTrade>, boolean]>([
    ['its own figures', [from('100'), SOL, one], true],
    ['a sale, whose output counts with its fee', [from('120'), SOL, sale], true],
    ['several trades of the minute', [from('110'), SOL, one], false],
    ['another source', [{ ...from('100'), source: 'birdeye' }, SOL, one], false],
    ['the stablecoin', [from('1'), USDC, one], false],
    ['two other tokens', [from('2'), SOL, trade('2', 'MintA', '1', '0', SOL)], false],
  ])('%s: %s', (_, [price, mint, row], expected) => {
    expect(isFromTrade(price, mint, row)).toBe(expected)
  })
})

it('whatever the amounts, the price is the exact quotient, rounded half up to 12 digits', () => {
  const anyUnits = fc.oneof(fc.bigInt(1n, 10n ** 40n), fc.bigInt(1n, 10n ** 6n))
  const anyTrade = fc.tuple(anyUnits, anyUnits, fc.bigInt(0n, 10n ** 9n), fc.boolean())
  const [PLACES, SCALE] = [12, 10n ** 150n]
  fc.assert(
    fc.property(fc.array(anyTrade, { minLength: 1, maxLength: 4 }), (swaps) => {
      let [usd, amount] = [0n, 0n]
      const events = swaps.map(([a, b, fee, isSale]) => {
        usd += isSale ? b + fee : a
        amount += isSale ? a : b + fee
        const [from, to] = isSale ? [SOL, USDC] : [USDC, SOL]
        const text = (units: bigint) => decimalText(units, PLACES)
        return trade(text(a), from, text(b), text(fee), to)
      })
      const answer = tradePrices(events, () => true).find(({ mint }) => mint === SOL)
      const value = answer?.price?.value ?? ''
      const exact = (usd * SCALE) / amount
      const unit = 10n ** BigInt(exact.toString().length - 12)
      const rounded = ((2n * exact + unit) / (2n * unit)) * unit
      expect(unitsOf(value, 150)).toBe(rounded)
      expect(value.replace('.', '').replace(/^0+|0+$/g, '').length).toBeLessThanOrEqual(12)
    }),
    { numRuns: 300 },
  )
})
