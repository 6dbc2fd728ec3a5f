/** @jest-environment node */
import { samplePair } from '@/lib/view/testing/sample-pairs'
import { pairPlaceLabel, pricedLabel, pricedText, unknownFeesLabel } from './summary-label'

it('says how many trades have a price (behaviour 18.7)', () => {
  expect(pricedLabel(88, 80)).toBe('80 of 88 trades priced')
  expect(pricedLabel(1_234, 1_000)).toBe('1,000 of 1,234 trades priced')
})

it.each([
  ['both sides of the same trades: one count', 80, 80, 80, '80 of 88 trades priced'],
  [
    'each side of other trades: each its own',
    88,
    80,
    80,
    'USD paid: 88 of 88 trades priced · USD received: 80 of 88 trades priced',
  ],
  [
    'as many, but of other trades',
    80,
    80,
    72,
    'USD paid: 80 of 88 trades priced · USD received: 80 of 88 trades priced',
  ],
])('%s (behaviour 18.7)', (_, paid, received, priced, text) => {
  const none = { net: '0', total: '0' }
  const usdValue = {
    paid: { usd: '1', trades: paid, received: none },
    received: { usd: none, trades: received },
    priced,
  }
  expect(pricedText(88, usdValue)).toBe(text)
})

it.each([
  [0, ''],
  [1, '1 fee unknown or in another token'],
  [12, '12 fees unknown or in another token'],
])('%s fees that are not known (behaviour 18.4)', (unknownFees, text) => {
  expect(unknownFeesLabel(samplePair({ unknownFees }))).toBe(text)
})

it('says which pair is shown', () => {
  expect(pairPlaceLabel(0, 6)).toBe('Pair 1 of 6')
  expect(pairPlaceLabel(0, 1)).toBe('Pair 1 of 1')
})
