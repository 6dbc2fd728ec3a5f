/** @jest-environment node */
import fc from 'fast-check'
import { readCsvRequest } from './csv-request-body'
import { sampleDeposit, sampleTradeEvent } from '@/lib/view/testing/sample-events'

/** What no amount may be, as JSON can say it. */
const WRONG: [string, unknown][] = [
  ['100 digits', '9'.repeat(100)],
  ['100 places', `0.${'1'.repeat(100)}`],
  ['an exponent', '1e3'],
  ['a large exponent', '1E+400'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['below 0', '-0.1'],
  ['a plus', '+1'],
  ['grouping', '1,000.5'],
  ['another script’s digits', '１２'],
  ['hexadecimal', '0x10'],
  ['a line end', '1\n'],
  ['nothing', ''],
  ['a JSON number', 25],
  ['a JSON number below 0', -25],
  ['null', null],
  ['a list', ['25']],
]
const FIELDS = ['inputAmount', 'outputAmount', 'fee'] as const

/** What is wrong with a body; undefined where it is read. @param json its prices, as JSON */
function bodyFault(events: unknown[], json = '{}'): string | undefined {
  const read = readCsvRequest(
    `{"events":${JSON.stringify(events)},"mints":[],"fetchedTokenPrices":${json}}`,
  )
  return 'fault' in read ? read.fault : undefined
}

const faultOf = (event: unknown) => bodyFault([sampleDeposit(), event])

describe.each(FIELDS)('as %s', (field) => {
  const withAmount = (amount: unknown) => ({
    ...sampleTradeEvent(),
    [field]: { amount, adjustedForDecimals: true },
  })

  it.each(WRONG)('%s is refused, and its row named', (_, amount) => {
    expect(faultOf(withAmount(amount))).toBe('Row 2: amount is missing.')
  })

  it('any text passes exactly where it is up to 60 digits, a point and up to 60 more', () => {
    const unit = fc.constantFrom('0', '1', '9', '.', '-', 'e', ' ', ',')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (amount) => {
        const isPlain = /^[0-9]+([.][0-9]+)?$/.test(amount)
        expect(faultOf(withAmount(amount))).toBe(isPlain ? undefined : 'Row 2: amount is missing.')
      }),
      { numRuns: 200 },
    )
  })
})

it.each([
  ['below 0', '-1'],
  ['text', '"1"'],
  ['null', 'null'],
  ['above every number', '1e999'],
])('a price that is %s is refused', (_, price) => {
  expect(bodyFault([], `{"Mint-0":${price}}`)).toBe('Invalid fetchedTokenPrices.')
})
