/** @jest-environment node */
import fc from 'fast-check'
import type { Order } from './order'
import { betterCopy, withoutCopies } from './duplicate-orders'
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

describe('the same orderKey twice', () => {
  it('is one order, at the place of its first copy', () => {
    const short = sampleRecurring({ orderKey: 'KeyA' })
    const other = sampleRecurring({ orderKey: 'KeyB' })
    const full = sampleRecurring({ orderKey: 'KeyA', trades: twoTrades })
    expect(withoutCopies([short, other, full])).toEqual([full, other])
  })

  it('is two orders where one is recurring and one a trigger', () => {
    const orders = [sampleRecurring({ orderKey: 'KeyA' }), sampleTrigger({ orderKey: 'KeyA' })]
    expect(withoutCopies(orders)).toEqual(orders)
  })

  it('leaves the same copies in whichever order they came', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 12 }), (orders) => {
        const kept = withoutCopies(orders)
        expect(new Set(kept.map(idOf)).size).toBe(kept.length)
        expect(new Set(kept.map(idOf))).toEqual(new Set(orders.map(idOf)))
        const ranked = (order: Order) => `${idOf(order)} ${rankOf(order)}`
        expect(new Set(kept.map(ranked))).toEqual(
          new Set(withoutCopies(orders.toReversed()).map(ranked)),
        )
      }),
      { numRuns: 200 },
    )
  })
})

function idOf({ kind, orderKey }: Order): string {
  return `${kind} ${orderKey}`
}

/** What two copies are compared by. */
function rankOf({ trades, updatedAt, orderStatus }: Order): string {
  return `${trades.length} ${updatedAt} ${orderStatus}`
}
