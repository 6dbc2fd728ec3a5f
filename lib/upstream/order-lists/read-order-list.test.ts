/** @jest-environment node */
import { isReading, type OrderList } from '@/lib/domain/order-lists/order-list'
import { ordersOf } from '@/lib/domain/order-lists/arriving-orders'
import { statusFault } from '@/lib/upstream/testing/stand-in-jupiter'
import {
  type Answer,
  empty,
  keysOf,
  NOW_MS,
  read,
  readPage,
  type Service,
} from '@/lib/upstream/testing/stand-in-order-list'
import { JupiterCallError, RateLimitError } from '@/lib/upstream/jupiter/jupiter-errors'

const full = (name: string) => [`A${name}`, `B${name}`]
const pagesOf = (list: OrderList) => list.pages.map(({ page }) => page)
const serverError = new JupiterCallError(statusFault(503).fault, 3, false)

describe('all pages 1..totalPages are read', () => {
  it.each([
    ['one page', 1, ['1']],
    ['three pages', 3, ['1', '2', '3']],
    ['totalPages 0', 0, ['1']],
  ])('%s', async (_, total, expected) => {
    const { list, asked } = await read({ total, page: full })
    expect(asked).toEqual(expected)
    expect(list).toMatchObject({ state: { kind: 'whole' }, totalPages: total, otherPages: [] })
    expect(list.startedAtMs).toBe(NOW_MS)
  })

  it('side by side, at most six at a time', async () => {
    let running = 0
    let mostAtOnce = 0
    const page = async (name: string) => {
      running += 1
      mostAtOnce = Math.max(mostAtOnce, running)
      await new Promise((resolve) => setTimeout(resolve, 0))
      running -= 1
      return full(name)
    }
    const { list, asked } = await read({ total: 20, page })
    expect(mostAtOnce).toBe(6)
    expect(new Set(asked).size).toBe(20)
    expect(list.pages).toHaveLength(20)
  })

  it('the last one once the others came: what joined the list meanwhile shows on it', async () => {
    const came: string[] = []
    const page = async (name: string) => {
      if (name === '2') await new Promise((resolve) => setTimeout(resolve, 0))
      came.push(name)
      return full(name)
    }
    await read({ total: 4, page })
    expect(came).toEqual(['1', '3', '2', '4'])
  })

  it('orders appear as pages arrive', async () => {
    const { states, list } = await read({ total: 4, page: full })
    expect(states[0]).toMatchObject({ state: { kind: 'reading' }, pages: [] })
    const counts = states.map((state) => state.pages.length)
    expect(counts).toEqual(counts.toSorted())
    expect(states.slice(0, -1).every(isReading)).toBe(true)
    expect(states.at(-1)).toBe(list)
  })
})

describe('a list that failed', () => {
  it.each([
    ['on page 1', '1', []],
    ['on a further page', '2', [1]],
  ])('keeps what was read and tells the fault: %s', async (_, failing, expected) => {
    const { list } = await read({
      total: 2,
      page: (name) => (name === failing ? serverError : full(name)),
    })
    expect(pagesOf(list)).toEqual(expected)
    expect(list.state).toEqual({
      kind: 'failed',
      fault: { kind: 'status', status: 503, tries: 3, requestId: 'id-1' },
    })
  })

  it('keeps pages that were under way', async () => {
    const late = () => new Promise<Answer>((resolve) => setTimeout(() => resolve(full('3')), 0))
    const { list } = await read({
      total: 3,
      page: (name) => (name === '2' ? new RateLimitError(5) : name === '3' ? late() : full(name)),
    })
    expect(pagesOf(list)).toEqual([1, 3])
    expect(list.state).toMatchObject({ fault: { kind: 'rate limit', waits: 5 } })
  })

  it('goes on after Retry: page 1 again, what is missing, and then the last again', async () => {
    const failed = await read({
      total: 4,
      page: (name) => (name === '3' ? serverError : full(name)),
    })
    const { list, asked } = await read({ total: 4, page: full }, failed.list)
    expect(asked).toEqual(['1', '3', '4'])
    expect(pagesOf(list).toSorted()).toEqual([1, 2, 3, 4])
    expect(list.state).toEqual({ kind: 'whole' })
  })

  it('an error of ours is no fault of the service: it is logged, and the list ends', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const bug = new TypeError('a bug')
    const { list } = await read({ page: () => bug })
    expect(list.state).toEqual({ kind: 'failed', fault: { kind: 'own' } })
    expect(logged).toHaveBeenCalledWith(bug)
  })
})

describe('Stop keeps what was read', () => {
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
    const { list } = await read({ total: 9, page }, empty, { signal: stop.signal })
    expect(pagesOf(list)).toEqual(expected)
    expect(list.state).toEqual({ kind: 'stopped' })
  })
})

