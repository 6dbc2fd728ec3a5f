/** @jest-environment node */
import fc from 'fast-check'
import { netOutput, tradeOutput } from './fee'
import { ORDER_TYPES } from '@/lib/domain/orders/order'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'

describe('Out Amount is the total (net plus fee)', () => {
  it.each([
    ['a recurring sample', 'recurring time', '0.14985', '0.00015', '0.15'],
    ['a trigger sample', 'trigger', '300', '0.3', '300.3'],
    ['a fee of 0', 'trigger', '300', '0', '300'],
    ['an output of 0', 'recurring price', '0', '0', '0'],
    [
      'one unit of 18 decimals',
      'recurring price',
      '1',
      '0.000000000000000001',
      '1.000000000000000001',
    ],
    ['what binary fractions get wrong', 'recurring time', '0.1', '0.2', '0.3'],
  ] as const)('%s', (_, type, outputAmount, fee, total) => {
    expect(tradeOutput(type, outputAmount, fee)).toEqual({ net: outputAmount, fee, total })
  })
})

describe.each(ORDER_TYPES)('of a %s order', (type) => {
  const anyUnits = fc.bigInt(0n, 10n ** 40n)

  it('total = net + fee, exact', () => {
    fc.assert(
      fc.property(anyUnits, anyUnits, fc.integer({ min: 0, max: 18 }), (output, fee, places) => {
        const shown = tradeOutput(type, decimalText(output, places), decimalText(fee, places))
        const [net, paid, total] = [shown.net, shown.fee, shown.total].map((text) =>
          unitsOf(text, places),
        )
        expect([net, paid, total]).toEqual([output, fee, output + fee])
      }),
      { numRuns: 200 },
    )
  })

  it('the service’s outputAmount is the net, digit for digit', () => {
    expect(tradeOutput(type, '1.500', '0.100')).toMatchObject({ net: '1.500', fee: '0.100' })
  })
})

it('where the service’s outputAmount is the gross, the fee is taken off it', () => {
  expect(tradeOutput('trigger', '300.30', '0.3', 'gross')).toEqual({
    net: '300',
    fee: '0.3',
    total: '300.30',
  })
})

it.each(ORDER_TYPES)(
  'a %s’s fee in another token is no part of the output (behaviour 7.8)',
  (type) => {
    const output = { net: '300', fee: undefined, total: '300' }
    expect(tradeOutput(type, '300', undefined)).toEqual(output)
    expect(netOutput(type, '300', undefined, 'gross')).toBe('300')
  },
)
