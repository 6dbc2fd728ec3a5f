/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { samplePair } from '@/lib/view/testing/sample-pairs'
import {
  averageRate,
  foldedFigure,
  foldedRate,
  pricedText,
  shownAverage,
  unknownFeesLabel,
} from './summary-label'

const sol: TokenState = { kind: 'known', mint: SOL, token: SOL_TOKEN }
const usdc: TokenState = { kind: 'known', mint: USDC, token: USDC_TOKEN }
const forward = { subtractFee: true, rateDirection: 'output per input' } as const
const inverse = { ...forward, rateDirection: 'input per output' } as const

describe('the average rate is the quotient of the sums (behaviour 18.5)', () => {
  it.each([
    ['output per input, half up', '3', '2', '6', forward, '0.666666667'],
    ['with the fee', '3', '1', '2', { ...forward, subtractFee: false }, '0.666666667'],
    ['input per output', '2', '3', '6', inverse, '0.666667'],
    [
      'input per output, with the fee',
      '2',
      '3',
      '6',
      { ...inverse, subtractFee: false },
      '0.333333',
    ],
    ['4 digits if it would be 0', '1', '7000000000', '1', inverse, '0.0000000001429'],
    ['never an average of rates: 1 at 1 and 9 at 4', '10', '37', '37', forward, '3.7'],
  ])('%s', (_, paid, net, total, switches, rate) => {
    const average = averageRate(samplePair({ paid, received: { net, total } }), usdc, sol, switches)
    const isForward = switches.rateDirection === 'output per input'
    expect(average).toEqual({
      kind: 'rate',
      rate,
      per: isForward ? ['SOL', 'USDC'] : ['USDC', 'SOL'],
    })
  })

  it.each([
    ['0.007121035', '0.007121035'],
    ['99999.999999', '99999.999999'],
    ['100000.5', '100001'],
    ['100000.49', '100000'],
  ])('%s is %s on screen', (rate, shown) => {
    expect(shownAverage(rate)).toBe(shown)
  })
})

it.each([
  ['both sides of as many trades', 80, 80, '80 of 88 trades priced'],
  [
    'each side of other trades',
    ...[88, 1],
    'USD paid: 88 of 88 trades priced · USD received: 1 of 88 trades priced',
  ],
] as const)('how many trades have a price: %s (behaviour 18.7)', (_, paid, received, text) => {
  const none = { net: '0', total: '0' }
  const usdValue = {
    paid: { usd: '1', trades: paid, received: none },
    received: { usd: none, trades: received },
  }
  expect(pricedText(88, usdValue)).toBe(text)
})

it.each([
  [0, ''],
  [1, '1 fee unknown or in another token'],
  [12, '12 fees unknown or in another token'],
])('%s fees that are not known (behaviour 18.3)', (unknownFees, text) => {
  expect(unknownFeesLabel(samplePair({ unknownFees }))).toBe(text)
})

describe('the folded summary (behaviour 18.14)', () => {
  it.each([
    ['4880', '4880'],
    ['37.668913639', '37.67'],
    ['371.746', '371.75'],
    ['48160.1250001', '48160.13'],
    ['1.23456', '1.235'],
    ['9.9996', '10'],
    ['0.00771904', '0.007719'],
    ['0.000000000012345', '0.00000000001235'],
    ['123456789012345678901.999', '123456789012345678902'],
    ['0', '0'],
  ])('shows %s as %s', (exact, shown) => expect(foldedFigure(exact)).toBe(shown))

  it('no figure is further off than half of its fourth digit, or half a hundredth', () => {
    const digits = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(digits, fc.nat(18), (units, decimals) => {
        const exact = new Big(`${units}e-${decimals}`)
        const off = exact.minus(foldedFigure(exact.toFixed())).abs()
        const allowed = [new Big('0.005'), new Big(`5e${exact.e - 4}`)]
        expect(allowed.some((most) => off.lte(most))).toBe(true)
      }),
    )
  })

  it.each([
    ['37.668913639', '4880', true, '129.55', ['USDC', 'SOL']],
    ['4880', '37.668913639', true, '129.55', ['SOL', 'USDC']],
    ['5', '5', true, '1', ['SOL', 'USDC']],
    ['4', '5', false, '1.2', ['SOL', 'USDC']],
  ])('received %s for %s: the rate is 1 or more', (net, paid, subtractFee, rate, per) => {
    const pair = samplePair({ paid, received: { net, total: '6' } })
    const average = foldedRate(pair, usdc, sol, subtractFee)
    if (average.kind !== 'rate') throw new Error('There is a rate')
    expect([foldedFigure(average.rate), average.per]).toEqual([rate, per])
  })
})
