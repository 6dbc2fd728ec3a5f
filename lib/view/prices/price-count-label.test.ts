/** @jest-environment node */
import {
  emptyCellsText,
  fetchPricesLabel,
  hasAllPrices,
  showPricesLabel,
} from './price-count-label'

describe('the button that opens the dialog', () => {
  it.each([
    ['all are missing', 0, 184, 'Fetch USD prices (184 Missing)'],
    ['some are', 112, 72, 'Fetch USD prices (72 Missing)'],
    ['none is', 184, 0, 'All USD prices fetched!'],
    ['there is none to ask for', 0, 0, 'Fetch USD prices (0 Missing)'],
    ['they are not counted yet: no number that would be wrong', 0, undefined, 'Fetch USD prices'],
  ])('%s', (_, fetched, missing, label) => {
    expect(fetchPricesLabel({ fetched, missing })).toBe(label)
    expect(hasAllPrices({ fetched, missing })).toBe(label === 'All USD prices fetched!')
  })
})

it('the switch says how many prices there are to show', () => {
  expect(showPricesLabel(112)).toBe('Show USD prices (112 fetched)')
})

it.each([
  [1, 'The cells of 1 missing USD price will be empty.'],
  [1_234, 'The cells of 1,234 missing USD prices will be empty.'],
])('a CSV without %d prices', (missing, text) => {
  expect(emptyCellsText(missing)).toBe(text)
})
