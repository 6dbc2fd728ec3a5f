/** @jest-environment node */
import { readCsvRequest } from '@/lib/view/csv/csv-request-body'
import { sampleTaxBody } from '@/lib/view/testing/sample-tax-request'

const faultOf = (change: object) => {
  const asked = readCsvRequest(sampleTaxBody('koinly', change))
  return 'fault' in asked ? asked.fault : undefined
}

it('a body asks for a tax file by its format (behaviour 19.1)', () => {
  expect(readCsvRequest(sampleTaxBody('rotki'))).toMatchObject({ format: 'rotki' })
})

it.each([
  ['nothing', {}, undefined],
  [
    'another format',
    { format: 'Koinly' },
    'format must be absent or one of koinly, cointracker, cointracking, awaken, summ, coinledger, turbotax, rotki, json.',
  ],
  ['no format', { format: null }, /^format must be/],
  [
    'a verified that is no truth value',
    { mints: [{ address: 'A', verified: 1 }] },
    /^mints cannot/,
  ],
  ['a mint of which only the address is known', { mints: [{ address: 'A' }] }, undefined],
  ['a count that is none', { priceSources: { typed: -1 } }, 'priceSources cannot be read.'],
  ['namesWallets that is no truth value', { namesWallets: 'yes' }, 'namesWallets cannot be read.'],
  ['a source that is none', { priceSources: { guess: 1 } }, 'priceSources cannot be read.'],
])('of a body with %s is said', (_, change, fault) => {
  if (fault === undefined) expect(faultOf(change)).toBeUndefined()
  else
    expect(faultOf(change)).toEqual(
      typeof fault === 'string' ? fault : expect.stringMatching(fault),
    )
})

it('a place of a trade is a whole number from 1 on', () => {
  const [event] = JSON.parse(sampleTaxBody('json')).events
  expect(faultOf({ events: [{ ...event, place: 2 }] })).toBeUndefined()
  expect(faultOf({ events: [{ ...event, place: 0 }] })).toBe('Row 1 has no valid place.')
})

it('the CSV of 19 columns wants whole tokens, and looks at no verified', () => {
  const mints = [{ address: 'A', symbol: 'A', name: 'A', decimals: 1, verified: 'so they say' }]
  expect(faultOf({ format: undefined, mints })).toBeUndefined()
  expect(faultOf({ format: undefined, mints: [{ address: 'A' }] })).toBe('mints cannot be read.')
})
