/** @jest-environment node */
import { emptyList, type OrderList, ordersOf } from '@/lib/domain/order-lists/order-list'
import {
  type Answer,
  changing,
  pageOf,
  type Service,
  serverError,
  STARTED_AT_MS,
} from '@/lib/upstream/testing/mock-order-list'
import { loadActiveThenPast } from './load-order-lists'

const active = emptyList('active recurring', STARTED_AT_MS)
const past = emptyList('past recurring', STARTED_AT_MS)

/** Loads from a service with pages 'active 1', 'past 1' and so on. Returns the loaded lists and all calls. */
async function loadLists(
  { page }: Service,
  totals: { active: number; past: number },
  /** The active list if only the past one is retried, or both lists if both are resumed. */
  knownLists?: OrderList | readonly [OrderList, OrderList],
  signal = new AbortController().signal,
) {
  const isPastAlone = knownLists !== undefined && 'name' in knownLists
  const [knownActive, knownPast] = isPastAlone ? [knownLists, past] : (knownLists ?? [active, past])
  const asked: string[] = []
  const lists = new Map<string, OrderList>()
  await loadActiveThenPast({
    active: knownActive,
    past: knownPast,
    isPastAlone,
    loadPage: async (name, number) => {
      signal.throwIfAborted()
      const status = name.startsWith('active') ? 'active' : 'past'
      asked.push(`${status} ${number}`)
      const keys = await page(`${status} ${number}`)
      if (keys instanceof Error) throw keys
      return { totalPages: totals[status], page: pageOf(number, keys) }
    },
    onChange: (list) => lists.set(list.name, list),
    signal,
    now: () => STARTED_AT_MS,
  })
  return { asked, lists: [...lists.values()] }
}

async function load(...wanted: Parameters<typeof loadLists>) {
  const { asked, lists } = await loadLists(...wanted)
  return { asked, states: Object.fromEntries(lists.map(({ name, state }) => [name, state.kind])) }
}

const WHOLE = { 'active recurring': 'whole', 'past recurring': 'whole' }

/** Page 2 of the active list, before and after an order on page 1 closed. */
const SHIFTED = [
  ['A2', 'B2'],
  ['B2', 'C2'],
]

describe('the past list of a kind is loaded after the active one (behaviour 3.10)', () => {
  it.each([
    ['two lists of one page', 1, 1, ['active 1', 'past 1']],
    ['an active list of two pages', 2, 1, ['active 1', 'active 2', 'past 1']],
    ['a past list of two pages', 1, 2, ['active 1', 'past 1', 'past 2']],
  ])('%s', async (_, activePages, pastPages, expected) => {
    const service = { page: (name: string) => [`A of ${name}`.replaceAll(' ', '')] }
    const loaded = await load(service, { active: activePages, past: pastPages })
    expect(loaded).toEqual({ asked: expected, states: WHOLE })
  })

  it('even if the active list fails', async () => {
    const page = (name: string) => (name === 'active 1' ? serverError : ['P1'])
    const { asked, states } = await load({ page }, { active: 1, past: 1 })
    expect(asked).toEqual(['active 1', 'past 1'])
    expect(states).toEqual({ 'active recurring': 'failed', 'past recurring': 'whole' })
  })

  it('a past list that failed is loaded alone', async () => {
    const wholeActive = { ...active, state: { kind: 'whole' } as const }
    const page = () => serverError
    const { asked, states } = await load({ page }, { active: 1, past: 1 }, wholeActive)
    expect([asked, states]).toEqual([['past 1'], { 'past recurring': 'failed' }])
  })

  it('Stop ends the loading of both lists', async () => {
    const stop = new AbortController()
    const page = () => {
      stop.abort('stopped')
      return new DOMException('stopped', 'AbortError')
    }
    const loaded = await load({ page }, { active: 1, past: 1 }, undefined, stop.signal)
    expect(loaded.asked).toEqual(['active 1'])
    expect(loaded.states).toEqual({ 'active recurring': 'stopped', 'past recurring': 'stopped' })
  })
})

