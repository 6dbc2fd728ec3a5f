/** @jest-environment node */
import { estimateText, timeLeftText } from './price-estimate'

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

  it('by the pace of the key’s plan where that is another (behaviour 20.9)', () => {
    expect(estimateText(600, 5)).toBe('(estimated time: 2 minutes)')
    expect(estimateText(30, 0.1)).toBe('(estimated time: 5 minutes)')
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
