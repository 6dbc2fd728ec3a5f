/** @jest-environment node */
import { CSV_PATH, LANDING_PATH, parseWallet, TRADES_PATH, USD_PRICES_PATH } from './paths'
import { WALLET } from '@/lib/view/testing/sample-events'
import { urlOf } from '@/lib/view/testing/sample-urls'

it('the screens and routes of behaviour 11.1, 12.1, 12.4', () => {
  expect([LANDING_PATH, TRADES_PATH, CSV_PATH]).toEqual(['/', '/trades', '/trades/csv'])
  expect(USD_PRICES_PATH).toBe('/trades/fetch-usd-prices')
})

describe('what a link says', () => {
  it.each([
    ['/orders/{address}', `/orders/${WALLET}?o=A`, WALLET],
    ['/trades', `/trades?userAddress=${WALLET}&trigger=A`, WALLET],
    ['/trades without an address', '/trades', undefined],
  ])('which wallet %s is about', (_, path, expected) => {
    expect(parseWallet(urlOf(path))).toBe(expected)
  })
})
