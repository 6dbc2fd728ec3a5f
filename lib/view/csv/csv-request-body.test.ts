/** @jest-environment node */
import { readCsvRequest } from './csv-request-body'
import { TAX_FORMATS } from '@/lib/view/tax-files/tax-format'
import { sampleDeposit, sampleTradeEvent, SOL_TOKEN } from '@/lib/view/testing/sample-events'

const prices = { 'Mint-1772438400': 141.2, 'Mint-1772438460': 'missing' }
const request = {
  events: [sampleDeposit(), sampleTradeEvent()],
  mints: [{ ...SOL_TOKEN, logoURI: 'https://arweave.net/x' }],
  fetchedTokenPrices: prices,
}
const { fee, ...withoutFee } = sampleTradeEvent()
const { orderKey, ...withoutKey } = sampleDeposit()

it('a request of the wire’s form is read whole', () => {
  expect(readCsvRequest(JSON.stringify(request))).toEqual(request)
})

it('a time of another zone, and the end of a month, are read as well', () => {
  const dates = ['2024-02-29T23:59:59.999Z', '2026-02-02T10:00:03+01:00']
  const events = dates.map((date) => sampleTradeEvent({ date }))
  expect(readCsvRequest(JSON.stringify({ ...request, events }))).toMatchObject({ events })
})

it.each([
  ['no word on its wallets names none', undefined, false],
  ['names its wallets where it says so', true, true],
])('a request for a tax file with mints that no service knows: %s', (_, sent, namesWallets) => {
  const mints = [{ address: 'MintA' }, { address: 'MintB', decimals: 6, verified: true }]
  const body = JSON.stringify({ ...request, mints, format: 'koinly', namesWallets: sent })
  expect(readCsvRequest(body)).toEqual({ ...request, mints, format: 'koinly', namesWallets })
})

describe('a request is refused, in words', () => {
  const withEvent = (event: unknown) => ({ ...request, events: [sampleDeposit(), event] })

  it.each([
    [
      'an unknown orderType',
      withEvent({ ...sampleDeposit(), orderType: 'dca' }),
      'Invalid account type',
    ],
    [
      'a fee that is no decimal text',
      withEvent({ ...withoutFee, fee: { ...fee, amount: null } }),
      'Row 2: amount is missing.',
    ],
    [
      'a trade without an output amount',
      withEvent({ ...sampleTradeEvent(), outputAmount: {} }),
      'Row 2: amount is missing.',
    ],
    ['a trade without a fee', withEvent(withoutFee), 'Row 2: invalid fee.'],
    ['an event without an order key', withEvent(withoutKey), 'Row 2: invalid order key.'],
    [
      'a date that is none',
      withEvent({ ...sampleDeposit(), date: 'yesterday' }),
      'Row 2: invalid date.',
    ],
    [
      'an order key that could start a formula',
      withEvent({ ...sampleDeposit(), orderKey: `=${orderKey}` }),
      'Row 2: invalid order key.',
    ],
    ['a kind that is none', withEvent({ kind: 'refund' }), 'Row 2: invalid kind.'],
    ['an event that is none', withEvent(null), 'Row 2: invalid data.'],
    ['no events', { mints: [], fetchedTokenPrices: {} }, 'Invalid events.'],
    ['no mints', { events: [], fetchedTokenPrices: {} }, 'Invalid mints.'],
    [
      'a price below 0',
      { ...request, fetchedTokenPrices: { 'Mint-0': -1 } },
      'Invalid fetchedTokenPrices.',
    ],
    ['prices in a list', { ...request, fetchedTokenPrices: [] }, 'Invalid fetchedTokenPrices.'],
    ['no map of prices', { ...request, fetchedTokenPrices: null }, 'Invalid fetchedTokenPrices.'],
    [
      'a price by a key of 201 characters',
      { ...request, fetchedTokenPrices: { ['k'.repeat(201)]: 1 } },
      'Invalid fetchedTokenPrices.',
    ],
    [
      'a date of endless digits',
      withEvent({ ...sampleDeposit(), date: `2026-02-01T10:00:59.${'0'.repeat(40)}Z` }),
      'Row 2: invalid date.',
    ],
    [
      'a format that is none',
      { ...request, format: 'pdf' },
      `format must be absent or one of ${TAX_FORMATS.join(', ')}.`,
    ],
    [
      'fewer than no price of a source',
      { ...request, priceSources: { typed: -1 } },
      'Invalid priceSources.',
    ],
    [
      'a mint of a tax file without an address',
      { ...request, format: 'koinly', mints: [{ symbol: 'SOL' }] },
      'Invalid mints.',
    ],
    ['no request', undefined, 'Invalid request.'],
    ['no JSON', '{"events":[', 'Invalid request.'],
  ])('%s', (_, body, expected) => {
    expect(readCsvRequest(JSON.stringify(body) ?? '')).toEqual({ fault: expected })
  })
})

it.each([
  [199_990, undefined],
  [200_001, 'Too many entries.'],
])('%d prices: %s (behaviour 12.15)', (count, fault) => {
  const keys = Array.from({ length: count }, (_, index) => `"${index}":1`)
  const body = `{"events":[],"mints":[],"fetchedTokenPrices":{${keys.join(',')}}}`
  const read = readCsvRequest(body)
  expect('fault' in read ? read.fault : undefined).toBe(fault)
})
