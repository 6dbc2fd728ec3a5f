import fc from 'fast-check'
import { earlierExports, rememberExport } from './exported-trades'

const NAME = 'exportedTrades'
const signature = (index: number) => `${index}S`.padEnd(88, 'z')
const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => signature(from + at))

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('exports are remembered by wallet (behaviour 19.15)', () => {
  it('each trade by its id, the place too, and the day of the last one', () => {
    expect(earlierExports(['A'])).toBeUndefined()
    rememberExport('A', [signature(1)], 1_000)
    rememberExport('A', [`${signature(2)}-2`], 2_000)
    const earlier = earlierExports(['A'])
    expect(earlier?.exportedAtMs).toBe(2_000)
    const known = [signature(1), signature(2), `${signature(2)}-2`, `${signature(1)}-2`]
    expect(known.map((id) => earlier?.holds('A', id))).toEqual([true, false, true, false])
    expect(earlierExports(['B'])).toBeUndefined()
  })

  it('those of several wallets together: each its own, the day is the last one (behaviour 21.9)', () => {
    rememberExport('A', [signature(1)], 1_000)
    rememberExport('B', [signature(2)], 3_000)
    rememberExport('C', [signature(3)], 4_000)
    const earlier = earlierExports(['A', 'B', 'New'])
    expect(earlier?.exportedAtMs).toBe(3_000)
    const holds = (wallet: string) => [1, 2, 3].map((at) => earlier?.holds(wallet, signature(at)))
    expect(['A', 'B', 'C', 'New'].map(holds)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, false],
      [false, false, false],
    ])
  })

  it('so that exports of what is new hold each trade once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(20))), (exports) => {
        localStorage.clear()
        const exported: string[] = []
        for (const [at, shown] of exports.entries()) {
          const earlier = earlierExports(['A'])
          const fresh = [...new Set(shown.map(signature))].filter((id) => !earlier?.holds('A', id))
          exported.push(...fresh)
          rememberExport('A', fresh, at)
        }
        expect(exported.toSorted()).toEqual([...new Set(exports.flat().map(signature))].toSorted())
      }),
      { numRuns: 50 },
    )
  })

  it.each(['', '{', '[]', '{"A":1}', '{"A":{"exportedAtMs":-1,"trades":""}}'])(
    'foreign content counts as none: %j',
    (text) => {
      localStorage.setItem(NAME, text)
      expect(earlierExports(['A'])).toBeUndefined()
      expect(rememberExport('A', [signature(1)], 1)).toBe(true)
    },
  )
})

describe('the room for it', () => {
  it('is kept: the wallet that was exported longest ago goes first', () => {
    expect(rememberExport('A', ids(40_000), 1)).toBe(true)
    expect(rememberExport('B', ids(10), 2)).toBe(true)
    expect(rememberExport('C', ids(40_000), 3)).toBe(true)
    expect(earlierExports(['A'])).toBeUndefined()
    expect(earlierExports(['B'])?.holds('B', signature(9))).toBe(true)
    expect(localStorage.getItem(NAME)?.length).toBeLessThanOrEqual(1_000_000)
  })

  it('is told where a wallet alone has too many, and what was there stays', () => {
    rememberExport('A', ids(10), 1)
    expect(rememberExport('A', ids(90_000), 2)).toBe(false)
    expect(earlierExports(['A'])?.exportedAtMs).toBe(1)
  })

  it('is told where the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(rememberExport('A', ids(1), 1)).toBe(false)
  })
})
