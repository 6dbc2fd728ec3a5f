/** @jest-environment node */
import { provisionalText, rateSource, unratedText } from './exchange-rate-label'

it.each([
  ['EUR', false, 'European Central Bank’s euro reference rates, through frankfurter.dev'],
  [
    'GBP',
    false,
    'European Central Bank’s euro reference rates, through frankfurter.dev, crossed through the euro',
  ],
  ['EUR', true, 'The sample wallet’s made-up rates'],
] as const)(
  'the source of the rates of %s; sample: %s (behaviour 27.7)',
  (currency, isSample, text) => {
    expect(rateSource(currency, isSample)).toBe(text)
  },
)

it.each([
  [0, '', ''],
  [1, '1 trade without an exchange rate', '1 trade at a provisional exchange rate'],
  [3, '3 trades without an exchange rate', '3 trades at a provisional exchange rate'],
])('%d trades (behaviour 27.4)', (trades, unrated, provisional) => {
  expect([unratedText(trades), provisionalText(trades)]).toEqual([unrated, provisional])
})
