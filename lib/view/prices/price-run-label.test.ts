/** @jest-environment node */
import {
  estimateText,
  fetchedText,
  KEY_REQUIRED,
  keptText,
  PRICES_REQUIRED,
  stopText,
  timeLeftText,
} from './price-run-label'

it('the catalogue’s errors, letter for letter', () => {
  expect(KEY_REQUIRED).toBe('Birdeye API key is required')
  expect(PRICES_REQUIRED).toBe('Token prices to fetch is required')
})

describe('why Birdeye stopped a run', () => {
  const limited = 'Birdeye has no more requests for this key just now.'

  it.each([
    [401, 112, 'Birdeye refused this key. Check it and try again.'],
    [403, 112, "This key's Birdeye plan does not include price history."],
    [429, 112, `${limited} 112 prices are kept.`],
    [429, 1, `${limited} 1 price is kept.`],
    [429, 1_234, `${limited} 1,234 prices are kept.`],
    [429, 0, limited],
  ] as const)('%d after %d prices', (status, kept, text) => {
    expect(stopText(status, kept)).toBe(text)
  })

  it('what is kept follows a sentence', () => {
    expect([0, 1, 112].map(keptText)).toEqual(['', ' 1 price is kept.', ' 112 prices are kept.'])
  })
})

it.each([
  [112, 184, '112 of 184 prices fetched'],
  [0, 1, '0 of 1 price fetched'],
  [1_234, 2_000, '1,234 of 2,000 prices fetched'],
])('%d of %d', (answered, total, text) => {
  expect(fetchedText(answered, total)).toBe(text)
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
})

describe('the time left', () => {
  it.each([
    ['one price a second before the first came', 0, 184, 5_000, 'about 4 minutes left'],
    ['by its pace so far', 100, 300, 50_000, 'about 2 minutes left'],
    ['and slower', 10, 20, 600_000, 'about 10 minutes left'],
    ['61 s', 1, 62, 1_000, 'about 2 minutes left'],
    ['60 s', 1, 61, 1_000, 'less than a minute left'],
    ['nothing', 184, 184, 184_000, 'less than a minute left'],
  ])('%s', (_, answered, total, elapsedMs, text) => {
    expect(timeLeftText(answered, total, elapsedMs)).toBe(text)
  })
})
