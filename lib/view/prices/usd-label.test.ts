/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { anyAmountText } from '@/lib/domain/testing/test-swaps'
import { exactPrice, PRICE_SOURCES, type PriceSource } from '@/lib/domain/prices/price-answers'
import { valueSumLabel } from '@/lib/view/exchange-rates/currency-label'
import { priceSourceLabel, priceSourcesLabel, usdLabel, usdPriceLabel } from './usd-label'

describe('USD: 2 decimals normally, up to 8 below 1, ‘<$0.00000001’ below 1e-8 (behaviour 7.6)', () => {
  it.each([
    ['0', '$0.00'],
    ['1692', '$1,692.00'],
    ['1234567.895', '$1,234,567.90'],
    ['1.005', '$1.01'],
    ['0.0000131', '$0.0000131'],
    ['0.123456785', '$0.12345679'],
    ['0.999999995', '$1.00'],
    ['0.000000014', '$0.00000001'],
    ['0.0000000099', '<$0.00000001'],
    ['123456789012345678901234567890', '$123,456,789,012,345,678,901,234,567,890.00'],
  ])('%s is %s', (value, expected) => {
    expect(usdLabel(value)).toBe(expected)
  })

  it('differs from the value by at most half a unit of the last allowed digit', () => {
    fc.assert(
      fc.property(anyAmountText, (value) => {
        const label = usdLabel(value)
        fc.pre(!label.startsWith('<'))
        const labelValue = new Big(label.replace(/[$,]/g, ''))
        const step = new Big(value).lt(1) ? '0.000000005' : '0.005'
        expect(labelValue.minus(value).abs().lte(step)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the USD of one token has at least 4 significant digits, as a rate has (behaviour 7.6)', () => {
  it.each([
    ['0', '$0.00'],
    ['1', '$1.00'],
    ['1.00013', '$1.00'],
    ['1.0049', '$1.005'],
    ['9.99951', '$10.00'],
    ['12.3456', '$12.35'],
    ['141.256', '$141.26'],
    ['1234567.895', '$1,234,567.90'],
    ['0.123456785', '$0.12345679'],
    ['0.0000131', '$0.0000131'],
    ['0.000001234567', '$0.000001235'],
    ['0.000000014', '$0.000000014'],
    ['0.00000001399999999', '$0.000000014'],
    ['0.00000000032', '$0.00000000032'],
    ['0.000000000000123456', '$0.0000000000001235'],
  ])('%s is %s', (price, expected) => {
    expect(usdPriceLabel(price)).toBe(expected)
  })

  it('no price above 0 loses more than half a unit of its 4th digit', () => {
    fc.assert(
      fc.property(anyAmountText, (price) => {
        fc.pre(!new Big(price).eq(0))
        const labelValue = new Big(usdPriceLabel(price).replace(/[$,]/g, ''))
        expect(labelValue.minus(price).abs().div(price).lte('0.0005')).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

it.each([
  ['0', '$0.00'],
  ['0.4699978', '$0.47'],
  ['0.01', '$0.01'],
  ['0.0099', '$0.0099'],
  ['3.36', '$3.36'],
])('a sum of %s is %s: 2 decimals if it is at least a cent (behaviour 18.7)', (value, expected) => {
  expect(valueSumLabel(value)).toBe(expected)
})

describe('where a value’s price comes from (behaviour 8.6)', () => {
  it.each<[PriceSource, number, string]>([
    ['trade', 0, 'From trades'],
    ['manual', 0, 'Set manually'],
    ['birdeye', 0, 'Birdeye'],
    ['defillama', -720, 'DefiLlama, 12 minutes earlier'],
    ['defillama', -1, 'DefiLlama, 1 minute earlier'],
    ['defillama', 59, 'DefiLlama, same minute'],
    ['defillama', 60, 'DefiLlama, 1 minute later'],
    ['defillama', 1_800, 'DefiLlama, 30 minutes later'],
  ])('%s, %d s apart: ‘%s’', (source, offsetSeconds, label) => {
    expect(priceSourceLabel({ value: '1', source, offsetSeconds }, false)).toBe(label)
  })

  it('From this trade', () => {
    expect(priceSourceLabel(exactPrice('trade', '1'), true)).toBe('From this trade')
  })
})

it.each<[Partial<Record<PriceSource, number>>, number, string | undefined]>([
  [
    { manual: 4, birdeye: 1_200, defillama: 60, trade: 120 },
    9,
    '1,384 prices: 120 from trades, 60 DefiLlama (9 over 5 minutes away), 1,200 Birdeye, 4 manual',
  ],
  [{ birdeye: 1 }, 0, '1 price: 1 Birdeye'],
  [{}, 0, undefined],
])('the sources of %j, %d of them over 5 minutes away (behaviour 8.22)', (counts, far, label) => {
  const sourceCounts = new Map(PRICE_SOURCES.map((source) => [source, counts[source] ?? 0]))
  expect(priceSourcesLabel({ counts: sourceCounts, far, blank: 0 })).toBe(label)
})
