import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { bestPriceAt, NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { knownPrices, pricesQuery } from './price-query'
import { missingOnDay, useSetPriceForm } from './use-set-price-form'

const MINUTE = Date.UTC(2026, 1, 2, 12) / 1_000
const minutes = [0, 1, 2].map((index) => MINUTE + index * 60)
const wanted = new Map([['Mint', minutes]])
let client: QueryClient
let onDone: jest.Mock
beforeEach(() => {
  client = new QueryClient()
  onDone = jest.fn()
})

function rendered() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      const { data: answers = NO_ANSWERS } = useQuery(pricesQuery)
      return useSetPriceForm({ mint: 'Mint', minute: MINUTE }, { answers, wanted }, onDone)
    },
    { wrapper },
  )
  return {
    form: () => result.current,
    save: async (text: string) => {
      act(() => result.current.setText(text))
      await act(async () => result.current.save())
    },
  }
}
const typed = () => minutes.map((at) => bestPriceAt(knownPrices(client), 'Mint', at)?.value)

describe('a saved price (behaviour 8.25)', () => {
  it('is of its minute', async () => {
    const { save } = rendered()
    await save('1.5')
    expect(typed()).toEqual(['1.5', undefined, undefined])
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('or of all missing on its day', async () => {
    const { form, save } = rendered()
    expect(form().onDay).toBe(3)
    act(() => form().setScope('day'))
    await save('1.5')
    expect(typed()).toEqual(['1.5', '1.5', '1.5'])
  })

  it('is told what is wrong with it until it changes; nothing is kept', async () => {
    const { form, save } = rendered()
    await save('1e5')
    expect(form().fault).toBe('Type the price in digits with a point, like 0.0000131.')
    act(() => form().setText('1'))
    expect(form().fault).toBeUndefined()
    expect(typed()).toEqual([undefined, undefined, undefined])
    expect(onDone).not.toHaveBeenCalled()
  })
})

describe('an undo (behaviour 8.26)', () => {
  it('is there once a price is typed, and takes back what was typed together', async () => {
    const first = rendered()
    expect(first.form().undone).toBe(0)
    act(() => first.form().setScope('day'))
    await first.save('1.5')
    const { form } = rendered()
    expect([form().text, form().undone]).toEqual(['1.5', 3])
    await act(async () => form().undo())
    expect(typed()).toEqual([undefined, undefined, undefined])
    expect(onDone).toHaveBeenCalledTimes(2)
  })
})

const at = (date: string) => Date.parse(`${date}Z`) / 1_000
const ofA = ['2026-03-01T22:59', '2026-03-01T23:00', '2026-03-02T08:00', '2026-03-02T22:59'].map(at)
const [before = 0, first = 0, middle = 0, last = 0] = ofA
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
    ['the day before', before, 'Europe/Berlin', NONE, [before]],
  ])('%s', (_, minute, timeZone, answers, minutes) => {
    expect(missingOnDay({ mint: 'A', minute }, wantedOfA, answers, timeZone)).toEqual(minutes)
  })

  it('a day of 25 hours is one day', () => {
    const [early, late] = ['2026-10-24T22:00', '2026-10-25T22:59'].map(at)
    const long = new Map([['A', [early ?? 0, late ?? 0]]])
    const place = { mint: 'A', minute: early ?? 0 }
    expect(missingOnDay(place, long, NONE, 'Europe/Berlin')).toEqual([early, late])
  })
})
