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
  const withAmount = (amount: unknown) =>
    withEvent({ ...sampleDeposit(), inputAmount: { amount, adjustedForDecimals: true } })

  it.each([
    [
      'an unknown orderType',
      withEvent({ ...sampleDeposit(), orderType: 'dca' }),
      'Invalid account type',
    ],
    ['an amount that is a JSON number', withAmount(25), 'Row 2 has no amount.'],
    ['an amount with an exponent', withAmount('1e3'), 'Row 2 has no amount.'],
    ['an amount with a sign', withAmount('-1'), 'Row 2 has no amount.'],
    ['an amount with grouping', withAmount('1,000'), 'Row 2 has no amount.'],
    ['an empty amount', withAmount(''), 'Row 2 has no amount.'],
    [
      'a fee that is no decimal text',
      withEvent({ ...withoutFee, fee: { ...fee, amount: null } }),
      'Row 2 has no amount.',
    ],
    [
      'a trade without an output amount',
      withEvent({ ...sampleTradeEvent(), outputAmount: {} }),
      'Row 2 has no amount.',
    ],
    ['a trade without a fee', withEvent(withoutFee), 'Row 2 has no valid fee.'],
    ['an event without an order key', withEvent(withoutKey), 'Row 2 has no valid order key.'],
    [
      'a date that is none',
      withEvent({ ...sampleDeposit(), date: 'yesterday' }),
      'Row 2 has no valid date.',
    ],
    [
      'an order key that could start a formula',
      withEvent({ ...sampleDeposit(), orderKey: `=${orderKey}` }),
      'Row 2 has no valid order key.',
    ],
    ['a kind that is none', withEvent({ kind: 'refund' }), 'Row 2 has no valid kind.'],
    ['an event that is none', withEvent(null), 'Row 2 cannot be read.'],
    ['no events', { mints: [], fetchedTokenPrices: {} }, 'events cannot be read.'],
    ['no mints', { events: [], fetchedTokenPrices: {} }, 'mints cannot be read.'],
    [
      'a price below 0',
      { ...request, fetchedTokenPrices: { 'Mint-0': -1 } },
      'fetchedTokenPrices cannot be read.',
    ],
    [
      'prices in a list',
      { ...request, fetchedTokenPrices: [] },
      'fetchedTokenPrices cannot be read.',
    ],
    [
      'no map of prices',
      { ...request, fetchedTokenPrices: null },
      'fetchedTokenPrices cannot be read.',
    ],
    [
      'a price by a key of 201 characters',
      { ...request, fetchedTokenPrices: { ['k'.repeat(201)]: 1 } },
      'fetchedTokenPrices cannot be read.',
    ],
    [
      'a date of endless digits',
      withEvent({ ...sampleDeposit(), date: `2026-02-01T10:00:59.${'0'.repeat(40)}Z` }),
      'Row 2 has no valid date.',
    ],
    [
      'a format that is none',
      { ...request, format: 'pdf' },
      `format must be absent or one of ${TAX_FORMATS.join(', ')}.`,
    ],
    [
      'fewer than no price of a source',
      { ...request, priceSources: { typed: -1 } },
      'priceSources cannot be read.',
    ],
    [
      'a mint of a tax file without an address',
      { ...request, format: 'koinly', mints: [{ symbol: 'SOL' }] },
      'mints cannot be read.',
    ],
    ['no request', undefined, 'The request cannot be read.'],
    ['no JSON', '{"events":[', 'The request cannot be read.'],
    [
      'more than 20,000 events',
      { ...request, events: Array(20_001).fill(0) },
      'The request holds too many entries.',
    ],
  ])('%s', (_, body, expected) => {
    expect(readCsvRequest(JSON.stringify(body) ?? '')).toEqual({ fault: expected })
  })
})

describe('lists of faults as long as they may be have their first one told at once', () => {
  const most = 20_000
  it.each([
    [
      'events',
      { ...request, events: Array(most).fill({ kind: 'trade' }) },
      'Row 1 has no valid date.',
    ],
    ['mints', { ...request, mints: Array(most).fill({}) }, 'mints cannot be read.'],
    [
      'prices',
      {
        ...request,
        fetchedTokenPrices: Object.fromEntries(
          Array.from({ length: most }, (_, index) => [`k${index}`, {}]),
        ),
      },
      'fetchedTokenPrices cannot be read.',
    ],
  ])('%s', (_, body, fault) => {
    expect(readCsvRequest(JSON.stringify(body))).toEqual({ fault })
  })
})
