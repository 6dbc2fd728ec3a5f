/** @jest-environment node */
import { sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'
import { departedFrom, isOutrun, otherListOf, withoutSettled } from './departed-orders'
import { ORDER_LISTS } from './order-list'

const one = sampleTrigger({ orderKey: 'A' })
const two = sampleTrigger({ orderKey: 'A', trades: [sampleTrade(), sampleTrade()] })
const page = (change: Parameters<typeof pageWith>[0]) => [pageWith(change)]

it('an order that leaves a list comes into the other one of its kind', () => {
  expect(ORDER_LISTS.map(otherListOf)).toEqual([
    'active recurring',
    'past recurring',
    'active trigger',
    'past trigger',
  ])
})

describe('departed is what was there before and is there no more', () => {
  const before = page({
    ...{ orders: [one], keysWithoutTrades: ['B'], keysWithLostTrades: ['C'] },
    ...{ itemCount: 5, unreadableOrders: 1, unreadableTrades: 1 },
  })

  it.each([
    ['nothing', page({ orders: [two], keysWithoutTrades: ['B', 'C'] }), []],
    ['an order with trades', page({ keysWithoutTrades: ['B', 'C'] }), [{ orders: [one] }]],
    [
      'one without',
      page({ orders: [one], keysWithLostTrades: ['C'] }),
      [{ keysWithoutTrades: ['B'] }],
    ],
    [
      'a filled one',
      page({ orders: [one], keysWithoutTrades: ['B'] }),
      [{ keysWithLostTrades: ['C'] }],
    ],
  ])('%s', (_, now, expected) => {
    expect(departedFrom(before, now)).toEqual(
      expected.map((left) => pageWith({ ...left, itemCount: 1 })),
    )
  })
})

describe('what departed is settled where the other list has it', () => {
  const list = listWith({ departed: page({ orders: [two], keysWithoutTrades: ['B'] }) })

  it.each([
    ['all of it', { pages: page({ orders: [two], keysWithoutTrades: ['B'] }) }, 0],
    [
      'on a page of another reading too',
      { otherPages: page({ orders: [two], keysWithLostTrades: ['B'] }) },
      0,
    ],
    ['not with fewer trades', { pages: page({ orders: [one], keysWithoutTrades: ['B'] }) }, 1],
    ['not without any', { pages: page({ keysWithoutTrades: ['A', 'B'] }) }, 1],
  ])('%s', (_, other, expected) => {
    expect(withoutSettled(list, listWith(other)).departed).toHaveLength(expected)
  })

  it('a list of which nothing is settled stays the same', () => {
    expect(withoutSettled(list, listWith())).toBe(list)
  })
})

describe('a past list is outrun where its page 1 was asked for before the active list’s last one came and', () => {
  const askedAt = (askedAtMs: number) => page({ askedAtMs, readAtMs: askedAtMs + 500 })
  const past = listWith({ pages: askedAt(1_000) })
  const activeAt = (...times: number[]) => ({
    pages: times.map((readAtMs, index) => pageWith({ page: index + 1, readAtMs })),
  })
  const departed = page({ orders: [one] })

  it.each([
    ['the active list has several pages', activeAt(1_000, 1_001), true],
    ['not where page 1 was asked for then', activeAt(900, 1_000), false],
    ['the active list lost an order', { ...activeAt(1_001), departed }, true],
    ['over 15 seconds lie between', activeAt(16_001), true],
    ['not where both went out together', activeAt(16_000), false],
    [
      'not where the active list is not whole',
      { ...activeAt(1, 90_000), state: { kind: 'stopped' as const } },
      false,
    ],
  ])('%s', (_, active, expected) => {
    expect(isOutrun(past, listWith({ name: 'active trigger', ...active }))).toBe(expected)
  })

  it('not by an order that the past list has', () => {
    const active = listWith({ ...activeAt(1_001), departed })
    const pages = page({ askedAtMs: 1_000, orders: [one] })
    expect(isOutrun(listWith({ pages }), active)).toBe(false)
  })

  it('where it is not known when page 1 was asked for', () => {
    const stored = listWith({ pages: page({ readAtMs: 1_000 }) })
    expect(isOutrun(stored, listWith(activeAt(16_000)))).toBe(true)
  })

  it('not where page 1 came last, whichever stands first', () => {
    const pages = [pageWith({ page: 2, readAtMs: 1_000 }), pageWith({ page: 1, askedAtMs: 90_000 })]
    expect(isOutrun(listWith({ pages }), listWith(activeAt(1, 90_000)))).toBe(false)
  })

  it('not one that is not whole itself, or without page 1', () => {
    const active = listWith(activeAt(1, 90_000))
    expect(isOutrun({ ...past, state: { kind: 'stopped' } }, active)).toBe(false)
    expect(isOutrun(listWith(), active)).toBe(false)
  })
})
