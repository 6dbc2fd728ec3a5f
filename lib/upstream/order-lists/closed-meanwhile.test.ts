/** @jest-environment node */
import { emptyList, type OrderList, type OrderPage } from '@/lib/domain/order-lists/order-list'
import { listWith } from '@/lib/domain/testing/sample-pages'
import {
  changing,
  full,
  load,
  pageOf,
  type Service,
  serverError,
  STARTED_AT_MS,
} from '@/lib/upstream/testing/mock-order-list'

describe('orders that closed while an active list was loaded (behaviour 3.10)', () => {
  const active = emptyList('active recurring', STARTED_AT_MS)
  const pastWith = (change: Partial<OrderList> = {}) =>
    listWith({ name: 'past recurring', pages: [pageOf(1, ['P1', 'P2'])], totalPages: 1, ...change })

  /** Loads the active list together with a past one; `took` is how long it takes, in milliseconds. */
  async function loadWithPast(service: Service, past: OrderList | undefined, took = 0) {
    const added: OrderPage[] = []
    let calls = 0
    const pastList = {
      loaded: async () => past && { ...past, otherPages: [...past.otherPages, ...added] },
      addPages: (pages: readonly OrderPage[]) => void added.push(...pages),
    }
    const now = () => ((calls += 1) === 1 ? STARTED_AT_MS : STARTED_AT_MS + took)
    const loaded = await load(service, active, { past: pastList, now })
    return { ...loaded, added: added.flatMap((page) => page.orders.map((each) => each.orderKey)) }
  }
  const changingPast = (total: number, ...looks: string[][]) =>
    changing(total, {
      'past 1': looks,
      '2': [
        ['A2', 'B2'],
        ['B2', 'C2'],
      ],
    })

  it.each([
    ['of one page that came at once: not looked for', 1, 15_000, ['1']],
    ['of one page that took over 15 s', 1, 15_001, ['1', 'past 1']],
    ['of several pages', 2, 0, ['1', '2', 'past 1']],
  ])('%s', async (_, total, took, expected) => {
    const { asked, list } = await loadWithPast(changingPast(total, ['P1', 'P2']), pastWith(), took)
    expect(asked).toEqual(expected)
    expect(list.state).toEqual({ kind: 'whole' })
  })

  it('a new order of the past list joins it', async () => {
    const { added, list } = await loadWithPast(changingPast(2, ['X', 'P1']), pastWith())
    expect(added).toEqual(['X', 'P1'])
    expect(list.state).toEqual({ kind: 'whole' })
  })

  it('an order that both lists hold then sends the active list into its second pass', async () => {
    const { asked, list, keys } = await loadWithPast(changingPast(2, ['A2', 'P1']), pastWith())
    expect(asked).toEqual(['1', '2', 'past 1', '1', '2', 'past 1'])
    expect(list).toMatchObject({ state: { kind: 'whole' }, otherPages: [] })
    expect(keys).toEqual(['A1', 'B1', 'B2', 'C2'])
  })

  it('which is its last: one more that closed during that leaves it partial', async () => {
    const { list } = await loadWithPast(changingPast(2, ['A2', 'P1'], ['B2', 'A2']), pastWith())
    expect(list.state).toEqual({ kind: 'inconsistent' })
  })

  it('one that both lists hold for good does not', async () => {
    const past = pastWith({ pages: [pageOf(1, ['A1', 'P1'])] })
    const { asked, list } = await loadWithPast(changingPast(2, ['A1', 'P1']), past)
    expect(asked).toHaveLength(6)
    expect(list.state).toEqual({ kind: 'whole' })
  })

  it('a page of new orders only is followed by the next', async () => {
    const pages = { 'past 1': [['X1', 'X2']], 'past 2': [['X3', 'P1']] }
    const { asked, added } = await loadWithPast(changing(3, pages), pastWith())
    expect(asked.slice(-2)).toEqual(['past 1', 'past 2'])
    expect(added).toEqual(['X1', 'X2', 'X3', 'P1'])
  })

  it('if the check fails, so does the list: orders may be missing', async () => {
    const page = (name: string) => (name === 'past 1' ? serverError : full(name))
    const { list } = await loadWithPast({ total: 2, page }, pastWith())
    expect(list.state).toMatchObject({ kind: 'failed', fault: { status: 503 } })
  })
})
