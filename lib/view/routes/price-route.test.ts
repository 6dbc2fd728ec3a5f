/** @jest-environment node */
import bs58 from 'bs58'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { countPrices } from '@/lib/domain/prices/token-price'
import { pricesOfOneBody, priceRequestBody, readPriceRequest } from './price-route'

const NOW = 1_780_000_000
const FIRST = 1_577_836_800
const BIRDEYE_KEY_REQUIRED = { fault: 'Birdeye API key is required' }
const PRICES_REQUIRED = { fault: 'Token prices to fetch is required' }
const INVALID_KEY = { fault: 'This isn’t a valid API key. Check it and try again.' }
const NO_PACE = { fault: 'requestsPerSecond must be a number from 0.1 to 1,000.' }

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Reads a form. The fields that `change` leaves out are valid. */
function read(change: Record<string, string | Blob> = {}) {
  const usual = { birdeyeApiKey: 'key', tokenPricesToFetch: `{"${SOL}":[1772438400]}` }
  return readPriceRequest(formOf({ ...usual, ...change }), NOW)
}

const listed = (list: unknown) => read({ tokenPricesToFetch: JSON.stringify(list) })

it('the form has the fields that the route reads', () => {
  const wanted = new Map([[SOL, [1_772_438_400, 1_772_438_460]]])
  const fields = (isRemembered: boolean) =>
    Object.fromEntries(new URLSearchParams(priceRequestBody('k&y', isRemembered, wanted)))
  const tokenPricesToFetch = `{"${SOL}":[1772438400,1772438460]}`
  expect(fields(false)).toEqual({ birdeyeApiKey: 'k&y', tokenPricesToFetch })
  expect(fields(true)).toEqual({ birdeyeApiKey: 'k&y', rememberApiKey: 'on', tokenPricesToFetch })
  const paid = new URLSearchParams(priceRequestBody('k&y', false, wanted, 7.5))
  expect(paid.get('requestsPerSecond')).toBe('7.5')
  expect(readPriceRequest(formOf(fields(true)), NOW)).toEqual({
    apiKey: 'k&y',
    wanted,
    requestsPerSecond: undefined,
  })
})

it('one request has room for 800 prices of different mints, even with the longest key', () => {
  const mintOf = (index: number) =>
    bs58.encode(new Uint8Array(32).fill(200 - (index % 100)).fill(index / 100, 0, 1))
  const wanted = new Map(Array.from({ length: 900 }, (_, index) => [mintOf(index), [FIRST]]))
  const first = pricesOfOneBody(wanted)
  expect(countPrices(first)).toBe(800)
  const body = priceRequestBody('%'.repeat(200), true, first)
  expect(body.length).toBeLessThanOrEqual(64_000)
})

describe('the API key can’t be empty or have a space inside', () => {
  it('spaces around it don’t count', () => {
    expect(read({ birdeyeApiKey: ' key\n' })).toMatchObject({ apiKey: 'key' })
  })

  it.each<[string, string | Blob, object]>([
    ['empty', '', BIRDEYE_KEY_REQUIRED],
    ['a space inside', 'a b', INVALID_KEY],
  ])('%s is refused', (_, birdeyeApiKey, fault) => {
    expect(read({ birdeyeApiKey })).toEqual(fault)
  })
})

describe('the list is a map of mint -> timestamps', () => {
  it.each([
    ['rounded down to the minute', { [SOL]: [1_772_438_459] }, { [SOL]: [1_772_438_400] }],
    ['each minute once', { [SOL]: [1_772_438_400, 1_772_438_401] }, { [SOL]: [1_772_438_400] }],
    [
      'the oldest first',
      { [SOL]: [1_772_438_460, 1_772_438_400] },
      { [SOL]: [1_772_438_400, 1_772_438_460] },
    ],
    ['a mint without timestamps is skipped', { [SOL]: [FIRST], [USDC]: [] }, { [SOL]: [FIRST] }],
    [
      'up to now, by a clock that is 5 minutes ahead',
      { [SOL]: [NOW + 300] },
      { [SOL]: [1_780_000_260] },
    ],
  ])('%s', (_, list, expected) => {
    expect(listed(list)).toMatchObject({ wanted: new Map(Object.entries(expected)) })
  })

  it.each([
    ['before 2020', { [SOL]: [FIRST - 1] }],
    ['after now', { [SOL]: [NOW + 301] }],
    ['a fraction of a second', { [SOL]: [1_772_438_400.5] }],
    ['text', { [SOL]: ['1772438400'] }],
    ['no price', {}],
    ['a mint without a time', { [SOL]: [] }],
    ['an invalid mint', { 'a-b': [FIRST] }],
    ['a mint in a path', { [`${SOL}/../x`]: [FIRST] }],
    ['an invalid mint after a valid one', { [SOL]: [FIRST], Mint1: [FIRST] }],
  ])('%s is refused', (_, list) => {
    expect(listed(list)).toEqual(PRICES_REQUIRED)
  })

  it.each<[string, string | Blob]>([
    ['no JSON', `{"${SOL}":`],
    ['a file', new Blob([`{"${SOL}":[1772438400]}`])],
    ['__proto__', '{"__proto__":[1772438400]}'],
  ])('%s is refused', (_, tokenPricesToFetch) => {
    expect(read({ tokenPricesToFetch })).toEqual(PRICES_REQUIRED)
  })
})

describe('requestsPerSecond is optional', () => {
  it.each([
    ['', undefined],
    ['15', 15],
    ['1000', 1_000],
  ])('"%s" is %p', (requestsPerSecond, expected) => {
    expect(read({ requestsPerSecond })).toMatchObject({ requestsPerSecond: expected })
  })

  it.each(['0', '1001', 'fast'])('%s is refused', (requestsPerSecond) => {
    expect(read({ requestsPerSecond })).toEqual(NO_PACE)
  })
})
