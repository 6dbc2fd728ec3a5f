/** @jest-environment node */
import fc from 'fast-check'
import { totalOutput } from '@/lib/domain/amounts/fee'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import { anyPrice } from '@/lib/domain/testing/sample-prices'
import type { PriceMap, TokenPrice } from '@/lib/domain/prices/token-price'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { csvRows } from './csv-rows'
import { anyEvent } from '@/lib/view/testing/sample-events'

const RUNS = { numRuns: 200 }
/** Enough for amounts of 60 places, and for the smallest price there is. */
const AMOUNT_PLACES = 60
const PRICE_PLACES = 400

/** 'none': never fetched. */
type Known = TokenPrice | 'none'
const anyKnown: fc.Arbitrary<Known> = fc.oneof(
  { weight: 3, arbitrary: anyPrice },
  fc.constantFrom<Known>('missing', 'none', 0),
)

/** A price in units of ten to minus 400, digit by digit from its text: '1.5e-7', '1e+21'. */
function priceUnits(price: number): bigint {
  const [digits = '', exponent = '0'] = String(price).split('e')
  return unitsOf(digits, 30) * 10n ** BigInt(PRICE_PLACES - 30 + Number(exponent))
}

/** The exact USD value, in units of ten to minus 460. */
function exactUsd(amount: string, price: number): bigint {
  return unitsOf(amount, AMOUNT_PLACES) * priceUnits(price)
}

/** Rounded half up to 6 decimals, without zeros at the end. */
function printed(exact: bigint): string {
  const unit = 10n ** BigInt(AMOUNT_PLACES + PRICE_PLACES - 6)
  return decimalText((2n * exact + unit) / (2n * unit), 6).replace(/\.?0+$/, '')
}

/** What a cell has to be. */
function cellOf(amount: string, known: Known): string {
  return typeof known === 'number' ? printed(exactUsd(amount, known)) : ''
}

function rowOf(event: CsvEvent, input: Known, output: Known): string[] {
  const prices: PriceMap = {}
  const know = (mint: string, known: Known) => {
    if (known !== 'none') prices[priceKey(mint, unixSeconds(event.date))] = known
  }
  know(event.inputMint, input)
  if (event.kind === 'trade') know(event.outputMint, output)
  return (csvRows([event], new Map(), prices)[0] ?? []).map(String)
}

it('the arithmetic to compare with', () => {
  expect(exactUsd('2', 1.5e-7)).toBe(3n * 10n ** 453n)
  expect(exactUsd('0.5', 1e21)).toBe(5n * 10n ** 480n)
  expect(printed(exactUsd('1', 5e-7))).toBe('0.000001')
  expect(printed(exactUsd('1', 4.999999e-7))).toBe('0')
  expect(printed(exactUsd('10', 2))).toBe('20')
})

it('In Amount USD is its amount’s value, of deposits and trades alike', () => {
  fc.assert(
    fc.property(anyEvent, anyKnown, anyKnown, (event, input, output) => {
      const row = rowOf(event, input, output)
      expect(row[6]).toBe(cellOf(event.inputAmount.amount, input))
    }),
    RUNS,
  )
})

it('each output cell is its own value’s rounding; empty without a price, 0 where it is 0', () => {
  fc.assert(
    fc.property(anyEvent, anyKnown, anyKnown, (event, input, output) => {
      const row = rowOf(event, input, output)
      const cells = [row[11], row[13], row[15]]
      if (event.kind === 'deposit') {
        expect(cells).toEqual(['', '', ''])
        return
      }
      const [net, fee] = [event.outputAmount.amount, event.fee?.amount ?? '']
      const expected = [totalOutput(net, fee), fee, net]
      expect(cells).toEqual(expected.map((amount) => cellOf(amount, output)))
      if (output === 0) expect(cells).toEqual(['0', '0', '0'])
    }),
    RUNS,
  )
})

it('gross USD is exactly net USD plus fee USD before rounding', () => {
  fc.assert(
    fc.property(anyEvent, anyPrice, (event, price) => {
      fc.pre(event.kind === 'trade')
      const row = rowOf(event, 'none', price)
      const [gross = '', grossUsd, fee = '', feeUsd, net = '', netUsd] = row.slice(10)
      const exact = exactUsd(net, price) + exactUsd(fee, price)
      expect(exactUsd(gross, price)).toBe(exact)
      expect(grossUsd).toBe(printed(exact))
      expect([feeUsd, netUsd]).toEqual([
        printed(exactUsd(fee, price)),
        printed(exactUsd(net, price)),
      ])
    }),
    RUNS,
  )
})
