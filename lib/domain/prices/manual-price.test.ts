/** @jest-environment node */
import fc from 'fast-check'
import { decimalText, unitsOf } from '@/lib/domain/testing/test-decimals'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/test-prices'
import { withAnswers } from './price-answers'
import { usdPriceSchema } from './token-price'
import { manualAnswers, minutesSetTogether, missingOnDay, parseManualPrice } from './manual-price'

describe('a manual price: exact, at most 12 significant digits (behaviour 8.25)', () => {
  it.each([
    ['0', '0'],
    ['141.2', '141.2'],
    [' 0.0000131 ', '0.0000131'],
    ['.5', '0.5'],
    ['0,0000131', '0.0000131'],
    ['12,5', '12.5'],
    [' ,5 ', '0.5'],
    ['0,125', '0.125'],
    ['65.000', '65'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['65 000', '65000'],
    ['100000000000000000', '100000000000000000'],
    ['0.000000000000000000000000123456789012', '0.000000000000000000000000123456789012'],
  ])('‘%s’ is %s', (text, value) => {
    expect(parseManualPrice(text)).toEqual({ value })
  })

  it.each([
    ['', 'empty'],
    ['two', 'no number'],
    ['1e3', 'no number'],
    ['-1', 'no number'],
    ['1,2,3', 'no number'],
    [',', 'no number'],
    ['Infinity', 'no number'],
    ['1234567890123', 'too many digits'],
    ['0.1234567890123', 'too many digits'],
    [`1${'0'.repeat(40)}`, 'no number'],
  ])('‘%s’ isn’t a price: %s', (text, fault) => {
    expect(parseManualPrice(text)).toEqual({ fault })
  })

  it.each([
    ['65,000', '65000', '65.000'],
    ['1,234', '1234', '1.234'],
  ])('‘%s’ is ambiguous: %s or %s', (text, ...readings) => {
    expect(parseManualPrice(text)).toEqual({ readings })
  })

  it('is exactly what was entered, the routes accept it, and parsing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999n }), fc.nat(40), (digits, places) => {
        const read = parseManualPrice(decimalText(digits, places))
        if (!('value' in read)) throw new Error('no price')
        expect(unitsOf(read.value, places)).toBe(digits)
        const sent: unknown = JSON.parse(read.value)
        expect(usdPriceSchema.safeParse(sent).success).toBe(true)
        expect(parseManualPrice(read.value)).toEqual(read)
      }),
    )
  })
})

describe('what was set together is reset together (behaviour 8.25)', () => {
  const first = withAnswers(new Map(), manualAnswers('A', [60, 120, 180], '1'), 5)
  const answers = withAnswers(first, manualAnswers('A', [120, 240], '2'), 6)
  it.each([
    ['all minutes that were set at the same time', 'A', 60, [60, 180]],
    ['a price that was set again belongs to the later set', 'A', 120, [120, 240]],
    ['a minute without a manual price', 'A', 300, []],
    ['another mint', 'B', 60, []],
  ])('%s', (_, mint, minute, minutes) => {
    expect(minutesSetTogether(answers, mint, minute)).toEqual(minutes)
  })

  it('a price that was reset has no others set with it', () => {
    const reset = withAnswers(answers, manualAnswers('A', [60, 180], undefined), 7)
    expect(minutesSetTogether(reset, 'A', 60)).toEqual([])
  })
})

const at = (date: string) => Date.parse(`${date}Z`) / 1_000
const minutesOfA = [
  '2026-03-01T22:59',
  '2026-03-01T23:00',
  '2026-03-02T08:00',
  '2026-03-02T22:59',
].map(at)
const [, first = 0, middle = 0, last = 0] = minutesOfA
const next = at('2026-03-02T23:00')
const wantedOfA = new Map([
  ['A', [...minutesOfA, next]],
  ['B', [middle]],
])
const NONE = new Map()

describe('the minutes of a token without a price on one day in the table’s zone (behaviour 8.25)', () => {
  it.each([
    ['from its first minute to its last', middle, 'Europe/Berlin', NONE, [first, middle, last]],
    ['in another zone', middle, 'UTC', NONE, [middle, last, next]],
    [
      'without those that have a price; ‘missing’ isn’t a price',
      middle,
      'Europe/Berlin',
      new Map([
        [
          'A',
          new Map([
            [first, birdeyePrice(0)],
            [last, birdeyeMissing(1)],
          ]),
        ],
      ]),
      [middle, last],
    ],
    [
      'the minute itself, priced or not',
      middle,
      'Europe/Berlin',
      new Map([['A', new Map([[middle, birdeyePrice(1)]])]]),
      [first, middle, last],
    ],
  ])('%s', (_, minute, timeZone, answers, minutes) => {
    expect(missingOnDay({ mint: 'A', minute }, { wanted: wantedOfA, answers, timeZone })).toEqual(
      minutes,
    )
  })

  it('a day of 25 hours is one day', () => {
    const [early, late] = ['2026-10-24T22:00', '2026-10-25T22:59'].map(at)
    const long = new Map([['A', [early ?? 0, late ?? 0]]])
    const at0 = { mint: 'A', minute: early ?? 0 }
    expect(missingOnDay(at0, { wanted: long, answers: NONE, timeZone: 'Europe/Berlin' })).toEqual([
      early,
      late,
    ])
  })
})
