import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { missingOnDay } from './use-set-price-form'

const at = (date: string) => Date.parse(`${date}Z`) / 1_000
const ofA = ['2026-03-01T22:59', '2026-03-01T23:00', '2026-03-02T08:00', '2026-03-02T22:59'].map(at)
const [, first = 0, middle = 0, last = 0] = ofA
const next = at('2026-03-02T23:00')
const wantedOfA = new Map([
  ['A', [...ofA, next]],
  ['B', [middle]],
])
const NONE = new Map()

describe('all missing of a token on a day of the table’s zone (behaviour 8.25)', () => {
  it.each([
    ['from its first minute to its last', middle, 'Europe/Berlin', NONE, [first, middle, last]],
    ['in another zone', middle, 'UTC', NONE, [middle, last, next]],
    [
      'not those that have a price; ‘missing’ is none',
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
