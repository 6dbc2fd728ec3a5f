/** @jest-environment node */
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { samplePair } from '@/lib/view/testing/sample-pairs'
import { averageRate, averageTitle, shownAverage } from './average-label'

const sol: TokenState = { kind: 'known', mint: SOL, token: SOL_TOKEN }
const usdc: TokenState = { kind: 'known', mint: USDC, token: USDC_TOKEN }
const forward = { subtractFee: true, rateDirection: 'output per input' } as const
const back = { ...forward, rateDirection: 'input per output' } as const

describe('the average rate is the quotient of the sums (behaviour 18.5)', () => {
  it.each<[string, Partial<PairSummary>, typeof forward | typeof back, boolean, string]>([
    [
      'output per input',
      { paid: '3', received: { net: '1', total: '2' } },
      forward,
      true,
      '0.333333333',
    ],
    [
      'half up at the ninth decimal',
      { paid: '2', received: { net: '0.000000001', total: '1' } },
      forward,
      true,
      '0.000000001',
    ],
    [
      'with the fee added back',
      { paid: '3', received: { net: '1', total: '2' } },
      forward,
      false,
      '0.666666667',
    ],
    [
      'the other way round',
      { paid: '2', received: { net: '3', total: '6' } },
      back,
      true,
      '0.666667',
    ],
    [
      'the other way round, with the fee',
      { paid: '2', received: { net: '3', total: '6' } },
      back,
      false,
      '0.333333',
    ],
    [
      '4 digits where it would show as 0',
      { paid: '1', received: { net: '7000000000', total: '1' } },
      back,
      true,
      '0.0000000001429',
    ],
  ])('%s', (_, change, switches, subtractFee, rate) => {
    const average = averageRate(samplePair(change), usdc, sol, { ...switches, subtractFee })
    const per = switches === forward ? ['SOL', 'USDC'] : ['USDC', 'SOL']
    expect(average).toEqual({ kind: 'rate', rate, per })
  })

  it('never an average of rates: 1 at 1 and 9 at 4 is 37 over 10', () => {
    const pair = samplePair({ paid: '10', received: { net: '37', total: '37' } })
    expect(averageRate(pair, usdc, sol, forward)).toMatchObject({ rate: '3.7' })
  })

  it.each<[string, Partial<PairSummary>, TokenState, object]>([
    [
      'Unknown where a token is',
      {},
      { kind: 'unknown', mint: SOL },
      { kind: 'none', text: 'Unknown' },
    ],
    ['a skeleton while it is asked for', {}, { kind: 'loading', mint: SOL }, { kind: 'loading' }],
    [
      '– without trades',
      { paid: '0', received: { net: '0', total: '0' } },
      sol,
      { kind: 'none', text: '–' },
    ],
  ])('%s', (_, change, output, figure) => {
    expect(averageRate(samplePair(change), usdc, output, forward)).toEqual(figure)
  })
})

describe('an average on screen (behaviour 18.5)', () => {
  it.each([
    ['0.007121035', '0.007121035', '0.007121035'],
    ['2.360694', '2.360694', '2.360694'],
    ['99999.999999', '99999.999999', '99,999.999999'],
    ['100000.5', '100001', '100,000.5'],
    ['100000.49', '100000', '100,000.49'],
    ['10744051.902776', '10744052', '10,744,051.902776'],
  ])('%s shows as %s, its title is %s', (rate, shown, title) => {
    expect([shownAverage(rate), averageTitle(rate)]).toEqual([shown, title])
  })
})
