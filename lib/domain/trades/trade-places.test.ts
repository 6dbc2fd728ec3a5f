/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { keepTradePlaces } from './trade-places'

const LOWEST = '2026-03-02T08:00:26Z'
const LATER = '2026-03-02T08:00:27Z'
const EARLIER = '2026-03-02T08:00:25Z'

const drawn = sampleTrigger({ orderKey: 'Drawn', createdAt: EARLIER })
const later = sampleTrigger({ orderKey: 'Later', createdAt: LATER, trades: [] })
const withTradeAt = (confirmedAt: string) => ({
  ...later,
  trades: [sampleTrade({ confirmedAt })],
})

const keysAfter = (arrived: readonly (typeof later)[], lowest?: string) =>
  keepTradePlaces([drawn], [...arrived, drawn], lowest).map(({ orderKey }) => orderKey)

describe('while lists are read, rows on screen keep their place (behaviour 5.20)', () => {
  it.each([
    ['an order that begins below the lowest row is drawn', later, LOWEST, ['Later', 'Drawn']],
    ['with trades that are below it too', withTradeAt(LATER), LOWEST, ['Later', 'Drawn']],
    ['one with a trade above it waits', withTradeAt(EARLIER), LOWEST, ['Drawn']],
    ['one that begins above it waits', { ...later, createdAt: EARLIER }, LOWEST, ['Drawn']],
    ['one of the same moment waits', { ...later, createdAt: LOWEST }, LOWEST, ['Drawn']],
    [
      'where no row is on screen, all are drawn',
      { ...later, createdAt: EARLIER },
      undefined,
      ['Later', 'Drawn'],
    ],
  ])('%s', (_, arrived, lowest, expected) => {
    expect(keysAfter([arrived], lowest)).toEqual(expected)
  })

  it('a newer copy of an order takes the place of the one drawn', () => {
    const newer = { ...drawn, trades: [] }
    expect(keepTradePlaces([drawn], [newer], LOWEST)).toEqual([newer])
  })

  it('the same key of another kind is another order', () => {
    const other = sampleRecurring({ orderKey: 'Drawn', createdAt: EARLIER })
    expect(keepTradePlaces([drawn], [other, drawn], LOWEST)).toEqual([drawn])
  })
})
