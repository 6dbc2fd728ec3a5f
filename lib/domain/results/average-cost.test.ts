/** @jest-environment node */
import fc from 'fast-check'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { anyAmountText } from '@/lib/domain/testing/test-swaps'
import { addExchange, type TokenResult } from './results'
import { fixed, fixedText } from '@/lib/domain/amounts/decimal'

/** What went out, what came in, and the USD value: '–' without a price. */
type Row = readonly [paid: string, received: string, usd: string]

/** Adds rows such as ['1000 USDC', '10 SOL', '1000'] to new pools. Returns the gains and the pools as text. */
function compute(rows: readonly Row[]) {
  const pools = new Map<string, TokenResult>()
  const gains = rows.map(([paid, received, usd]) => {
    const [sold = '', input = ''] = paid.split(' ')
    const [bought = '', output = ''] = received.split(' ')
    const gain = addExchange(pools, {
      inputMint: mintOf(input),
      paid: fixed(sold),
      outputMint: mintOf(output),
      received: fixed(bought),
      value: usd === '–' ? undefined : fixed(usd),
    })
    return gain === undefined ? '–' : fixedText(gain)
  })
  const figures = Object.fromEntries(
    [...pools.values()].map(({ mint, unpriced, gain, ...sums }) => {
      const texts = Object.entries({ ...sums, gain: gain.usd }).map(([name, sum]) => [
        name,
        fixedText(sum),
      ])
      return [
        mint === SOL ? 'SOL' : mint,
        { unpriced, sales: gain.trades, ...Object.fromEntries(texts) },
      ]
    }),
  )
  return { gains, figures }
}

function mintOf(symbol: string): string {
  return { SOL, USDC }[symbol] ?? symbol
}

describe('average cost (behaviour 26.2)', () => {
  it('HMRC’s example CRYPTO22251: Victoria’s pooled tokens', () => {
    const { gains, figures } = compute([
      ['1000 USDC', '100 A', '1000'],
      ['125000 USDC', '50 A', '125000'],
      ['50 A', '300000 USDC', '300000'],
    ])
    expect(gains).toEqual(['–', '–', '258000'])
    expect(figures.A).toMatchObject({ costSold: '42000', left: '100', leftCost: '84000' })
  })

  it.each<[string, Row[], string, Record<string, string | number>]>([
    [
      'a hodler: nothing is sold, so nothing is gained',
      [
        ['100 USDC', '1 SOL', '100'],
        ['200 USDC', '1 SOL', '200'],
      ],
      'SOL',
      { bought: '2', boughtUsd: '300', sold: '0', sales: 0, left: '2', leftCost: '300' },
    ],
    [
      'DCA in and out: a gain, then a loss',
      [
        ['100 USDC', '1 SOL', '100'],
        ['200 USDC', '1 SOL', '200'],
        ['1 SOL', '180 USDC', '180'],
        ['0.5 SOL', '60 USDC', '60'],
      ],
      'SOL',
      { sold: '1.5', soldUsd: '240', costSold: '225', gain: '15', left: '0.5', leftCost: '75' },
    ],
    [
      'crypto to crypto: the same value sells one and buys the other',
      [
        ['100 USDC', '1 SOL', '100'],
        ['0.5 SOL', '1000 BONK', '80'],
        ['400 BONK', '40 USDC', '40'],
      ],
      'BONK',
      { boughtUsd: '80', costSold: '32', gain: '8', left: '600', leftCost: '48' },
    ],
    [
      'sold more than bought: the rest has no cost and no gain',
      [
        ['580 USDC', '5.8 SOL', '580'],
        ['10 SOL', '2000 USDC', '2000'],
        ['1 SOL', '300 USDC', '300'],
      ],
      'SOL',
      { sold: '11', soldUsd: '2300', unmatched: '5.2', gain: '580', sales: 1, left: '0' },
    ],
    [
      'a price is missing in the middle: that trade changes nothing and is counted',
      [
        ['100 USDC', '1 SOL', '100'],
        ['300 USDC', '1 SOL', '–'],
        ['1 SOL', '150 USDC', '150'],
      ],
      'SOL',
      { bought: '1', sold: '1', unmatched: '0', gain: '50', left: '0', unpriced: 1 },
    ],
    [
      'a token whose only trade has no price',
      [['1 SOL', '500 NEW', '–']],
      'NEW',
      { bought: '0', boughtUsd: '0', left: '0', unpriced: 1 },
    ],
    [
      'a sale of 0 has no gain, and nothing is divided by 0',
      [
        ['100 USDC', '1 SOL', '100'],
        ['0 SOL', '0 USDC', '0'],
      ],
      'SOL',
      { sold: '0', sales: 0, left: '1', leftCost: '100' },
    ],
    [
      '18 decimals: the part of the cost that rounding cuts off stays in the pool',
      [
        ['10 USDC', '3.000000000000000003 A', '10'],
        ['1.000000000000000001 A', '4 USDC', '4'],
        ['1.000000000000000001 A', '4 USDC', '4'],
        ['1.000000000000000001 A', '4 USDC', '4'],
      ],
      'A',
      { costSold: '10', gain: '2', left: '0', leftCost: '0', unmatched: '0' },
    ],
    [
      'a sale of one unit too many, at 18 decimals',
      [
        ['10 USDC', '1 A', '10'],
        ['1.000000000000000001 A', '20 USDC', '20'],
      ],
      'A',
      { unmatched: '0.000000000000000001', costSold: '10' },
    ],
  ])('%s', (_, rows, mint, expected) => {
    expect(compute(rows).figures[mint]).toMatchObject(expected)
  })

  it('USDC and USDT are money: they have no row and no gain', () => {
    const USDT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
    expect(compute([['100 USDC', `99 ${USDT}`, '100']])).toEqual({ gains: ['–'], figures: {} })
  })
})

const anyExchange = fc.record({
  inputMint: fc.constantFrom('A', 'B', USDC),
  paid: anyAmountText.map(fixed),
  outputMint: fc.constantFrom('A', 'B', 'C'),
  received: anyAmountText.map(fixed),
  value: fc.option(anyAmountText.map(fixed), { nil: undefined }),
})

it('after any trades, what was bought is what was sold of it plus what is left, in amount and cost, to the last digit', () => {
  fc.assert(
    fc.property(fc.array(anyExchange, { maxLength: 30 }), (exchanges) => {
      const pools = new Map<string, TokenResult>()
      for (const exchange of exchanges) addExchange(pools, exchange)
      for (const { boughtUsd, costSold, leftCost, ...pool } of pools.values()) {
        expect(costSold + leftCost).toBe(boughtUsd)
        expect(pool.sold - pool.unmatched + pool.left).toBe(pool.bought)
        expect(pool.left >= 0n && leftCost >= 0n && pool.unmatched >= 0n).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
