/** @jest-environment node */
import { sol, usdc } from '@/lib/view/testing/test-events'
import { testPair } from '@/lib/view/testing/test-pairs'
import { averageRate, foldedRate, shownAverage } from './average-rate'
import { foldedFigure } from './summary-label'

const forward = { subtractFee: true, rateDirection: 'output per input' } as const
const inverse = { ...forward, rateDirection: 'input per output' } as const

describe('the average rate is the quotient of the sums (behaviour 18.3)', () => {
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
    ['4 digits if the rounded rate would be 0', '1', '7000000000', '1', inverse, '0.0000000001429'],
    ['never an average of rates: 1 at 1 and 9 at 4', '10', '37', '37', forward, '3.7'],
  ])('%s', (_, paid, net, total, switches, rate) => {
    const average = averageRate(testPair({ paid, received: { net, total } }), usdc, sol, switches)
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
  ['37.668913639', '4880', true, '129.55', ['USDC', 'SOL']],
  ['4880', '37.668913639', true, '129.55', ['SOL', 'USDC']],
  ['5', '5', true, '1', ['SOL', 'USDC']],
  ['4', '5', false, '1.2', ['SOL', 'USDC']],
])(
  'the folded summary, received %s for %s: the rate is 1 or more (behaviour 18.14)',
  (net, paid, subtractFee, rate, per) => {
    const pair = testPair({ paid, received: { net, total: '6' } })
    const average = foldedRate(pair, usdc, sol, subtractFee)
    if (average.kind !== 'rate') throw new Error('The pair has no rate')
    expect([foldedFigure(average.rate), average.per]).toEqual([rate, per])
  },
)
