/** @jest-environment node */
import {
  emptyCellsText,
  estimateText,
  fetchPricesLabel,
  hasAllPrices,
  keylessEstimateText,
  mismatchText,
  pricesToFetchLabel,
  replaceLabel,
  resetText,
  showPricesLabel,
} from './price-label'

describe('the button that opens the dialog (behaviour 8.4)', () => {
  it.each([
    ['some are missing', 112, 72, 'Fetch USD prices (72 Missing)'],
    ['none is missing', 184, 0, 'All USD prices fetched!'],
    ['none is wanted', 0, 0, 'Fetch USD prices (0 Missing)'],
    ['they aren’t counted yet, so there is no number', 0, undefined, 'Fetch USD prices'],
  ])('%s', (_, fetched, unanswered, label) => {
    expect(fetchPricesLabel({ fetched, unanswered })).toBe(label)
    expect(hasAllPrices({ fetched, unanswered })).toBe(label === 'All USD prices fetched!')
  })
})

it.each([
  [60, 1, undefined],
  [61, 1, '(estimated time: 2 minutes)'],
  [184, 1, '(estimated time: 4 minutes)'],
  [600, 5, '(estimated time: 2 minutes)'],
  [30, 0.1, '(estimated time: 5 minutes)'],
])('%d prices at %d a second take %s (behaviour 8.7, 20.8)', (prices, perSecond, text) => {
  expect(estimateText(prices, perSecond)).toBe(text)
})

it.each([
  [120, 9, '120 from your trades, the rest from DefiLlama'],
  [1_234, 0, 'All 1,234 from your trades'],
  [0, 0, 'No new prices'],
])('%d prices of trades and %d calls: ‘%s’ (behaviour 8.30)', (fromTrades, requests, text) => {
  expect(keylessEstimateText(fromTrades, requests)).toBe(text)
})

it.each([
  [showPricesLabel(112), 'Show USD prices (112 fetched)'],
  [showPricesLabel(1234), 'Show USD prices (1,234 fetched)'],
  [fetchPricesLabel({ fetched: 0, unanswered: 1234 }), 'Fetch USD prices (1,234 Missing)'],
  [pricesToFetchLabel(184), 'Approx 184 prices to fetch'],
  [emptyCellsText(1), '1 missing USD price will be blank.'],
  [emptyCellsText(1_234), '1,234 missing USD prices will be blank.'],
  [replaceLabel(1), 'Also replace 1 price from other sources'],
  [resetText(1), undefined],
  [resetText(12), 'Resets all 12 prices set together.'],
  [mismatchText('14'), 'USD values of both sides differ by 14%'],
])('a text about prices: ‘%s’', (label, text) => {
  expect(label).toBe(text)
})
