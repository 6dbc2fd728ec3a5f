/** @jest-environment node */
import fc from 'fast-check'
import { emptyList, isPartial } from '@/lib/domain/order-lists/order-list'
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

describe('a list whose pages are the same in each pass (behaviour 3.10)', () => {
  /** A page: its number of orders, or also its own counts. Without a count, it counts all pages. */
  type Page = number | (Partial<Sent> & { size: number })
  it.each<[state: 'whole' | 'inconsistent', passes: 1 | 2, string, Page[]]>([
    ['whole', 1, 'its last page is short', [10, 3]],
    ['whole', 1, 'its pages have five orders', [5, 5, 4]],
    ['whole', 1, 'its pages have one order', [1, 1, 1]],
    ['whole', 1, 'it has no orders', [{ size: 0, totalPages: 0 }]],
    ['whole', 1, 'its only page is empty', [{ size: 0, totalItems: 0 }]],
    ['whole', 1, 'it has as many orders as page 1 counts', [{ size: 10, totalItems: 15 }, 5]],
    ['whole', 2, 'a page is short, and the last one empty', [10, 5, 0]],
    ['whole', 2, 'a page before the last is short', [10, 5, 10]],
    ['inconsistent', 2, 'a page before the last is empty', [10, 0, 10]],
    ['inconsistent', 2, 'page 1 is empty, but there are more pages', [0, 0]],
    ['inconsistent', 2, 'a page counts more pages than page 1', [10, { size: 10, totalPages: 3 }]],
    ['inconsistent', 2, 'a page is beyond its own count', [10, { size: 10, totalPages: 1 }]],
    [
      'inconsistent',
      2,
      'it has fewer orders than page 1 counts',
      [{ size: 10, totalItems: 15 }, 4],
    ],
    ['inconsistent', 2, 'it has more orders than page 1 counts', [{ size: 10, totalItems: 5 }]],
  ])('is %s after %d passes if %s', async (state, passes, _, pages) => {
    const sent = pages.map((page) => ({
      totalPages: pages.length,
      ...(typeof page === 'number' ? { size: page } : page),
    }))
    const { list, asked } = await loadSent(sent)
    expect([list.state.kind, asked.length]).toEqual([state, passes * pages.length])
    expect(isPartial(list)).toBe(state !== 'whole')
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
