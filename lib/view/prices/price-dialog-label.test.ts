/** @jest-environment node */
import {
  estimateText,
  FETCH_WITHOUT_A_KEY,
  KEYLESS_NOTE,
  keylessEstimateText,
  pricesToFetchLabel,
  replaceLabel,
} from './price-dialog-label'

it('the dialog says how many prices it is about to ask for', () => {
  expect(pricesToFetchLabel(184)).toBe('Approx 184 prices to fetch')
})

describe('the estimated time is ceil(number of prices / 60) minutes, told when over one minute', () => {
  it.each([
    [0, undefined],
    [1, undefined],
    [60, undefined],
    [61, '(estimated time: 2 minutes)'],
    [120, '(estimated time: 2 minutes)'],
    [184, '(estimated time: 4 minutes)'],
    [600, '(estimated time: 10 minutes)'],
  ])('%d prices', (prices, text) => {
    expect(estimateText(prices)).toBe(text)
  })

  it('by the pace of the key’s plan where that is another (behaviour 20.8)', () => {
    expect(estimateText(600, 5)).toBe('(estimated time: 2 minutes)')
    expect(estimateText(30, 0.1)).toBe('(estimated time: 5 minutes)')
  })
})

it('what the second way says, exactly (behaviour 8.30)', () => {
  expect(FETCH_WITHOUT_A_KEY).toBe('Fetch without a key')
  expect(KEYLESS_NOTE).toBe(
    'From your trades where one side is USDC or USDT, else DefiLlama’s nearest record within 30 minutes. Small tokens are often missing. Only mints and times are sent.',
  )
})

it.each([
  [120, 9, '120 from your trades, about 9 requests'],
  [0, 1, '0 from your trades, about 1 request'],
  [1_234, 0, '1,234 from your trades, no requests'],
])('%d prices of trades and %d calls: ‘%s’', (fromTrades, requests, text) => {
  expect(keylessEstimateText(fromTrades, requests)).toBe(text)
})

it.each([
  [184, 'Replace 184 prices by Birdeye’s own minute'],
  [1, 'Replace 1 price by Birdeye’s own minute'],
])('%d prices of lesser sources: ‘%s’', (prices, text) => {
  expect(replaceLabel(prices)).toBe(text)
})
