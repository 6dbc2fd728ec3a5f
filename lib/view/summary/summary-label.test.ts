/** @jest-environment node */
import { fixed, signedDifference } from '@/lib/domain/amounts/decimal'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { testPair } from '@/lib/view/testing/test-pairs'
import {
  averageRate,
  foldedFigure,
  lumpSumText,
  foldedRate,
  coveredTrades,
  pricedText,
  shownAverage,
  sumLabel,
  summaryText,
  unknownFeesLabel,
} from './summary-label'
import type { PairUsdValue } from '@/lib/domain/summary/pair-summary'

it.each([
  ['the same number on both sides', 80, 80, '80 of 88 trades priced'],
  [
    'different numbers on the two sides',
    ...[88, 1],
    'USD paid: 88 of 88 trades priced · USD received: 1 of 88 trades priced',
  ],
] as const)('how many trades have a price: %s (behaviour 18.7)', (_, paid, received, text) => {
  const net = { value: 0n, trades: received }
  const usdValue = {
    paid: { value: 1n, trades: paid },
    received: { net, total: net },
    average: { net: '0', total: '0' },
  }
  expect(pricedText(88, usdValue)).toBe(text)
})

it.each([
  [0, ''],
  [1, '1 fee unknown or in another token'],
  [12, '12 fees unknown or in another token'],
])('%s unknown fees (behaviour 18.3)', (unknownFees, text) => {
  expect(unknownFeesLabel(unknownFees)).toBe(text)
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
  ])('shows %s as %s', (exact, figure) => expect(foldedFigure(exact)).toBe(figure))
})

const rateDirection = 'output per input'
const priced = (usd: string) => ({ value: fixed(usd), trades: 80 })
const usdValue: PairUsdValue = {
  paid: priced('3440'),
  received: { net: priced('3500.5'), total: priced('3510') },
  average: { net: '140.408', total: '139.837' },
}
const textOf = (pairs: Parameters<typeof summaryText>[0], change = {}) =>
  summaryText(pairs, { rateDirection, timeZone: undefined, ...change })

it('the text has a line for each pair, with all digits (behaviour 18.9)', () => {
  const [line, other, ...rest] = textOf([
    testPair(),
    testPair({ inputMint: SOL, outputMint: USDC, trades: 1, deposits: 0 }),
  ]).split('\n')
  expect(line).toBe(
    'USDC → SOL: 88 trades, 02 Mar 2026 to 02 Apr 2026, deposited 4,000 USDC, paid 3,800 USDC, ' +
      'received 27.059932291 SOL after fees, fees 0.040067709 SOL, ' +
      'average 0.007121035 SOL per USDC, average 140.429028 USDC per SOL',
  )
  expect(other).toMatch(/^SOL → USDC: 1 trade, 02 Mar 2026 to 02 Apr 2026, paid 3,800 SOL/)
  expect(rest).toEqual([])
})

it('the text follows the fee switch and the rate direction', () => {
  const text = textOf([testPair({ side: 'total' })], { rateDirection: 'input per output' })
  expect(text).toContain('received 27.1 SOL before fees')
  expect(text).toContain('average 140.221402 USDC per SOL, average 0.007131579 SOL per USDC')
})

it('the text has USD values if they are shown, and how many trades they cover (behaviour 18.7)', () => {
  const text = textOf([testPair({ usdValue })])
  expect(text).toContain(
    'paid $3,440.00 (80 of 88 trades priced), average $140.41 per SOL, received $3,500.50 (80 of 88 trades priced)',
  )
  expect(textOf([testPair()])).not.toContain('$')
})

it('the text names an unknown token by its mint, gives it no rate, and counts unknown fees', () => {
  const pair = testPair({ outputMint: 'MintA', unknownFees: 2 })
  const text = textOf([pair])
  expect(text).toMatch(/^USDC → Unknown \(MintA\): /)
  expect(text).toContain('2 fees unknown or in another token')
  expect(text).not.toContain('average')
})

it('the text says what was refunded (behaviour 18.9)', () => {
  const text = textOf([testPair({ refundedOrders: 1, refunded: '12.5' })])
  expect(text).toContain('deposited 4,000 USDC, refunded 12.5 USDC, paid 3,800 USDC')
})

