/** @jest-environment node */
import { KEY_REQUIRED, keptText, PRICES_REQUIRED, stopText } from './price-fault-label'

it('the errors of behaviour 15.5, 15.6, letter for letter', () => {
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
