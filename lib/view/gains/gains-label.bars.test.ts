/** @jest-environment node */
import { fixed } from '@/lib/domain/amounts/decimal'
import type { ValueSum } from '@/lib/domain/gains/value-sum'
import { sol } from '@/lib/view/testing/test-events'
import { noGains, testTokenGains as token } from '@/lib/view/testing/test-gains'
import { monthBars, tokenBars } from './gains-label'

describe('bars (behaviour 26.10)', () => {
  const sum = (usd: string, trades = 1) => ({ value: fixed(usd), trades })
  const period = (name: string, paid: ValueSum) => ({
    period: name,
    trades: 1,
    unknownFees: 0,
    paid,
    received: sum('0', 0),
    fees: sum('0', 0),
    gain: sum('0', 0),
  })
  it('one for each month from the first to the last, and a gap for a month without trades', () => {
    const periods = [
      ...[period('2025', sum('40')), period('2025-11', sum('40')), period('2025-12', sum('0', 0))],
      ...[period('2026', sum('30')), period('2026-02', sum('10'))],
    ]
    expect(monthBars({ ...noGains, periods })).toEqual([
      { name: 'Nov 2025', percent: 100, text: 'Nov 2025: $40.00', hasTrades: true },
      { name: 'Dec 2025', percent: 0, text: 'Dec 2025: –', hasTrades: true },
      { name: 'Jan 2026', percent: 0, text: 'Jan 2026: –', hasTrades: false },
      { name: 'Feb 2026', percent: 25, text: 'Feb 2026: $10.00', hasTrades: true },
    ])
    expect(monthBars(noGains)).toEqual([])
  })

  it('one for each token that was bought or sold, but none for one that only remains', () => {
    const unbought = { ...token, purchases: 0, cost: sum('0', 0) }
    const tokens = [token, { ...unbought, sales: 1 }, { ...unbought, sales: 0 }]
    expect(tokenBars({ ...noGains, tokens }, () => sol)).toEqual([
      { name: 'SOL', percent: 100, text: 'SOL: $100.00', hasTrades: true },
      { name: 'SOL', percent: 0, text: 'SOL: –', hasTrades: true },
    ])
  })

  it('a look-alike is marked (behaviour 6.11)', () => {
    const imitator = { ...sol, imitates: 'SOL' }
    const name = 'SOL (Not the verified SOL)'
    expect(tokenBars({ ...noGains, tokens: [token] }, () => imitator)).toMatchObject([
      { name, text: `${name}: $100.00` },
    ])
  })
})
