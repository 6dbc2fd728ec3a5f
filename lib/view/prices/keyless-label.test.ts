/** @jest-environment node */
import {
  FETCH_WITHOUT_A_KEY,
  KEYLESS_NOTE,
  keylessEstimateText,
  replaceLabel,
} from './keyless-label'

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
