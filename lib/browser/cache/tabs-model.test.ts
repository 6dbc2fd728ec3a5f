import fc from 'fast-check'
import { bestPrice, type SourceAnswer } from '@/lib/domain/prices/best-price'
import { ordersById } from '@/lib/domain/order-lists/merge-readings'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { openProcesses } from '@/lib/browser/testing/stand-in-processes'
import { openTab, type Tab } from '@/lib/browser/testing/stand-in-tab'
import { READ_AT_MS, sampleList, samplePage } from '@/lib/view/testing/sample-order-lists'

const MINTS = ['MintA', 'MintB']
const MINUTE = 1_772_438_400
const PAGES = 3
/** Best first, after what was typed. */
const SOURCES = ['birdeye', 'trade', 'defillama'] as const

/** What one tab does. A reading sees the service as it is then. */
type Step = { tab: number } & (
  | { does: 'save' | 'land' | 'hear' | 'look' | 'reload' | 'finish a reading' }
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
    does: fc.constantFrom(
      ...(['save', 'save', 'save', 'land', 'land', 'hear', 'hear'] as const),
      ...(['look', 'reload', 'finish a reading'] as const),
    ),
  }),
  fc.record({ ...anyPlace, does: fc.constant('fetch'), source: fc.constantFrom(...SOURCES) }),
  fc.record({ ...anyPlace, does: fc.constantFrom('type', 'take back') }),
  fc.record({
    tab: anyPlace.tab,
    does: fc.constant('read a page'),
    page: fc.integer({ min: 1, max: PAGES }),
  }),
)

/** Everything that a tab was ever told, each with the time of the step. */
type Told = {
  prices: Set<{ key: string; atMs: number; answer: SourceAnswer }>
  orders: Set<{ key: string; atMs: number }>
}
/** The list with some pages as the service has them at that time: an order a page. */
function readAt(known: OrderList | undefined, numbers: readonly number[], nowMs: number) {
  const others = known?.pages.filter(({ page }) => !numbers.includes(page)) ?? []
  const read = numbers.map((page) => {
    const orders = [
      sampleTrigger({ orderKey: `Key${page}`, updatedAt: new Date(nowMs).toISOString() }),
    ]
    return samplePage({ page, loadedAtMs: nowMs, itemCount: 1, orders })
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
  const orders = ordersById(lists.map(({ list }) => list))
  for (const key of new Set([...told.orders].map((each) => each.key))) {
    const atMs = [...told.orders].filter((each) => each.key === key).reduce(latest, 0)
    const updatedAt = orders.get(`trigger ${key}`)?.updatedAt ?? ''
    expect([key, Date.parse(updatedAt)]).toEqual([key, atMs])
  }
}

it.each([2, 3])(
  '%d tabs in processes of their own, in any order: nothing is lost, the newest order, the best price and what was typed last count (behaviour 10.6)',
  (count) => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' }), (steps) => {
        const processes = openProcesses(modules.slice(0, count))
        const told: Told = { prices: new Set(), orders: new Set() }
        for (let index = 0; index < count; index += 1) processes.reload(index)
        steps.forEach((step, index) => {
          const atMs = READ_AT_MS + index * 1_000
          jest.setSystemTime(atMs)
          takeStep({ ...step, tab: step.tab % count }, processes, told, atMs)
        })
        processes.settle()
        for (let turn = 0; turn < 4 * count; turn += 1) {
          processes.save(turn % count)
          processes.settle()
        }
        // And then there is nothing left to write.
        for (let index = 0; index < count; index += 1) processes.save(index)
        expect(processes.isQuiet()).toBe(true)
        for (let index = 0; index < count; index += 1) {
          processes.run(index, (tab) => expectAllOf(told, tab))
        }
      }),
      { numRuns: 100 },
    )
  },
)

function takeStep(
  step: Step,
  processes: ReturnType<typeof openProcesses>,
  told: Told,
  atMs: number,
): void {
  const value = String((atMs - READ_AT_MS) / 1_000 + 1)
  const price = (mint: string, minute: number, answer: SourceAnswer) =>
    told.prices.add({ key: `${mint} ${minute}`, atMs, answer })
  const read = (numbers: readonly number[]) => {
    processes.run(step.tab, (tab) => tab.put(readAt(tab.known('past trigger'), numbers, atMs)))
    for (const page of numbers) told.orders.add({ key: `Key${page}`, atMs })
  }
  switch (step.does) {
    case 'save':
    case 'land':
    case 'hear':
    case 'reload':
      return processes[step.does](step.tab)
    case 'look':
      return processes.run(step.tab, (tab) => tab.look())
    case 'fetch': {
      const { mint, minute, source } = step
      const answer = { source, value, apartSeconds: 0 }
      processes.run(step.tab, (tab) => tab.add({ mint, minute, answer }))
      price(mint, minute, answer)
      return
    }
    case 'type':
      processes.run(step.tab, (tab) => tab.type(step.mint, step.minute, value))
      price(step.mint, step.minute, { source: 'typed', value, apartSeconds: 0 })
      return
    case 'take back':
      processes.run(step.tab, (tab) => tab.type(step.mint, step.minute, undefined))
      price(step.mint, step.minute, { source: 'typed', value: undefined })
      return
    case 'read a page':
      return read([step.page])
    case 'finish a reading':
      return read(Array.from({ length: PAGES }, (_, page) => page + 1))
  }
}
