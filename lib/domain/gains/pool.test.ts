/** @jest-environment node */
import fc from 'fast-check'
import { type Fixed, fixed, fixedText } from '@/lib/domain/amounts/decimal'
import { anyAmountText } from '@/lib/domain/testing/test-swaps'
import { COST_METHODS, type CostMethod } from './cost-method'
import { createPool, type SalePart } from './pool'

/** A purchase such as ['+100', '1000'], with '–' for an unknown cost, or a sale such as ['-50']. */
type Step = readonly [amount: string, cost?: string]

/** Returns the parts of the last sale, such as '10 of 2025-01-01 for 100', and what the pool holds then. */
function lastSale(method: CostMethod, steps: readonly Step[]) {
  const pool = createPool(method, 'A')
  let parts: SalePart[] = []
  for (const [index, [amount, cost = '–']] of steps.entries()) {
    const units = fixed(amount.slice(1))
    const date = `2025-01-0${index + 1}`
    if (amount.startsWith('-')) parts = pool.sell(units)
    else pool.buy({ date, amount: units, cost: cost === '–' ? undefined : fixed(cost) })
  }
  const { amount, amountWithCost, cost } = pool.holding()
  return {
    parts: parts.map((part) => {
      const origin = typeof part.acquired === 'string' ? part.acquired : part.acquired.date
      const partCost = part.cost === undefined ? '–' : fixedText(part.cost)
      return `${fixedText(part.amount)} of ${origin} for ${partCost}`
    }),
    holding: [amount, amountWithCost, cost].map(fixedText).join(' '),
  }
}

it('HMRC’s example CRYPTO22251: Victoria’s pooled tokens (behaviour 26.2)', () => {
  const sale = lastSale('average', [['+100', '1000'], ['+50', '125000'], ['-50']])
  expect(sale).toEqual({ parts: ['50 of various for 42000'], holding: '100 100 84000' })
})

describe('what a sale takes out of its pool (behaviour 26.2)', () => {
  it.each<[string, CostMethod, Step[], string[], string]>([
    [
      'first in, first out uses the oldest lots',
      'fifo',
      [['+100', '1000'], ['+50', '125000'], ['-120']],
      ['100 of 2025-01-01 for 1000', '20 of 2025-01-02 for 50000'],
      '30 30 75000',
    ],
    [
      'the only purchase so far has a date',
      'average',
      [['+2', '10'], ['-1']],
      ['1 of 2025-01-01 for 5'],
      '1 1 5',
    ],
    [
      'the average uses the known cost first, then the unknown one, then what was never bought',
      'average',
      [['+1', '–'], ['+2', '10'], ['-4']],
      ['2 of various for 10', '1 of various for –', '1 of never bought for –'],
      '0 0 0',
    ],
    [
      'first in, first out uses a lot of unknown cost in its turn',
      'fifo',
      [['+1', '–'], ['+2', '10'], ['-4']],
      ['1 of 2025-01-01 for –', '2 of 2025-01-02 for 10', '1 of never bought for –'],
      '0 0 0',
    ],
    [
      'what remains keeps the remainder of a division',
      'average',
      [['+3', '10'], ['-1'], ['-1']],
      [`1 of 2025-01-01 for 3.${'3'.repeat(60)}`],
      `1 1 3.${'3'.repeat(59)}4`,
    ],
    [
      'a cost of 0 is a known cost',
      'fifo',
      [['+1', '0'], ['-1']],
      ['1 of 2025-01-01 for 0'],
      '0 0 0',
    ],
    [
      'one unit too many, at 18 decimals',
      'average',
      [['+1', '10'], ['-1.000000000000000001']],
      ['1 of 2025-01-01 for 10', '0.000000000000000001 of never bought for –'],
      '0 0 0',
    ],
  ])('%s', (_, method, steps, parts, holding) => {
    expect(lastSale(method, steps)).toEqual({ parts, holding })
  })
})

const anyAmount = anyAmountText.map(fixed).filter((amount) => amount > 0n)
const anyStep = fc.record({
  isSale: fc.boolean(),
  amount: anyAmount,
  cost: fc.option(anyAmountText.map(fixed), { nil: undefined }),
})

it.each(COST_METHODS)(
  'with any purchases and sales (%s), amounts and known costs add up to the last digit (behaviour 26.2)',
  (method) => {
    const property = fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const pool = createPool(method, 'A')
      let [bought, costBought, sold, costSold, neverBought] = [0n, 0n, 0n, 0n, 0n]
      for (const { isSale, amount, cost } of steps) {
        if (!isSale) {
          pool.buy({ date: '2025-01-01', amount, cost })
          bought += amount
          costBought += cost ?? 0n
          continue
        }
        const parts = pool.sell(amount)
        const sum = (figures: readonly Fixed[]) => figures.reduce((a, b) => a + b, 0n)
        expect(sum(parts.map((part) => part.amount))).toBe(amount)
        expect(parts.at(-1)?.holding).toEqual(pool.holding())
        sold += amount
        costSold += sum(parts.map((part) => part.cost ?? 0n))
        neverBought += sum(
          parts.flatMap((part) => (part.acquired === 'never bought' ? part.amount : [])),
        )
      }
      const held = pool.holding()
      expect(costSold + held.cost).toBe(costBought)
      expect(sold - neverBought + held.amount).toBe(bought)
      expect(held.amountWithCost >= 0n && held.amountWithCost <= held.amount).toBe(true)
      expect(held.cost >= 0n && (held.amountWithCost > 0n || held.cost === 0n)).toBe(true)
    })
    fc.assert(property, { numRuns: 300 })
  },
)
