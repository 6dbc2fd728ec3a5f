/** @jest-environment node */
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { swapped } from '@/lib/domain/testing/sample-swaps'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { Trade } from '@/lib/domain/trades/order-event'
import {
  bestPriceAt,
  NO_ANSWERS,
  type PriceAnswer,
  type PriceAnswers,
  withAnswers,
} from './price-answers'
import { defillamaCalls, keylessPlan } from './price-plan'
import { roundToMinute, wantedPrices } from './token-price'

const FIRST = 1_772_438_400
const at = (index: number) => FIRST + index * 60
const every = (step: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * step)
const NOW_MS = Date.UTC(2026, 10, 21)
const purchase = swapped('25', '0.1498', '0.0002')
const minute = roundToMinute(unixSeconds(purchase.date))
const planAt = (events: readonly Trade[], answers: PriceAnswers, nowMs = NOW_MS) =>
  keylessPlan(events, wantedPrices(events, nowMs / 1_000), answers, { nowMs })

describe('a run without a key brings only what has nothing better (behaviour 8.30)', () => {
  const other = swapped('1', '2', '0', { inputMint: SOL, outputMint: 'MintA' })
  const price = (source: 'trade' | 'defillama', value = '1'): PriceAnswer => ({
    [source]: { price: { source, value, apartSeconds: 0 }, atMs: 0 },
  })
  const ASK_A = { mint: 'MintA', minutes: [minute] }

  it.each<[string, Record<string, PriceAnswer>, string[], object[]]>([
    ['nothing is known', {}, [USDC, SOL], [ASK_A]],
    ['what Birdeye has none of too', { MintA: birdeyeMissing(NOW_MS) }, [USDC, SOL], [ASK_A]],
    [
      'not what DefiLlama lacks',
      { MintA: { defillama: { price: undefined, atMs: NOW_MS } } },
      [USDC, SOL],
      [],
    ],
    [
      'that again after 24 hours',
      { MintA: { defillama: { price: undefined, atMs: 0 } } },
      [USDC, SOL],
      [ASK_A],
    ],
    ['not what Birdeye has', { MintA: birdeyePrice(1), [SOL]: birdeyePrice(1) }, [USDC], []],
    ['a trade in place of DefiLlama', { [SOL]: price('defillama') }, [USDC, SOL], [ASK_A]],
    ['other trades’ price again', { [SOL]: price('trade', '7') }, [USDC, SOL], [ASK_A]],
    ['not the same price again', { [SOL]: price('trade', '166.666666667') }, [USDC], [ASK_A]],
  ])('%s', (_, known, fromTrades, calls) => {
    const answers = new Map(
      Object.entries(known).map(([mint, one]) => [mint, new Map([[minute, one]])]),
    )
    const plan = planAt([purchase, other], answers)
    expect(plan.fromTrades.map(({ mint }) => mint)).toEqual(fromTrades)
    expect(plan.calls).toEqual(calls)
  })

  it('never asks DefiLlama for a token with a multiplier (behaviour 8.31)', () => {
    const wanted = wantedPrices([other], NOW_MS / 1_000)
    const asking = { nowMs: NOW_MS, scaledMints: new Set(['MintA']) }
    const { calls } = keylessPlan([other], wanted, NO_ANSWERS, asking)
    expect(calls.map(({ mint }) => mint)).toEqual([SOL])
  })

  it('of two selections one after the other, each gives the price of its own trades', () => {
    const [first, second] = [swapped('100', '1'), swapped('120', '1', '0', { orderKey: 'Other' })]
    let answers = NO_ANSWERS
    const prices = [[first], [first, second], [second]].map((selection) => {
      answers = withAnswers(answers, planAt(selection, answers).fromTrades, NOW_MS)
      return bestPriceAt(answers, SOL, minute)?.value
    })
    expect(prices).toEqual(['100', '110', '120'])
  })
})

it.each([
  [60, [60]],
  [150, [60, 60, 30]],
])(
  'DefiLlama is asked for %d minutes of a mint in calls of %j (behaviour 8.31)',
  (count, lengths) => {
    const minutes = every(1, count).map(at)
    const calls = defillamaCalls(new Map([[SOL, minutes]]))
    expect(calls.map((call) => call.minutes.length)).toEqual(lengths)
    expect(calls.flatMap((call) => call.minutes)).toEqual(minutes)
  },
)
