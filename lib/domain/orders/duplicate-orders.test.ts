/** @jest-environment node */
import fc from 'fast-check'
import type { Order } from './order'
import { betterCopy, newerCopy } from './duplicate-orders'
import {
  anyOrder,
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
} from '@/lib/domain/testing/sample-orders'

const twoTrades = [sampleTrade(), sampleTrade()]

describe('of two copies of one order wins', () => {
  it.each([
    [
      'the copy with more trades, also where it is older',
      sampleRecurring({ trades: twoTrades, updatedAt: '', orderStatus: 'history' }),
      sampleRecurring({ trades: [sampleTrade()], orderStatus: 'active' }),
    ],
    [
      'then the later updatedAt, also where it is history',
      sampleRecurring({ updatedAt: '2026-02-03T10:00:05.000Z', orderStatus: 'history' }),
      sampleRecurring({ updatedAt: '2026-02-03T10:00:04.999Z', orderStatus: 'active' }),
    ],
    [
      'a known updatedAt over none',
      sampleRecurring({ updatedAt: '2026-02-03T10:00:05.000Z' }),
      sampleRecurring({ updatedAt: '' }),
    ],
    [
      'then the active one',
      sampleRecurring({ orderStatus: 'active' }),
      sampleRecurring({ orderStatus: 'history' }),
    ],
  ])('%s', (_, better, worse) => {
    expect(betterCopy(better, worse)).toBe(better)
    expect(betterCopy(worse, better)).toBe(better)
  })

  it('the first where all are alike', () => {
    const [first, second] = [sampleTrigger(), sampleTrigger()]
    expect(betterCopy(first, second)).toBe(first)
  })

  it('the same one in either order, up to ties', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (a, b) => {
        const isTie = rankOf(a) === rankOf(b)
        expect(betterCopy(b, a)).toBe(isTie ? b : betterCopy(a, b))
      }),
      { numRuns: 200 },
    )
  })
})

describe('of two readings of one order in one list', () => {
  const before = sampleTrigger({ status: 'Open', trades: [sampleTrade()] })
  const after = sampleTrigger({ status: 'Completed', updatedAt: '', trades: twoTrades })

  it('the newer counts, whatever its updatedAt', () => {
    expect(newerCopy(before, after)).toBe(after)
    const alike = { ...before, status: 'Cancelled' }
    expect(newerCopy(before, alike)).toBe(alike)
  })

  it('trades never vanish: all else is the newer one’s', () => {
    const merged = newerCopy(after, { ...before, status: 'Cancelled' })
    expect(merged).toEqual({ ...before, status: 'Cancelled', trades: twoTrades })
  })

  it('the same two always give the same object', () => {
    expect(newerCopy(after, before)).toBe(newerCopy(after, before))
  })
})

/** What two copies are compared by. */
function rankOf({ trades, updatedAt, orderStatus }: Order): string {
  return `${trades.length} ${updatedAt} ${orderStatus}`
}