describe('an order that both lists hold has closed meanwhile (behaviour 3.10)', () => {
  it('an active list of one page is whole without a second pass', async () => {
    const { asked, states } = await load({ page: () => ['X'] }, { active: 1, past: 1 })
    expect([asked, states]).toEqual([['active 1', 'past 1'], WHOLE])
  })

  const secondPass = ['active 1', 'active 2', 'past 1', 'active 1', 'active 2', 'past 1']

  it('an active list of several pages gets a second pass', async () => {
    const service = changing(2, { 'active 2': SHIFTED, 'past 1': [['A2', 'P1']] })
    const { asked, states } = await load(service, { active: 2, past: 1 })
    expect([asked, states]).toEqual([secondPass, WHOLE])
  })

  it('another order that closes during the second pass leaves the active list partial', async () => {
    const pastPages = [
      ['A2', 'P1'],
      ['B2', 'A2'],
    ]
    const service = changing(2, { 'active 2': SHIFTED, 'past 1': pastPages })
    const { states } = await load(service, { active: 2, past: 1 })
    expect(states).toEqual({ ...WHOLE, 'active recurring': 'inconsistent' })
  })

  it('the active list gets a second pass even if only the past list is retried', async () => {
    const page = (name: string) => [name === 'past 1' ? 'X' : name === 'active 1' ? 'X' : 'Y']
    const wholeActive = {
      ...active,
      state: { kind: 'whole' } as const,
      totalPages: 2,
      pages: [pageOf(1, ['X']), pageOf(2, ['Y'])],
    }
    const { asked } = await load({ page }, { active: 2, past: 1 }, wholeActive)
    expect(asked).toEqual(['past 1', 'active 1', 'active 2', 'past 1'])
  })

  const lateClosing = {
    'active 2': [['A2', 'B2'], ['C2']],
    'past 1': [['A2', 'P1']],
    'past 2': [['P2'], ['P2', 'B2']],
  }

  it('the past list is loaded again if an order is in neither list, as it closed onto a later page', async () => {
    const { asked, lists } = await loadLists(changing(2, lateClosing), { active: 2, past: 2 })
    expect(asked.slice(-4)).toEqual(['active 1', 'active 2', 'past 1', 'past 2'])
    expect(lists.map(({ state }) => state.kind)).toEqual(['whole', 'whole'])
    expect(ordersOf(lists).map(({ orderKey }) => orderKey)).toContain('B2')
  })

  it.each([
    ['is whole', 2],
    ['was stopped before its last page', 3],
  ])('so is a past list that %s, after ‘Load the rest’', async (_, total) => {
    const resumed = {
      ...active,
      state: { kind: 'stopped' } as const,
      totalPages: 2,
      pages: [pageOf(1, ['A1', 'B1'])],
      earlierPages: [pageOf(2, ['B2'])],
    }
    const pastPages = [pageOf(1, ['P1']), pageOf(2, ['P2'])]
    const knownPast = { ...past, totalPages: total, pages: pastPages }
    const pages = {
      'active 1': [['A1', 'B1']],
      'active 2': [['C2']],
      'past 1': [['P1']],
      'past 2': [['B2']],
      'past 3': [['P3']],
    }
    const { asked, lists } = await loadLists(changing(2, pages), { active: 2, past: total }, [
      resumed,
      knownPast,
    ])
    const pastCalls = ['past 1', 'past 2', 'past 3'].slice(0, total)
    expect(asked).toEqual(['active 1', 'active 2', ...pastCalls])
    expect(ordersOf(lists).map(({ orderKey }) => orderKey)).toContain('B2')
  })

  it('an order that Jupiter lists nowhere any more isn’t looked for in a past list loaded just now', async () => {
    const resumed = { ...active, earlierPages: [pageOf(2, ['B2'])] }
    const pages = { 'active 1': [['A1']], 'past 1': [['P1']] }
    const { asked, lists } = await loadLists(changing(1, pages), { active: 1, past: 1 }, [
      resumed,
      past,
    ])
    expect(asked).toEqual(['active 1', 'past 1'])
    expect(lists.map(({ state }) => state.kind)).toEqual(['whole', 'whole'])
  })

  it('an order that stays in both lists leaves the active list whole', async () => {
    const page = (name: string) => (name === 'past 1' ? ['X'] : [name === 'active 1' ? 'X' : 'Y'])
    const { asked, states } = await load({ page }, { active: 2, past: 1 })
    expect([asked, states]).toEqual([secondPass, WHOLE])
  })
})

describe('loaded orders stay as long as an order may be in neither list (behaviour 3.9)', () => {
  type Case = [name: string, activePages: Answer[], pastPages: Answer[]]
  it.each<Case>([
    ['another order closed in the second pass', [['A2', 'B2'], ['C2']], [['A2'], ['C2', 'A2']]],
    ['the past list failed', [['A1', 'B2'], ['C2']], [serverError]],
    ['the past list failed after the second pass', [['A2', 'B2'], ['C2']], [['A2'], serverError]],
  ])('%s', async (_, activePages, pastPages) => {
    const pages = { 'active 1': [['A1', 'B1']], 'active 2': activePages, 'past 1': pastPages }
    const { lists } = await loadLists(changing(2, pages), { active: 2, past: 1 })
    const keys = ordersOf(lists).map(({ orderKey }) => orderKey)
    expect(keys).toEqual(expect.arrayContaining(activePages.flat()))
  })
})
