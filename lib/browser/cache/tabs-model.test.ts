import fc from 'fast-check'
import { bestPrice, type SourceAnswer } from '@/lib/domain/prices/best-price'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { openProcesses } from '@/lib/browser/testing/mock-processes'
import { openTab, type Tab } from '@/lib/browser/testing/mock-tab'
import { storedContent } from '@/lib/browser/testing/stored-content'
import { LOADED_AT_MS, sampleList, samplePage } from '@/lib/view/testing/sample-order-lists'

const MINTS = ['MintA', 'MintB']
const MINUTE = 1_772_438_400
const PAGES = [1, 2, 3]
/** Best first, after what the visitor set. */
const SOURCES = ['birdeye', 'trade', 'defillama'] as const

/** What one tab does. */
type Step = { tab: number } & (
  | { does: 'save' | 'land' | 'hear' | 'look' | 'reload' | 'load all pages' }
  | { does: 'fetch'; mint: string; minute: number; source: (typeof SOURCES)[number] }
  | { does: 'set' | 'reset'; mint: string; minute: number }
  | { does: 'load a page'; page: number }
)
const anyPlace = {
  tab: fc.nat(1),
  mint: fc.constantFrom(...MINTS),
  minute: fc.constantFrom(MINUTE, MINUTE + 60),
}
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    tab: anyPlace.tab,
    does: fc.constantFrom(
      ...(['save', 'save', 'save', 'land', 'land', 'hear', 'hear'] as const),
      ...(['look', 'reload', 'load all pages'] as const),
    ),
  }),
  fc.record({ ...anyPlace, does: fc.constant('fetch'), source: fc.constantFrom(...SOURCES) }),
  fc.record({ ...anyPlace, does: fc.constantFrom('set', 'reset') }),
  fc.record({
    tab: anyPlace.tab,
    does: fc.constant('load a page'),
    page: fc.constantFrom(...PAGES),
  }),
)

/** A load of all pages, or one that stopped after a page. */
function listOf(numbers: readonly number[], nowMs: number): OrderList {
  return sampleList('past trigger', {
    state: { kind: numbers.length === PAGES.length ? 'whole' : 'stopped' },
    startedAtMs: nowMs,
    totalPages: PAGES.length,
    pages: numbers.map((page) => samplePage({ page, loadedAtMs: nowMs })),
  })
}

let tabs: readonly Tab[]
beforeAll(async () => {
  tabs = [await openTab(), await openTab()]
})
beforeEach(() => jest.useFakeTimers({ now: LOADED_AT_MS }))
afterEach(() => jest.useRealTimers())

type KnownPrice = { key: string; atMs: number; answer: SourceAnswer }

/** Expects the price set last, else one of the best source that had any. */
function expectPrices(allPrices: readonly KnownPrice[]): void {
  const { prices } = storedContent()
  for (const key of new Set(allPrices.map((each) => each.key))) {
    const ofKey = allPrices.filter((each) => each.key === key)
    const [mint = '', minute] = key.split(' ')
    const known = bestPrice(prices.get(mint)?.get(Number(minute)) ?? {})?.value
    const set = ofKey.findLast(({ answer }) => answer.source === 'typed')?.answer.value
    const source = SOURCES.find((name) => ofKey.some(({ answer }) => answer.source === name))
    const found = ofKey.filter(({ answer }) => answer.source === source)
    const expected = set === undefined ? found.map(({ answer }) => answer.value) : [set]
    expect([key, expected.length === 0 ? [undefined] : expected]).toEqual([
      key,
      expect.arrayContaining([known]),
    ])
  }
}

it('two tabs, in any order: no price is lost, and no list becomes whole from a part (behaviour 10.6)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' }),
      async (steps) => {
        for (const { client } of tabs) client.clear()
        const processes = openProcesses(tabs)
        const allPrices: KnownPrice[] = []
        const wholeLoads = new Set<number>()
        const expectWholeLists = (list: OrderList | undefined) => {
          if (list?.state.kind !== 'whole') return
          expect(wholeLoads).toContain(list.startedAtMs)
          expect(list.pages.map(({ loadedAtMs }) => loadedAtMs)).toEqual(
            PAGES.map(() => list.startedAtMs),
          )
        }
        for (const index of tabs.keys()) await processes.reload(index)
        for (const [index, step] of steps.entries()) {
          const atMs = LOADED_AT_MS + index * 1_000
          jest.setSystemTime(atMs)
          const value = String(index + 1)
          const load = (numbers: readonly number[]) =>
            processes.run(step.tab, (tab) => tab.put(listOf(numbers, atMs)))
          if (step.does === 'fetch') {
            const { mint, minute, source } = step
            const answer = { source, value, apartSeconds: 0 }
            processes.run(step.tab, (tab) => tab.add({ mint, minute, answer }))
            allPrices.push({ key: `${mint} ${minute}`, atMs, answer })
          } else if (step.does === 'set' || step.does === 'reset') {
            const { mint, minute, does } = step
            const set = does === 'set' ? value : undefined
            processes.run(step.tab, (tab) => tab.type(mint, minute, set))
            const answer: SourceAnswer =
              set === undefined
                ? { source: 'typed', value: undefined }
                : { source: 'typed', value: set, apartSeconds: 0 }
            allPrices.push({ key: `${mint} ${minute}`, atMs, answer })
          } else if (step.does === 'load a page') load([step.page])
          else if (step.does === 'load all pages') {
            wholeLoads.add(atMs)
            load(PAGES)
          } else if (step.does === 'look') processes.run(step.tab, (tab) => tab.look())
          else await processes[step.does](step.tab)
          for (const tab of tabs) expectWholeLists(tab.known('past trigger'))
        }
        processes.settle()
        for (let turn = 0; turn < 4; turn += 1) {
          for (const index of tabs.keys()) processes.save(index)
          processes.settle()
        }
        for (const index of tabs.keys()) {
          processes.run(index, () => {
            expectPrices(allPrices)
            for (const { list } of storedContent().lists) expectWholeLists(list)
          })
        }
      },
    ),
    { numRuns: 100 },
  )
})
