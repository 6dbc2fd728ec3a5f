import { answered, priced } from '@/lib/domain/testing/test-prices'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { roundToMinute, type PriceMap } from '@/lib/domain/prices/token-price'
import { bestPriceAt, birdeyeAnswer, NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { testDeposit, testRefund, testTradeEvent } from '@/lib/view/testing/test-events'
import { IDLE } from '@/lib/browser/testing/test-price-progress'
import { cachedTokens } from '@/lib/browser/tokens/load-tokens'
import { addPrices, countingPrices } from './cached-prices'
import { usePriceRun } from './price-run-state'
import { usePrices, usePriceSwitch } from './use-prices'
import { wrapperWith } from '@/lib/browser/testing/with-client'

const trade = testTradeEvent()
const deposit = testDeposit()
const DAY_MS = 86_400_000
const minuteOf = ({ date }: OrderEvent) => roundToMinute(unixSeconds(date))
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => jest.useRealTimers())

async function rendered(events: readonly OrderEvent[]) {
  const wrapper = wrapperWith(client)
  const { result } = renderHook(usePrices, { wrapper, initialProps: events })
  await settle()
  return { result, counts: () => [result.current.fetched, result.current.unanswered] }
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(0))
async function add(mint: string, event: OrderEvent, price: PriceMap[string]): Promise<void> {
  addPrices(client, [birdeyeAnswer(mint, minuteOf(event), price)], Date.now())
  await settle()
}

it('each mint and minute of the selected events counts once, deposits included', async () => {
  const again = testTradeEvent({ date: trade.date.replace('03.000Z', '59.000Z') })
  const { result, counts } = await rendered([deposit, trade, again])
  expect(counts()).toEqual([0, 3])
  expect(result.current.wanted).toEqual(
    new Map([
      [USDC, [minuteOf(deposit), minuteOf(trade)]],
      [SOL, [minuteOf(trade)]],
    ]),
  )
})

it('a refund’s price is wanted, although the CSV has no cell for it', async () => {
  const refund = testRefund()
  const shared = testRefund({ date: deposit.date })
  const { result, counts } = await rendered([deposit, shared, trade, refund])
  expect(counts()).toEqual([0, 4])
  expect(result.current.sources.blank).toBe(3)
  expect(result.current.wanted.get(USDC)).toEqual([deposit, trade, refund].map(minuteOf))
  await add(USDC, refund, 1)
  expect([...counts(), result.current.sources.blank]).toEqual([1, 3, 3])
  expect(result.current.sources.counts).toEqual(new Map())
  await add(USDC, deposit, 1)
  expect([...counts(), result.current.sources.blank]).toEqual([2, 2, 2])
  expect(result.current.sources.counts).toEqual(new Map([['birdeye', 1]]))
})

it('a price that Birdeye lacks counts as answered, and as a blank cell of the CSV (behaviour 8.3, 9.4)', async () => {
  const { result, counts } = await rendered([deposit])
  await add(USDC, deposit, 'missing')
  expect(counts()).toEqual([1, 0])
  expect(result.current.sources.blank).toBe(1)
})

it.each<[string, PriceMap[string]]>([
  ['a price', 141.2],
  ['a price of 0, which is none (behaviour 8.3)', 0],
  ['‘missing’', 'missing'],
])('%s counts as fetched', async (_, price) => {
  const { result, counts } = await rendered([deposit, trade])
  await add(SOL, trade, price)
  expect(counts()).toEqual([1, 2])
  expect(result.current.answers.get(SOL)?.size).toBe(1)
  expect(result.current.sources.counts.get('birdeye')).toBe(price === 141.2 ? 1 : undefined)
})

it('a cached price from DefiLlama does not count for a token with a multiplier (behaviour 8.31)', async () => {
  addPrices(client, [answered(SOL, minuteOf(trade), priced('defillama', '7'))], Date.now())
  const { result, counts } = await rendered([trade])
  expect(counts()).toEqual([1, 1])
  const token = { address: SOL, symbol: 'SOL', name: '', decimals: 9, multiplier: 5 }
  cachedTokens.write(
    client,
    new Map([[SOL, { kind: 'known' as const, token, requestedAtMs: Date.now() }]]),
  )
  await settle()
  expect(counts()).toEqual([0, 2])
  expect(bestPriceAt(result.current.answers, SOL, minuteOf(trade))).toBeUndefined()
  expect(result.current.sources.counts.size).toBe(0)
  expect(countingPrices(client)).toEqual({
    answers: result.current.answers,
    scaledMints: new Set([SOL]),
  })
})

it('the first render already knows whether there are prices, although they are counted later (behaviour 13.10)', () => {
  addPrices(client, [birdeyeAnswer(SOL, minuteOf(trade), 141.2)], Date.now())
  const wrapper = wrapperWith(client)
  const seen: [unanswered: number | undefined, hasFetched: boolean][] = []
  const { rerender } = renderHook(
    (events: readonly OrderEvent[]) => {
      const { unanswered, hasFetched } = usePrices(events)
      seen.push([unanswered, hasFetched])
    },
    { wrapper, initialProps: [deposit, trade] },
  )
  expect(seen[0]).toEqual([undefined, true])
  expect(seen.at(-1)).toEqual([2, true])
  // The same is true when events with a price replace events without one.
  rerender([deposit])
  expect(seen.at(-1)).toEqual([1, false])
  const before = seen.length
  rerender([deposit, trade])
  expect(seen[before]).toEqual([1, true])
})

it('a price is wanted once its minute is over', async () => {
  jest.setSystemTime(Date.parse(deposit.date))
  const { counts } = await rendered([deposit])
  expect(counts()).toEqual([0, 0])
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(counts()).toEqual([0, 1])
})

it('a ‘missing’ price is wanted again after 24 hours, even if the tab stays open', async () => {
  const { counts } = await rendered([deposit])
  await add(USDC, deposit, 'missing')
  expect(counts()).toEqual([1, 0])
  await act(() => jest.advanceTimersByTimeAsync(DAY_MS - 60_000))
  expect(counts()).toEqual([1, 0])
  await act(() => jest.advanceTimersByTimeAsync(120_000))
  expect(counts()).toEqual([0, 1])
  await add(USDC, deposit, 'missing')
  expect(counts()).toEqual([1, 0])
})

describe('the switch ‘Show USD prices’ (behaviour 8.4)', () => {
  beforeEach(() => usePriceRun.setState(IDLE))
  const rendered = (hasFetched: boolean) =>
    renderHook(() => usePriceSwitch(hasFetched, NO_ANSWERS)).result

  it.each([
    ['is on by default if some prices are cached', true, true],
    ['is off if none is', false, false],
  ])('%s', (_, hasFetched, expected) => {
    expect(rendered(hasFetched).current.isOn).toBe(expected)
  })

  it('keeps a choice until the first price of a later run turns it on', () => {
    const result = rendered(true)
    act(() => result.current.set(false))
    expect(result.current.isOn).toBe(false)
    act(() => usePriceRun.setState({ pricedRunMs: 1 }))
    expect(result.current.isOn).toBe(true)
    act(() => result.current.set(false))
    expect(result.current.isOn).toBe(false)
  })

  it('can be turned on without a price, to set one', () => {
    const result = rendered(false)
    expect(result.current.answers).toBeUndefined()
    act(() => result.current.set(true))
    expect(result.current.isOn).toBe(true)
    expect(result.current.answers).toBe(NO_ANSWERS)
  })
})
