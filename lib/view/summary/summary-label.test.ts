/** @jest-environment node */
import { samplePair } from '@/lib/view/testing/sample-pairs'
import { pairPlaceLabel, pricedLabel, pricedText, unknownFeesLabel } from './summary-label'

it('says how many trades have a price (behaviour 18.7)', () => {
  expect(pricedLabel(88, 80)).toBe('of 88 trades, 80 priced')
  expect(pricedLabel(1_234, 1_000)).toBe('of 1,234 trades, 1,000 priced')
})

it.each([
  ['both sides of the same trades: one count', 80, 80, 80, 'of 88 trades, 80 priced'],
  [
    'each side of other trades: each its own',
    88,
    80,
    80,
    'USD paid: of 88 trades, 88 priced · USD received: of 88 trades, 80 priced',
  ],
  [
    'as many, but of other trades',
    80,
    80,
    72,
    'USD paid: of 88 trades, 80 priced · USD received: of 88 trades, 80 priced',
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
  expect(pairPlaceLabel(0, 6)).toBe('1 of 6 pairs')
  expect(pairPlaceLabel(0, 1)).toBe('1 of 1 pair')
})