it('a pair without trades has no dates and no rates', () => {
  const nothing = { firstTrade: undefined, lastTrade: undefined, trades: 0, paid: '0', fees: '0' }
  const text = textOf([testPair({ ...nothing, received: { net: '0', total: '0' } })])
  expect(text).toBe(
    'USDC → SOL: 0 trades, deposited 4,000 USDC, paid 0 USDC, received 0 SOL after fees, fees 0 SOL',
  )
})

it.each([
  ['37.662345678', '31.85', '37.662345678 SOL, 5.812345678 SOL (18%) more than these trades'],
  ['20234.5', '21469', '20,234.5 SOL, 1,234.5 SOL (5.8%) less than these trades'],
  ['22.73', '22.72', '22.73 SOL, 0.01 SOL (0.044%) more than these trades'],
  ['1.000001', '1', '1.000001 SOL, 0.000001 SOL (<0.01%) more than these trades'],
  ['452.6', '202.6', '452.6 SOL, 250 SOL (123%) more than these trades'],
  ['1', '1', '1 SOL, the same as these trades'],
  ['2', '0', '2 SOL, 2 SOL more than these trades'],
])(
  'a lump sum of %s beside trades of %s: ‘%s’ (behaviour 26.6)',
  (amount, boughtByTrades, text) => {
    const difference = signedDifference(amount, boughtByTrades)
    expect(lumpSumText({ amount, difference, boughtByTrades }, 'SOL', '14 Nov 2025')).toBe(
      `A lump sum on 14 Nov 2025 would have bought ${text}`,
    )
  },
)

it.each([
  ['both sums cover all trades', 4, 4, 4],
  ['one sum covers fewer', 4, 2, 2],
  ['one sum covers none, and is a dash', 4, 0, 4],
  ['neither sum covers any', 0, 0, 0],
])('trades that USD sums cover: %s (behaviour 18.7)', (_, paid, received, covered) => {
  expect(coveredTrades({ value: 1n, trades: paid }, { value: 1n, trades: received })).toBe(covered)
})

const [forward, inverse] = ['output per input', 'input per output'] as const

describe('the average rate is the quotient of the sums (behaviour 18.3)', () => {
  it.each([
    ['output per input, half up', '3', '2', '6', 'net', forward, '0.666666667'],
    ['with the fee', '3', '1', '2', 'total', forward, '0.666666667'],
    ['input per output', '2', '3', '6', 'net', inverse, '0.666667'],
    ['input per output, with the fee', '2', '3', '6', 'total', inverse, '0.333333'],
    ['4 digits if it would be 0', '1', '7000000000', '1', 'net', inverse, '0.0000000001429'],
    ['never an average of rates: 1 at 1 and 9 at 4', '10', '37', '37', 'net', forward, '3.7'],
  ] as const)('%s', (_, paid, net, total, side, direction, rate) => {
    const pair = testPair({ paid, received: { net, total }, side })
    const per = direction === forward ? ['SOL', 'USDC'] : ['USDC', 'SOL']
    expect(averageRate(pair, direction)).toEqual({ kind: 'rate', rate, per })
  })

  it.each([
    ['0.007121035', '0.007121035'],
    ['99999.999999', '99999.999999'],
    ['100000.5', '100001'],
    ['100000.49', '100000'],
  ])('%s is %s on screen', (rate, figure) => {
    expect(shownAverage(rate)).toBe(figure)
  })
})

it.each([
  ['37.668913639', '4880', 'net', '129.55', ['USDC', 'SOL']],
  ['4880', '37.668913639', 'net', '129.55', ['SOL', 'USDC']],
  ['5', '5', 'net', '1', ['SOL', 'USDC']],
  ['4', '5', 'total', '1.2', ['SOL', 'USDC']],
] as const)(
  'the folded summary, received %s for %s: the rate is 1 or more (behaviour 18.14)',
  (net, paid, side, rate, per) => {
    const average = foldedRate(testPair({ paid, received: { net, total: '6' }, side }))
    if (average.kind !== 'rate') throw new Error('The pair has no rate')
    expect([foldedFigure(average.rate), average.per]).toEqual([rate, per])
  },
)

it('a sum without trades is a dash, and the sum of a free trade is $0.00 (behaviour 26.5)', () => {
  expect(sumLabel({ value: 0n, trades: 0 })).toBe('–')
  expect(sumLabel({ value: 0n, trades: 1 })).toBe('$0.00')
})
