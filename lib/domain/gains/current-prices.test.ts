/** @jest-environment node */
import { fixed } from '@/lib/domain/amounts/decimal'
import {
  answersByMint,
  birdeyeMissing,
  birdeyePrice,
  priced,
} from '@/lib/domain/testing/test-prices'
import { swapped } from '@/lib/domain/testing/test-swaps'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { plausiblePrices } from './current-prices'

const held = { amount: fixed('1000'), amountWithCost: fixed('1000') }
const isShown = (
  price: string,
  minutes: Parameters<typeof answersByMint>[0]['A'] = {},
  cost = '0',
  events: readonly OrderEvent[] = [],
) => {
  const tokens = [{ mint: 'A', remaining: { ...held, cost: fixed(cost) } }]
  const answers = answersByMint({ A: minutes })
  return plausiblePrices(new Map([['A', price]]), tokens, { answers, events }).has('A')
}

it.each([
  ['a thousand times as high', '2000', { 60: birdeyePrice(2) }, true],
  ['over a thousand times as high', '2000.000001', { 60: birdeyePrice(2) }, false],
  ['gigantic', '123000000000000000', { 60: birdeyePrice(0.000001) }, false],
  ['far below', '0.000001', { 60: birdeyePrice(2) }, true],
  [
    'compared with the latest price',
    '2000',
    { 120: birdeyePrice(2), 60: birdeyePrice(0.001) },
    true,
  ],
  [
    'compared with the latest price, which is lower',
    '2',
    { 60: birdeyePrice(2), 120: birdeyePrice(0.001) },
    false,
  ],
  ['after a minute without a price', '2000', { 60: birdeyePrice(2), 120: birdeyeMissing(0) }, true],
  [
    'compared with a manual price',
    '2',
    { 60: { ...birdeyePrice(0.000001), manual: { price: priced('manual', '0.002'), atMs: 0 } } },
    true,
  ],
])('a current price %s (behaviour 26.9)', (_, price, minutes, expected) => {
  expect(isShown(price, minutes)).toBe(expected)
})

it.each([
  ['a thousand times its average cost', '2000', '2000', true],
  ['over a thousand times its average cost', '2001', '2000', false],
  ['without any cost', '123000000000000000', '0', true],
])(
  'the current price of a token without a known price, %s (behaviour 26.9)',
  (_, price, cost, expected) => {
    expect(isShown(price, {}, cost)).toBe(expected)
  },
)

it('a selected trade gives the last price, before any run (behaviour 8.32, 26.9)', () => {
  const trade = swapped('4', '2', '0', { outputMint: 'A' })
  expect(isShown('2000', {}, '1', [trade])).toBe(true)
  expect(isShown('2001', {}, '1', [trade])).toBe(false)
  expect(isShown('2000', { 60: birdeyePrice(0.001) }, '1', [trade])).toBe(true)
})
