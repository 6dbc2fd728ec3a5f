/** @jest-environment node */
import { swapped } from '@/lib/domain/testing/test-swaps'
import { lumpSum, summarize } from './pair-summary'

/** Returns the comparison with a lump sum. The trades are on consecutive days, each 'paid net fee'. */
function compared(trades: string, side: 'net' | 'total' = 'net', decimals = 9) {
  const events = trades.split(', ').flatMap((trade, day) => {
    const [paid = '', net, fee = '0'] = trade.split(' ')
    const date = `2026-02-0${day + 1}T10:00:00.000Z`
    return net === undefined ? [] : swapped(paid, net, fee, { date })
  })
  const [pair] = summarize(events, new Map())
  return pair && lumpSum(pair, side, decimals)
}

describe('a lump sum at the rate of the first trade (behaviour 26.6)', () => {
  it.each([
    ['more', '100 1, 300 1.5', { amount: '4', difference: '1.5' }],
    ['less', '100 1, 100 3', { amount: '2', difference: '-2' }],
    ['the same', '50 1, 100 2', { amount: '3', difference: '0' }],
    ['an amount rounded half up at the token’s decimals', '3 1, 2 1', { amount: '1.666666667' }],
  ])('buys %s', (_, trades, expected) => {
    expect(compared(trades)).toMatchObject(expected)
  })

  it('fees are in both amounts or in neither', () => {
    const trades = '100 0.9 0.1, 100 1.8 0.2'
    expect(compared(trades)).toMatchObject({ amount: '1.8', difference: '-0.9' })
    expect(compared(trades, 'total')).toMatchObject({ amount: '2', difference: '-1' })
  })

  it.each([
    ['one trade', '100 1'],
    ['no trade', ''],
    ['a first trade that paid nothing', '0 1, 100 1'],
    ['a first trade that received nothing', '100 0, 100 1'],
    ['a first rate at which the sum buys less than half a base unit', '100 0.0000000000001, 1 1'],
  ])('there is no comparison for %s', (_, trades) => {
    expect(compared(trades)).toBeUndefined()
  })
})
