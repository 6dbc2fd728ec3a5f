import { testTradeEvent } from '@/lib/view/testing/test-events'
import { earlierExports, rememberExport } from './exported-trades'

const NAME = 'exportedTrades'
const trade = (
  index: number,
  userAddress = 'A',
  change: Parameters<typeof testTradeEvent>[0] = {},
) => testTradeEvent({ userAddress, transactionSignature: `${index}S`.padEnd(88, 'z'), ...change })
const many = (count: number, userAddress = 'A') =>
  Array.from({ length: count }, (_, index) => trade(index, userAddress))

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('exports are remembered by wallet and program (behaviour 19.15)', () => {
  it('with the id of each trade and the time of the last export', () => {
    expect(earlierExports(['A']).size).toBe(0)
    rememberExport('koinly', [trade(1)], 1_000)
    rememberExport('koinly', [trade(2, 'A', { place: 2 })], 2_000)
    const koinly = earlierExports(['A']).get('koinly')
    expect(koinly?.exportedAtMs).toBe(2_000)
    const trades = [trade(1), trade(2), trade(2, 'A', { place: 2 })]
    expect(trades.map((one) => koinly?.holds(one))).toEqual([true, false, true])
  })

  it('but not for another program or another wallet', () => {
    rememberExport('koinly', [trade(1)], 1_000)
    expect([...earlierExports(['A']).keys()]).toEqual(['koinly'])
    expect(earlierExports(['B']).size).toBe(0)
  })

  it.each([
    [
      'in base58',
      '3xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
      '3xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFio',
    ],
    ['as UUIDs', '0190b3a0-3c5e-7c1e-9d3a-0123456789ab', '0190b3a0-3c5e-7c1e-9d3a-0123456789ac'],
  ])('trades of two orders with keys %s differ, even in one transaction', (_, first, second) => {
    for (const transactionSignature of [trade(1).transactionSignature, '']) {
      localStorage.clear()
      const tradeOf = (orderKey: string) => trade(1, 'A', { orderKey, transactionSignature })
      rememberExport('summ', [tradeOf(first)], 1_000)
      const summ = earlierExports(['A']).get('summ')
      expect([summ?.holds(tradeOf(first)), summ?.holds(tradeOf(second))]).toEqual([true, false])
    }
  })

  it('each wallet of a file has its own trades, and the time is that of the last export (behaviour 21.8)', () => {
    rememberExport('koinly', [trade(1), trade(2, 'B')], 1_000)
    rememberExport('koinly', [trade(3, 'B')], 3_000)
    rememberExport('koinly', [trade(4, 'C')], 4_000)
    const koinly = earlierExports(['A', 'B', 'New']).get('koinly')
    expect(koinly?.exportedAtMs).toBe(3_000)
    const holds = (wallet: string) => [1, 2, 3, 4].map((at) => koinly?.holds(trade(at, wallet)))
    expect(['A', 'B', 'C', 'New'].map(holds)).toEqual([
      [true, false, false, false],
      [false, true, true, false],
      [false, false, false, false],
      [false, false, false, false],
    ])
  })

  it.each(['{', '[{"userAddress":"A"}]'])('records of another shape are ignored: %j', (text) => {
    localStorage.setItem(NAME, text)
    expect(earlierExports(['A']).size).toBe(0)
    expect(rememberExport('koinly', [trade(1)], 1)).toBe(true)
  })
})

describe('the storage for exports', () => {
  it('has a limit: the oldest export is dropped first', () => {
    expect(rememberExport('koinly', many(40_000), 1)).toBe(true)
    expect(rememberExport('summ', many(10), 2)).toBe(true)
    expect(rememberExport('koinly', many(40_000, 'C'), 3)).toBe(true)
    expect([...earlierExports(['A']).keys()]).toEqual(['summ'])
    expect(localStorage.getItem(NAME)?.length).toBeLessThanOrEqual(1_000_000)
  })

  it('is unchanged if one export alone is too large for it, and the result says so', () => {
    rememberExport('koinly', many(10), 1)
    expect(rememberExport('koinly', many(90_000), 2)).toBe(false)
    expect(earlierExports(['A']).get('koinly')?.exportedAtMs).toBe(1)
  })

  it('may be full, and the result says so', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(rememberExport('koinly', many(1), 1)).toBe(false)
  })
})