describe('an interrupted list goes on: page 1 is read again first', () => {
  const known: OrderList = {
    ...empty,
    state: { kind: 'stopped' },
    pages: [readPage(1, full('1'), 3).page, readPage(2, full('2'), 3).page],
    totalPages: 3,
  }

  it('the pages read stay where it is as it was', async () => {
    const { asked, keys } = await read({ total: 3, page: full }, known)
    expect(asked).toEqual(['1', '3'])
    expect(keys).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
  })

  it.each([
    ['its orders', 3, ['New', 'A1']],
    ['how many it holds', 3, ['A1', 'B1', 'C1']],
    ['the number of pages', 2, full('1')],
  ])('and if it changed, all: %s', async (_, total, first) => {
    const page = (name: string) =>
      name === '1' ? first : first.map((_key, index) => `Key${index}of${name}`)
    const { asked, list, states } = await read({ total, page }, known)
    expect(asked).toEqual(Array.from({ length: total }, (_page, index) => `${index + 1}`))
    expect(list).toMatchObject({ state: { kind: 'whole' }, otherPages: [] })
    // What was on screen stays there until the new list is whole.
    for (const state of states.filter(isReading).slice(0, -1)) {
      expect(keysOf(state)).toEqual(expect.arrayContaining(['A1', 'B1', 'A2', 'B2']))
    }
  })

  it('and if it changed, all: which of its triggers have no trade', async () => {
    const pages = known.pages.map((page) => ({ ...page, keysWithoutTrades: ['Trigger'] }))
    const { asked } = await read({ total: 3, page: full }, { ...known, pages })
    expect(asked).toEqual(['1', '2', '3'])
  })

  it('Refresh keeps the old orders until the new list is whole', async () => {
    const old = { ...empty, otherPages: [readPage(1, ['Old'], 1).page] }
    const { states, list, keys } = await read({ total: 2, page: full }, old)
    expect(states.slice(0, 3).map((state) => keysOf(state).includes('Old'))).toEqual([
      true,
      true,
      true,
    ])
    expect(list.otherPages).toEqual([])
    expect(keys).toEqual(['A1', 'A2', 'B1', 'B2', 'Old'])
  })

  it('an order that is not in the new list stays, and is known to have left (behaviour 3.21)', async () => {
    const old = { ...empty, otherPages: [readPage(1, ['A1', 'Old'], 1).page] }
    const { list } = await read({ page: full }, old)
    expect(list.departed.flatMap(({ orders }) => orders)).toMatchObject([{ orderKey: 'Old' }])
    const again = await read({ page: full }, { ...list, pages: [], otherPages: list.pages })
    expect(again.list.departed).toHaveLength(1)
    const back = await read({ page: () => ['A1', 'B1', 'Old'] }, again.list)
    expect(back.list.departed).toEqual([])
  })

  it('and stay where the new reading fails', async () => {
    const old = { ...empty, otherPages: [readPage(1, ['Old'], 1).page] }
    const { keys } = await read({ page: () => serverError }, old)
    expect(keys).toEqual(['Old'])
  })
})

describe('a list that changed while it was read is read once more', () => {
  it('where totalPages changed', async () => {
    const service: Service = { total: 2, page: full }
    const page = (name: string) => {
      if (name === '2') service.total = 3
      return full(name)
    }
    const { asked, list, keys } = await read(Object.assign(service, { page }))
    expect(asked).toEqual(['1', '2', '3', '1', '2', '3'])
    expect(list).toMatchObject({ state: { kind: 'whole' }, otherPages: [] })
    expect(keys).toHaveLength(6)
  })

  it('where a page before the last came short', async () => {
    const seen = new Set<string>()
    const page = (name: string) => {
      const isFirst = !seen.has(name)
      seen.add(name)
      return name === '2' && isFirst ? ['A2'] : full(name)
    }
    const { asked, keys } = await read({ total: 3, page })
    expect(asked).toEqual(['1', '2', '3', '1', '2', '3'])
    expect(keys).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
  })

  it('where an order stands on two pages', async () => {
    const seen = new Set<string>()
    const page = (name: string) => {
      const isFirst = !seen.has(name)
      seen.add(name)
      return name === '2' && isFirst ? ['B1', 'A2'] : full(name)
    }
    const { asked, list, keys } = await read({ total: 3, page })
    expect(asked).toEqual(['1', '2', '3', '1', '2', '3'])
    expect(list.state).toEqual({ kind: 'whole' })
    expect(keys).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
  })

  it('not where only the last page is short', async () => {
    const { asked } = await read({ total: 2, page: (name) => (name === '2' ? ['A2'] : full(name)) })
    expect(asked).toEqual(['1', '2'])
  })

  it.each([
    ['the first page short', ['A1'], ['A2', 'B2']],
    ['all pages short: 5 items and 5', ['A1'], ['A2']],
  ])('once, not for ever, and is then not whole; nothing read is lost: %s', async (_, ...pages) => {
    const page = (name: string) => pages[Number(name) - 1] ?? []
    const { asked, list, keys } = await read({ total: 2, page })
    expect(asked).toEqual(['1', '2', '1', '2'])
    expect(list.state).toEqual({ kind: 'uneven' })
    expect(keys).toEqual(pages.flat())
  })
})

describe('orders that report output but no trades', () => {
  const lists: Record<string, string[]> = { '1': ['A lost', 'B'], 'time 1': ['A full', 'C'] }

  it('the time and price lists are read whole, and their copy wins', async () => {
    const { asked, list, keys } = await read({ page: (name) => lists[name] ?? [] })
    expect(asked).toEqual(['1', 'time 1', 'price 1'])
    expect(keys).toEqual(['A', 'B', 'C'])
    expect(ordersOf([list])[0]?.trades).toHaveLength(1)
  })

  it('to their last page', async () => {
    const { asked } = await read({ total: 2, page: (name) => [`A${name} lost`, `B${name}`] })
    expect(asked).toEqual(['1', '2', 'time 1', 'time 2', 'price 1', 'price 2'])
  })

  it('a fault there is one of the list, which keeps its pages', async () => {
    const page = (name: string) => (name === 'price 1' ? serverError : (lists[name] ?? []))
    const { list, keys } = await read({ page })
    expect(list.state).toMatchObject({ kind: 'failed', fault: { status: 503 } })
    expect(keys).toEqual(['A', 'B', 'C'])
  })

  it('are not looked for where none lost its trades', async () => {
    const { asked } = await read({ page: () => ['A', 'B full'] })
    expect(asked).toEqual(['1'])
  })
})
