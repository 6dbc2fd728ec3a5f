/** @jest-environment node */
import fc from 'fast-check'
import { emptyList } from '@/lib/domain/order-lists/order-list'
import { pageOf } from '@/lib/upstream/testing/mock-order-list'
import { loadOrderList } from './load-order-lists'

/** What a service sends for a page: how many orders, and its counts of pages and orders. */
type Sent = { size: number; totalPages: number; totalItems?: number | undefined }

/** Loads a list from a service that sends this for its pages, in each pass again. */
async function loadSent(sent: readonly Sent[]) {
  const asked: number[] = []
  const list = await loadOrderList({
    from: emptyList('past trigger', 1),
    loadPage: async (_name, page) => {
      asked.push(page)
      const { size, ...counts } = sent[page - 1] ?? { size: 0, totalPages: 0 }
      const keys = Array.from({ length: size }, (_, index) => `Key${page}x${index}`)
      return { ...counts, page: pageOf(page, keys) }
    },
    onChange: () => undefined,
    signal: new AbortController().signal,
    now: () => 1,
  })
  return { list, asked }
}

describe('a list is not whole (behaviour 3.10)', () => {
  it.each<[string, Sent[]]>([
    [
      'if a page before the last is empty',
      [
        { size: 10, totalPages: 3 },
        { size: 0, totalPages: 3 },
        { size: 10, totalPages: 3 },
      ],
    ],
    [
      'if page 1 is empty, but there are more pages',
      [
        { size: 0, totalPages: 2 },
        { size: 0, totalPages: 2 },
      ],
    ],
    [
      'if a page has orders beyond its own count',
      [
        { size: 10, totalPages: 2 },
        { size: 10, totalPages: 1 },
      ],
    ],
    [
      'if a page counts more pages than page 1',
      [
        { size: 10, totalPages: 2 },
        { size: 10, totalPages: 3 },
      ],
    ],
    [
      'if its pages have fewer orders than page 1 counts',
      [
        { size: 10, totalPages: 2, totalItems: 150 },
        { size: 10, totalPages: 2, totalItems: 150 },
      ],
    ],
    [
      'if an order left it between two pages',
      [
        { size: 100, totalPages: 2, totalItems: 150 },
        { size: 49, totalPages: 2, totalItems: 149 },
      ],
    ],
    ['if it has more orders than page 1 counts', [{ size: 10, totalPages: 1, totalItems: 5 }]],
  ])('%s', async (_, sent) => {
    expect((await loadSent(sent)).list.state).toEqual({ kind: 'inconsistent' })
  })

  it.each<[string, Sent[]]>([
    ['without orders', [{ size: 0, totalPages: 0 }]],
    ['without orders on its only page', [{ size: 0, totalPages: 1, totalItems: 0 }]],
    [
      'with as many orders as page 1 counts',
      [
        { size: 100, totalPages: 2, totalItems: 150 },
        { size: 50, totalPages: 2, totalItems: 150 },
      ],
    ],
  ])('but it is whole %s', async (_, sent) => {
    expect((await loadSent(sent)).list.state).toEqual({ kind: 'whole' })
  })

  it('whatever sizes and counts a service sends, unless they agree; and each page is asked for twice at most', async () => {
    const anySent = fc.record({
      size: fc.nat(3),
      totalPages: fc.nat(6),
      totalItems: fc.option(fc.nat(9), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anySent, { minLength: 6, maxLength: 6 }), async (sent) => {
        const { list, asked } = await loadSent(sent)
        const total = Math.max(1, sent[0]?.totalPages ?? 0)
        const pages = sent.slice(0, total)
        expect(new Set(asked).size).toBe(total)
        expect(asked.length).toBeLessThanOrEqual(2 * total)
        if (list.state.kind !== 'whole') return
        const items = pages.reduce((sum, { size }) => sum + size, 0)
        expect(pages[0]?.totalItems ?? items).toBe(items)
        expect(pages.slice(0, -1).every(({ size }) => size > 0)).toBe(true)
        for (const [index, { size, totalPages }] of pages.entries()) {
          if (index === 0) continue
          expect(totalPages).toBeLessThanOrEqual(total)
          if (totalPages <= index) expect(size).toBe(0)
        }
      }),
      { numRuns: 300 },
    )
  })
})
