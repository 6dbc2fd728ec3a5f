/** @jest-environment node */
import fc from 'fast-check'
import { resumePage } from '@/lib/domain/order-lists/order-list'
import { callError, JupiterError } from '@/lib/upstream/jupiter/jupiter-error'
import { statusFault } from '@/lib/upstream/testing/mock-jupiter'
import {
  empty,
  full,
  load,
  serverError,
  type Service,
} from '@/lib/upstream/testing/mock-order-list'

const lost = callError({ kind: 'network' }, 3, false)
const failingWith = (status: number) => callError(statusFault(status).fault, 1, true)
const numbersTo = (total: number) => Array.from({ length: total }, (_, index) => index + 1)

/** A list whose pages fail with this error, if they are among these. */
const failing = (total: number, pages: readonly number[], error: Error): Service => ({
  total,
  page: (name) => (pages.includes(Number(name)) ? error : full(name)),
})

describe('if pages fail, the others still load (behaviour 3.1)', () => {
  it.each([
    ['the six that are asked first', [2, 3, 4, 5, 6, 7]],
    ['every other one', [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
    ['all but the last', numbersTo(19).slice(1)],
  ])('%s', async (_, pages) => {
    const { list } = await load(failing(20, pages, serverError))
    const loaded = new Set(list.pages.map(({ page }) => page))
    expect(numbersTo(20).filter((page) => !loaded.has(page))).toEqual(pages)
    expect(list.state).toMatchObject({ kind: 'failed', fault: { status: 503 } })
  })

  it('whichever pages fail; Retry names the first of them, and loads them and page 1 alone', async () => {
    const anyPages = fc.integer({ min: 2, max: 40 }).chain((total) =>
      fc.record({
        total: fc.constant(total),
        pages: fc.uniqueArray(fc.integer({ min: 2, max: total }), { minLength: 1 }),
        error: fc.constantFrom<Error>(serverError, lost, failingWith(404)),
      }),
    )
    await fc.assert(
      fc.asyncProperty(anyPages, async ({ total, pages, error }) => {
        const missing = pages.toSorted((a, b) => a - b)
        const { list } = await load(failing(total, pages, error))
        const loaded = new Set(list.pages.map(({ page }) => page))
        expect(numbersTo(total).filter((page) => !loaded.has(page))).toEqual(missing)
        expect(resumePage(list)).toBe(missing[0])
        const again = await load({ total, page: full }, list)
        expect(again.asked).toEqual(['1', ...missing.map(String)])
        expect(again.list.state).toEqual({ kind: 'whole' })
        expect(again.list.pages).toHaveLength(total)
      }),
    )
  })
})

describe('no more pages are asked for', () => {
  it.each([
    ['Jupiter rejects the key', failingWith(401), { kind: 'key', hasKey: true }],
    ['the rate limit holds', failingWith(429), { kind: 'rate limit' }],
    ['the sign-in has ended', new JupiterError({ kind: 'sign-in' }), { kind: 'sign-in' }],
  ])('if %s', async (_, error, fault) => {
    const page = (name: string) => {
      if (name === '1') return full(name)
      return name === '9' ? error : serverError
    }
    const { list, asked } = await load({ total: 40, page })
    expect(list.state).toEqual({ kind: 'failed', fault })
    expect(asked.map(Number)).not.toContain(20)
  })

  it.each([
    ['a lost connection', lost],
    ['a status of 503', serverError],
  ])('if six fail in a row, and then page 1: %s', async (_, error) => {
    let calls = 0
    const page = (name: string) => {
      calls += 1
      return calls > 3 ? error : full(name)
    }
    const { list, asked } = await load({ total: 2_000, page })
    expect([list.pages.length, list.state.kind]).toEqual([3, 'failed'])
    expect(asked.length).toBeLessThan(30)
  })

  it('after Stop', async () => {
    const stop = new AbortController()
    const page = (name: string) => {
      if (name === '5') stop.abort('stopped')
      return name === '1' ? full(name) : serverError
    }
    const { list, asked } = await load({ total: 40, page }, empty, { signal: stop.signal })
    expect(list.state).toEqual({ kind: 'stopped' })
    expect(asked.length).toBeLessThan(12)
  })
})
