/** @jest-environment node */
import fc from 'fast-check'
import { FileError } from '@/lib/domain/files/file-error'
import { readFileRequest } from '@/lib/view/testing/run-files'
import { TAX_FORMATS } from '@/lib/view/tax-files/tax-programs'
import { testDeposit, testTradeEvent, SOL_TOKEN } from '@/lib/view/testing/test-events'

const prices = { 'Mint-1772438400': 141.2, 'Mint-1772438460': 'missing' }
const request = {
  events: [{ ...testDeposit(), outputMint: undefined }, testTradeEvent()],
  mints: [{ ...SOL_TOKEN, logoURI: 'https://arweave.net/x' }],
  fetchedTokenPrices: prices,
}
const { orderKey, ...withoutKey } = testDeposit()

function faultIn(body: string): string | undefined {
  try {
    readFileRequest(body)
    return undefined
  } catch (error) {
    return error instanceof FileError ? error.message : 'another error'
  }
}

it('a valid request is read as it is', () => {
  expect(readFileRequest(JSON.stringify(request))).toEqual(request)
})

it('a token may have null for its logo (behaviour 12.1)', () => {
  const mints = [{ ...SOL_TOKEN, logoURI: null }, SOL_TOKEN]
  expect(readFileRequest(JSON.stringify({ ...request, mints }))).toEqual({ ...request, mints })
})

it('a time in another zone, and one at the end of February, are valid', () => {
  const dates = ['2024-02-29T23:59:59.999Z', '2026-02-02T10:00:03+01:00']
  const events = dates.map((date) => testTradeEvent({ date }))
  expect(readFileRequest(JSON.stringify({ ...request, events }))).toMatchObject({ events })
})

it.each([
  ['namesWallets may be absent', undefined, undefined],
  ['namesWallets can be true', true, true],
])('a request for a tax file with mints that no service knows: %s', (_, sent, namesWallets) => {
  const mints = [{ address: 'MintA' }, { address: 'MintB', decimals: 6, verified: true }]
  const body = JSON.stringify({ ...request, mints, format: 'koinly', namesWallets: sent })
  expect(readFileRequest(body)).toEqual({ ...request, mints, format: 'koinly', namesWallets })
})

describe('the fault of a request (behaviour 12.3, 15.9)', () => {
  const withEvent = (event: unknown) => ({ ...request, events: [testDeposit(), event] })

  it.each([
    ['orderType', withEvent({ ...testDeposit(), orderType: 'dca' }), 'Invalid account type'],
    [
      'output amount',
      withEvent({ ...testTradeEvent(), outputAmount: {} }),
      'Row 2: amount is missing.',
    ],
    ['fee', withEvent({ ...testTradeEvent(), fee: undefined }), 'Row 2: invalid fee.'],
    ['order key', withEvent(withoutKey), 'Row 2: invalid order key.'],
    [
      'order key (the start of a formula)',
      withEvent({ ...testDeposit(), orderKey: `=${orderKey}` }),
      'Row 2: invalid order key.',
    ],
    ['date', withEvent({ ...testDeposit(), date: 'yesterday' }), 'Row 2: invalid date.'],
    [
      'date (endless digits)',
      withEvent({ ...testDeposit(), date: `2026-02-01T10:00:59.${'0'.repeat(40)}Z` }),
      'Row 2: invalid date.',
    ],
    ['kind', withEvent({ kind: 'refund' }), 'Row 2: invalid kind.'],
    ['event', withEvent(null), 'Row 2: invalid data.'],
    ['place', withEvent({ ...testTradeEvent(), place: 0 }), 'Row 2: invalid place.'],
    ['events', { mints: [], fetchedTokenPrices: {} }, 'Invalid events.'],
    ['mints', { events: [], fetchedTokenPrices: {} }, 'Invalid mints.'],
    ['mint of the CSV', { ...request, mints: [{ address: 'A' }] }, 'Invalid mints.'],
    [
      'mint of a tax file',
      { ...request, format: 'koinly', mints: [{ symbol: 'SOL' }] },
      'Invalid mints.',
    ],
    [
      'price below 0',
      { ...request, fetchedTokenPrices: { 'Mint-0': -1 } },
      'Invalid fetchedTokenPrices.',
    ],
    ['map of prices', { ...request, fetchedTokenPrices: null }, 'Invalid fetchedTokenPrices.'],
    [
      'price key of 201 characters',
      { ...request, fetchedTokenPrices: { ['k'.repeat(201)]: 1 } },
      'Invalid fetchedTokenPrices.',
    ],
    [
      'format',
      { ...request, format: 'pdf' },
      `format must be absent or one of ${TAX_FORMATS.join(', ')}.`,
    ],
    ['count', { ...request, priceSources: { manual: -1 } }, 'Invalid priceSources.'],
    ['older count', { ...request, priceSources: { typed: -1 } }, 'Invalid priceSources.'],
    ['price source', { ...request, priceSources: { guess: 1 } }, 'Invalid priceSources.'],
    ['namesWallets', { ...request, namesWallets: 'yes' }, 'Invalid namesWallets.'],
    ['request', undefined, 'Invalid request.'],
    ['JSON', '{"events":[', 'Invalid request.'],
  ])('without a valid %s', (_, body, expected) => {
    expect(faultIn(JSON.stringify(body) ?? '')).toBe(expected)
  })
})

describe.each(['inputAmount', 'outputAmount', 'fee'])('a trade’s %s (behaviour 12.1)', (field) => {
  const faultOf = (amount: unknown) => {
    const event = { ...testTradeEvent(), [field]: { amount, adjustedForDecimals: true } }
    return faultIn(JSON.stringify({ ...request, events: [event] }))
  }

  it.each([25, null, ['25'], '', '9'.repeat(100), `0.${'1'.repeat(100)}`, '１２', '0x10', '1\n'])(
    '%j is refused',
    (amount) => {
      expect(faultOf(amount)).toBe('Row 1: amount is missing.')
    },
  )

  it('is digits, and perhaps a point and more digits', () => {
    const unit = fc.constantFrom('0', '1', '9', '.', '-', '+', 'e', ' ', ',')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (amount) => {
        const isPlain = /^[0-9]+([.][0-9]+)?$/.test(amount)
        expect(faultOf(amount)).toBe(isPlain ? undefined : 'Row 1: amount is missing.')
      }),
    )
  })
})

it.each([
  [199_990, undefined],
  [200_001, 'Too many entries.'],
])('%d prices: %s (behaviour 12.3)', (count, fault) => {
  const keys = Array.from({ length: count }, (_, index) => `"${index}":1`)
  const body = `{"events":[],"mints":[],"fetchedTokenPrices":{${keys.join(',')}}}`
  expect(faultIn(body)).toBe(fault)
})
