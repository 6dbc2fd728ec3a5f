/** @jest-environment node */
import { CSV_PATH, LANDING_PATH, TRADES_PATH, USD_PRICES_PATH } from './paths'

it('the screens and routes of behaviour 11.1, 12.1, 12.4', () => {
  expect([LANDING_PATH, TRADES_PATH, CSV_PATH]).toEqual(['/', '/trades', '/trades/csv'])
  expect(USD_PRICES_PATH).toBe('/trades/fetch-usd-prices')
})
