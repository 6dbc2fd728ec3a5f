/** @jest-environment node */
import {
  isLoading,
  isPartial,
  type OrderList,
  ordersOf,
  restarted,
} from '@/lib/domain/order-lists/order-list'
import { callError, JupiterError } from '@/lib/upstream/jupiter/jupiter-error'
import { statusFault } from '@/lib/upstream/testing/mock-jupiter'
import {
  changing,
  empty,
  full,
  keysOf,
  load,
  pageOf,
  serverError,
  type Service,
  STARTED_AT_MS,
} from '@/lib/upstream/testing/mock-order-list'

const pagesOf = (list: OrderList) => list.pages.map(({ page }) => page)

describe('all pages from 1 to totalPages are loaded (behaviour 3.1)', () => {
  it.each([
    ['one page', 1, ['1']],
    ['three pages', 3, ['1', '2', '3']],
    ['totalPages 0', 0, ['1']],
  ])('%s', async (_, total, expected) => {
    const { list, asked } = await load({ total, page: full })
    expect(asked).toEqual(expected)
    expect(list).toMatchObject({ state: { kind: 'whole' }, totalPages: total, earlierPages: [] })
    expect(list.startedAtMs).toBe(STARTED_AT_MS)
  })

  it('orders appear as pages arrive', async () => {
    const { states, list } = await load({ total: 4, page: full })
    expect(states[0]).toMatchObject({ state: { kind: 'loading' }, pages: [] })
    const counts = states.map((state) => state.pages.length)
    expect(counts).toEqual(counts.toSorted())
    expect(states.slice(0, -1).every(isLoading)).toBe(true)
    expect(states.at(-1)).toBe(list)
  })
})

describe('a list (behaviour 3.10)', () => {
  it.each([
    ['a page before the last is shorter than the fullest', { '2': [['A2'], full('2')] }],
    ['an order is on two pages', { '2': [['B1', 'A2'], full('2')] }],
  ])('gets a second pass if %s', async (_, pages) => {
    const { asked, list, keys } = await load(changing(3, pages))
    expect(asked).toEqual(['1', '2', '3', '1', '2', '3'])
    expect(list).toMatchObject({ state: { kind: 'whole' }, earlierPages: [] })
    expect(keys).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
  })

  it('gets a second pass if totalPages changed', async () => {
    const service: Service = { total: 2, page: full }
    const page = (name: string) => {
      if (name === '2') service.total = 3
      return full(name)
    }
    const { asked, list } = await load(Object.assign(service, { page }))
    expect(asked).toEqual(['1', '2', '1', '2', '3'])
    expect(list).toMatchObject({ state: { kind: 'whole' }, totalPages: 3, earlierPages: [] })
  })

  it('is partial if both passes have an order on two pages, because another may be on none', async () => {
    const { list } = await load({ total: 2, page: (name) => ['A1', `B${name}`] })
    expect(list.state).toEqual({ kind: 'inconsistent' })
  })

  it('is partial after two passes with changes, and keeps all that was loaded', async () => {
    const service = changing(2, { '1': [['A1'], ['Later']], '2': [['A2', 'B2']] })
    const { asked, list, keys } = await load(service)
    expect(asked).toEqual(['1', '2', '1', '2'])
    expect([list.state, isPartial(list)]).toEqual([{ kind: 'inconsistent' }, true])
    expect(keys).toEqual(['A1', 'A2', 'B2', 'Later'])
  })

  it('is whole again once it is loaded without a change', async () => {
    const { list } = await load(changing(2, { '1': [['A1'], ['Later']] }))
    const { list: again, asked } = await load({ total: 2, page: full }, list)
    expect(asked).toEqual(['1', '2'])
    expect(again).toMatchObject({ state: { kind: 'whole' }, earlierPages: [] })
  })
})

describe('a list that failed', () => {
  it.each([
    ['on page 1', '1', []],
    ['on a further page', '2', [1]],
  ])('keeps what was loaded: %s', async (_, failing, expected) => {
    const page = (name: string) => (name === failing ? serverError : full(name))
    expect(pagesOf((await load({ total: 2, page })).list)).toEqual(expected)
  })

  it('resumes on Retry with page 1 and the missing pages', async () => {
    const page = (name: string) => (name === '3' ? serverError : full(name))
    const failed = await load({ total: 4, page })
    const { list, asked } = await load({ total: 4, page: full }, failed.list)
    expect(asked).toEqual(['1', '3'])
    expect(pagesOf(list).toSorted()).toEqual([1, 2, 3, 4])
    expect(list.state).toEqual({ kind: 'whole' })
  })

  it.each([
    ['status 429', callError(statusFault(429).fault, 1, false), { kind: 'rate limit' }],
    [
      'status 401 with an API key',
      callError(statusFault(401).fault, 1, true),
      { kind: 'key', hasKey: true },
    ],
    [
      'any other status, with the id of the request',
      serverError,
      { kind: 'status', status: 503, tries: 3, requestId: 'id-1' },
    ],
    ['a lost connection', callError({ kind: 'network' }, 3, false), { kind: 'network', tries: 3 }],
    [
      'a missing file of the sample wallet',
      new JupiterError({ kind: 'sample file', status: 404 }),
      { kind: 'sample file', status: 404 },
    ],
  ])('says what happened (behaviour 15.2): %s', async (_, error, fault) => {
    const { list } = await load({ page: () => error })
    expect(list.state).toEqual({ kind: 'failed', fault })
  })

  it('an error of our own is logged, and the list fails', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const bug = new TypeError('a bug')
    const { list } = await load({ page: () => bug })
    expect(list.state).toEqual({ kind: 'failed', fault: { kind: 'own' } })
    expect(logged).toHaveBeenCalledWith(bug)
  })
})

