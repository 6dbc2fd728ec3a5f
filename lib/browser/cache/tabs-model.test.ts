import fc from 'fast-check'
import { bestPrice, type SourceAnswer } from '@/lib/domain/prices/best-price'
import { newestOrders } from '@/lib/domain/order-lists/newest-orders'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { openTab, type Tab } from '@/lib/browser/testing/stand-in-tab'
import { READ_AT_MS, sampleList, samplePage } from '@/lib/view/testing/sample-order-lists'

const MINTS = ['MintA', 'MintB']
const MINUTE = 1_772_438_400
const PAGES = 3
/** Best first, after what was typed. */
const SOURCES = ['birdeye', 'trade', 'defillama'] as const

/** What one tab does. A reading sees the service as it is then. */
type Step = { tab: number } & (
  | { does: 'save' | 'look' | 'restart' | 'finish a reading' }
  | { does: 'fetch'; mint: string; minute: number; source: (typeof SOURCES)[number] }
  | { does: 'type' | 'take back'; mint: string; minute: number }
  | { does: 'read a page'; page: number }
)
const anyPlace = {
  tab: fc.nat(2),
  mint: fc.constantFrom(...MINTS),
  minute: fc.constantFrom(MINUTE, MINUTE + 60),
}
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    tab: anyPlace.tab,
    does: fc.constantFrom('save', 'save', 'look', 'restart', 'finish a reading'),
  }),
  fc.record({ ...anyPlace, does: fc.constant('fetch'), source: fc.constantFrom(...SOURCES) }),
  fc.record({ ...anyPlace, does: fc.constantFrom('type', 'take back') }),
  fc.record({
    tab: anyPlace.tab,
    does: fc.constant('read a page'),
    page: fc.integer({ min: 1, max: PAGES }),
  }),
)

/** Everything that a tab, or the storage, was ever told, each with the time of the step. */
type Told = {
  prices: ReadonlySet<{ key: string; atMs: number; answer: SourceAnswer }>
  orders: ReadonlySet<{ key: string; atMs: number }>
}
const NOTHING: Told = { prices: new Set(), orders: new Set() }
const both = (one: Told, other: Told): Told => ({
  prices: new Set([...one.prices, ...other.prices]),
  orders: new Set([...one.orders, ...other.orders]),
})

/** The list with some pages as the service has them at that time: an order a page. */
function readAt(known: OrderList | undefined, numbers: readonly number[], nowMs: number) {
  const others = known?.pages.filter(({ page }) => !numbers.includes(page)) ?? []
  const read = numbers.map((page) => {
    const orders = [
      sampleTrigger({ orderKey: `Key${page}`, updatedAt: new Date(nowMs).toISOString() }),
    ]
    return samplePage({ page, readAtMs: nowMs, itemCount: 1, orders })
  })
  const kind = numbers.length === PAGES ? 'whole' : 'stopped'
  return sampleList('past trigger', {
    state: { kind },
    startedAtMs: nowMs,
    totalPages: PAGES,
    pages: [...others, ...read],
    otherPages: kind === 'whole' ? [] : (known?.otherPages ?? []),
  })
}

let modules: readonly Tab[]
beforeAll(async () => {
  modules = [await openTab(), await openTab(), await openTab()]
})
beforeEach(() => jest.useFakeTimers({ now: READ_AT_MS }))
afterEach(() => jest.useRealTimers())

function expectAllOf(told: Told, tab: Tab) {
  const { prices, lists } = tab.stored()
  const latest = (atMs: number, each: { atMs: number }) => Math.max(atMs, each.atMs)
  for (const key of new Set([...told.prices].map((each) => each.key))) {
    const [mint = '', minute] = key.split(' ')
    const answer = prices.get(mint)?.get(Number(minute)) ?? {}
    const ofKey = [...told.prices].filter((each) => each.key === key)
    const typed = ofKey.filter((each) => each.answer.source === 'typed')
    const lastTyped = typed.find(({ atMs }) => atMs === typed.reduce(latest, 0))
    const source = SOURCES.find((name) => ofKey.some((each) => each.answer.source === name))
    const values = ofKey.filter((each) => each.answer.source === source)
    const allowed = lastTyped?.answer.value ? [lastTyped] : values
    const expected = allowed.length > 0 ? allowed.map((each) => each.answer.value) : [undefined]
    expect([key, expected.includes(bestPrice(answer)?.value)]).toEqual([key, true])
  }
  const orders = newestOrders(lists.map(({ list }) => list))
  for (const key of new Set([...told.orders].map((each) => each.key))) {
    const atMs = [...told.orders].filter((each) => each.key === key).reduce(latest, 0)
    const updatedAt = orders.get(`trigger ${key}`)?.updatedAt ?? ''
    expect([key, Date.parse(updatedAt)]).toEqual([key, atMs])
  }
}

it.each([2, 3])(
  '%d tabs in any order: nothing that was saved is lost, the newest order, the best price and what was typed last count (behaviour 10.6)',
  (count) => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 30, size: 'max' }), (steps) => {
        window.localStorage.clear()
        const tabs = modules.slice(0, count).map((tab) => ({ tab, told: NOTHING }))
        for (const { tab } of tabs) tab.restart()
        let stored = NOTHING
        steps.forEach((step, index) => {
          const atMs = READ_AT_MS + index * 1_000
          jest.setSystemTime(atMs)
          const own = tabs[step.tab % count]
          if (!own) return
          const { tab } = own
          const tell = (added: Partial<Told>) =>
            (own.told = both(own.told, { ...NOTHING, ...added }))
          const price = (mint: string, minute: number, answer: SourceAnswer) =>
            tell({ prices: new Set([{ key: `${mint} ${minute}`, atMs, answer }]) })
          const read = (numbers: readonly number[]) => {
            tab.put(readAt(tab.known('past trigger'), numbers, atMs))
            tell({ orders: new Set(numbers.map((page) => ({ key: `Key${page}`, atMs }))) })
          }
          switch (step.does) {
            case 'save':
              tab.save()
              own.told = stored = both(stored, own.told)
              break
            case 'look':
              tab.look()
              own.told = { ...own.told, prices: new Set([...own.told.prices, ...stored.prices]) }
              break
            case 'restart':
              tab.restart()
              own.told = stored
              break
            case 'fetch': {
              const answer = { source: step.source, value: String(index + 1), apartSeconds: 0 }
              tab.add({ mint: step.mint, minute: step.minute, answer })
              price(step.mint, step.minute, answer)
              break
            }
            case 'type':
            case 'take back': {
              const value = step.does === 'type' ? String(index + 1) : undefined
              tab.type(step.mint, step.minute, value)
              price(
                step.mint,
                step.minute,
                value === undefined
                  ? { source: 'typed', value }
                  : { source: 'typed', value, apartSeconds: 0 },
              )
              break
            }
            case 'read a page':
              read([step.page])
              break
            case 'finish a reading':
              read(Array.from({ length: PAGES }, (_, page) => page + 1))
              break
          }
          expectAllOf(stored, tab)
        })
      }),
      { numRuns: 100 },
    )
  },
)