describe('Stop keeps what was loaded (behaviour 3.7)', () => {
  it.each([
    ['between pages', '3', [1, 2]],
    ['before the first page', '1', []],
  ])('%s', async (_, last, expected) => {
    const stop = new AbortController()
    const page = (name: string) => {
      if (Number(name) < Number(last)) return full(name)
      stop.abort('stopped')
      return new DOMException('stopped', 'AbortError')
    }
    const { list } = await load({ total: 9, page }, empty, { signal: stop.signal })
    expect(pagesOf(list)).toEqual(expected)
    expect(list.state).toEqual({ kind: 'stopped' })
  })
})

describe('going on after Stop or a reload (behaviour 3.7)', () => {
  const stopped: OrderList = {
    ...empty,
    startedAtMs: 1_000,
    state: { kind: 'stopped' },
    pages: [pageOf(1, full('1')), pageOf(2, full('2'))],
    totalPages: 3,
  }

  it('if page 1 is as before, only the missing pages follow', async () => {
    const { asked, keys, list } = await load({ total: 3, page: full }, stopped)
    expect(asked).toEqual(['1', '3'])
    expect(keys).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
    expect(list).toMatchObject({ state: { kind: 'whole' }, startedAtMs: 1_000, earlierPages: [] })
  })

  it('page 1 counts as unchanged if one of its orders has a new trade, and the trade is kept', async () => {
    const page = (name: string) => (name === '1' ? ['A1 full', 'B1'] : full(name))
    const { asked, list } = await load({ total: 3, page }, stopped)
    expect(asked).toEqual(['1', '3'])
    expect(ordersOf([list])[0]?.trades).toHaveLength(1)
  })

  it.each([
    ['the orders of page 1', 3, ['New', 'A1']],
    ['how many orders page 1 has', 3, ['A1', 'B1', 'C1']],
    ['the number of pages', 2, full('1')],
  ])('all pages are loaded again if this differs: %s', async (_, total, first) => {
    const page = (name: string) =>
      name === '1' ? first : first.map((_key, index) => `Key${index}of${name}`)
    const { asked, list, states } = await load({ total, page }, stopped)
    expect(asked).toEqual(Array.from({ length: total }, (_page, index) => `${index + 1}`))
    expect(list).toMatchObject({
      state: { kind: 'whole' },
      earlierPages: [],
      startedAtMs: STARTED_AT_MS,
    })
    // The orders on screen stay there until the new list is whole.
    for (const state of states.filter(isLoading)) {
      expect(keysOf(state)).toEqual(expect.arrayContaining(['A1', 'B1', 'A2', 'B2']))
    }
  })
})

describe('Refresh (behaviour 3.9)', () => {
  const old = restarted({ ...empty, pages: [pageOf(1, ['Old'])], totalPages: 1 }, STARTED_AT_MS)

  it('keeps the old orders until the new list is whole', async () => {
    const { states, list, keys } = await load({ total: 2, page: full }, old)
    const loading = states.filter(isLoading)
    expect(loading.every((state) => keysOf(state).includes('Old'))).toBe(true)
    expect(list).toMatchObject({ state: { kind: 'whole' }, earlierPages: [] })
    expect(keys).toEqual(['A1', 'A2', 'B1', 'B2'])
  })

  it('and keeps them if the new list fails', async () => {
    const page = (name: string) => (name === '2' ? serverError : full(name))
    const { list, keys } = await load({ total: 2, page }, old)
    expect([keys, isPartial(list)]).toEqual([['A1', 'B1', 'Old'], true])
  })
})

describe('an order that reports output but has no trades (behaviour 3.12)', () => {
  it('makes its list partial, and no other list is asked for', async () => {
    const { asked, list } = await load({ page: () => ['A lost', 'B'] })
    expect(asked).toEqual(['1'])
    expect([list.state, isPartial(list)]).toEqual([{ kind: 'whole' }, true])
  })

  it.each([
    ['keeps the trades of an earlier load', ['A full', 'Old'], 1],
    ['has none if the earlier load had none, either', ['A lost', 'Old'], 0],
  ])('%s', async (_, keys, trades) => {
    const before = restarted({ ...empty, pages: [pageOf(1, keys)], totalPages: 1 }, 1_000)
    const { list } = await load({ page: () => ['A lost', 'B'] }, before)
    expect(ordersOf([list])[0]?.trades).toHaveLength(trades)
    expect(list.earlierPages).toHaveLength(trades)
    expect(isPartial(list)).toBe(trades === 0)
  })
})
