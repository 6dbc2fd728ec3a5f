/** @jest-environment node */
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import {
  answeredInTurn,
  answersByMint,
  birdeyeMissing,
  birdeyePrice,
  priced,
  unpriced,
} from '@/lib/domain/testing/test-prices'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { Trade } from '@/lib/domain/trades/order-event'
import {
  bestPriceAt,
  NO_ANSWERS,
  type PriceAnswer,
  type PriceAnswers,
  withAnswers,
} from './price-answers'
import { mayAsk, keylessPlan, unansweredPrices } from './price-plan'
import { roundToMinute, wantedPrices } from './token-price'

const NOW_MS = Date.UTC(2026, 10, 21)
const purchase = swapped('25', '0.1498', '0.0002')
const minute = roundToMinute(unixSeconds(purchase.date))
const planAt = (events: readonly Trade[], answers: PriceAnswers, nowMs = NOW_MS) =>
  keylessPlan(events, wantedPrices(events, nowMs / 1_000), answers, { nowMs })

describe('a run without a key fetches only prices that no better source has (behaviour 8.30)', () => {
  const other = swapped('1', '2', '0', { inputMint: SOL, outputMint: 'MintA' })
  const price = (source: 'trade' | 'defillama', value = '1'): PriceAnswer => ({
    [source]: { price: { source, value, offsetSeconds: 0 }, atMs: 0 },
  })
  const ASK_A = { mint: 'MintA', minutes: [minute] }

  it.each<[string, Record<string, PriceAnswer>, string[], object[]]>([
    ['nothing is known', {}, [USDC, SOL], [ASK_A]],
    ['what Birdeye lacks, too', { MintA: birdeyeMissing(NOW_MS) }, [USDC, SOL], [ASK_A]],
    [
      'not what DefiLlama lacks',
      { MintA: { defillama: { price: undefined, atMs: NOW_MS } } },
      [USDC, SOL],
      [],
    ],
    [
      'what DefiLlama lacks again after 24 hours',
      { MintA: { defillama: { price: undefined, atMs: 0 } } },
      [USDC, SOL],
      [ASK_A],
    ],
    ['not what Birdeye has', { MintA: birdeyePrice(1), [SOL]: birdeyePrice(1) }, [USDC], []],
    ['a trade in place of DefiLlama', { [SOL]: price('defillama') }, [USDC, SOL], [ASK_A]],
    ['trades in place of other trades', { [SOL]: price('trade', '7') }, [USDC, SOL], [ASK_A]],
    ['not the same price again', { [SOL]: price('trade', '166.666666667') }, [USDC], [ASK_A]],
  ])('%s', (_, earlierAnswers, fromTrades, calls) => {
    const answers = new Map(
      Object.entries(earlierAnswers).map(([mint, one]) => [mint, new Map([[minute, one]])]),
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

  it('each of several selections in a row gives the price of its own trades', () => {
    const [first, second] = [swapped('100', '1'), swapped('120', '1', '0', { orderKey: 'Other' })]
    let answers = NO_ANSWERS
    const prices = [[first], [first, second], [second]].map((selection) => {
      answers = withAnswers(answers, planAt(selection, answers).fromTrades, NOW_MS)
      return bestPriceAt(answers, SOL, minute)?.value
    })
    expect(prices).toEqual(['100', '110', '120'])
  })
})

const missing = birdeyeMissing
const KNOWN = answersByMint({
  A: { 60: birdeyePrice(7), 120: missing(1) },
  B: { 60: birdeyePrice(0) },
})

describe('which services may still be asked (behaviour 8.3)', () => {
  it.each<[string, PriceAnswer | undefined, boolean, boolean]>([
    ['nothing is known: both', undefined, true, true],
    ['DefiLlama lacks it: Birdeye', answeredInTurn(unpriced('defillama')), true, false],
    ['Birdeye lacks it: DefiLlama', answeredInTurn(unpriced('birdeye')), false, true],
    [
      'both lack it: neither',
      answeredInTurn(unpriced('birdeye'), unpriced('defillama')),
      false,
      false,
    ],
    ['any source has a price: neither', answeredInTurn(priced('defillama')), false, false],
    ['a manual price: neither', answeredInTurn(priced('manual')), false, false],
    [
      'a manual price that was reset: both',
      answeredInTurn(priced('manual'), unpriced('manual')),
      true,
      true,
    ],
  ])('%s', (_, answer, birdeye, defillama) => {
    expect(mayAsk(answer, { service: 'birdeye', nowMs: 9 })).toBe(birdeye)
    expect(mayAsk(answer, { service: 'defillama', nowMs: 9 })).toBe(defillama)
  })
})

describe('wanted prices without an answer so far', () => {
  it.each([
    ['‘missing’ and 0 are answers', { A: [60, 120], B: [60] }, {}],
    ['the rest of a mint', { A: [60, 120, 180, 240] }, { A: [180, 240] }],
    ['a mint without any answer', { C: [60, 120] }, { C: [60, 120] }],
    ['a mint without a wanted price', { C: [] }, {}],
  ])('%s', (_, wanted, expected) => {
    const rest = unansweredPrices(new Map(Object.entries(wanted)), KNOWN, {
      service: 'birdeye',
      nowMs: 9,
    })
    expect(Object.fromEntries(rest)).toEqual(expected)
  })
})

describe('‘missing’ is an answer for 24 hours', () => {
  const DAY_MS = 86_400_000

  it.each([
    ['24 hours later', 1 + DAY_MS, {}],
    ['a millisecond after that', 2 + DAY_MS, { A: [120] }],
    ['by a clock that was ahead', 0, { A: [120] }],
  ])('%s', (_, nowMs, expected) => {
    const rest = unansweredPrices(new Map([['A', [60, 120]]]), KNOWN, { service: 'birdeye', nowMs })
    expect(Object.fromEntries(rest)).toEqual(expected)
  })

  it.each([
    ['DefiLlama may still be asked for what Birdeye lacks', 120 + 1_800, { A: [120] }],
    ['but not before 30 minutes have passed (behaviour 8.31)', 120 + 1_799, {}],
  ])('%s', (_, seconds, expected) => {
    const rest = unansweredPrices(new Map([['A', [60, 120]]]), KNOWN, {
      service: 'defillama',
      nowMs: seconds * 1_000,
    })
    expect(Object.fromEntries(rest)).toEqual(expected)
  })
})

it('if the clock is behind, DefiLlama is asked for minutes at least 30 minutes before the newest one (behaviour 8.1, 8.31)', () => {
  const asking = { service: 'defillama', nowMs: 0 } as const
  const newest = 1_772_438_400
  const wanted = new Map([
    ['A', [newest - 7_200, newest - 1_800]],
    ['B', [newest]],
  ])
  expect(unansweredPrices(wanted, NO_ANSWERS, asking)).toEqual(
    new Map([['A', [newest - 7_200, newest - 1_800]]]),
  )
})

it('Birdeye is asked for a price that a worse source has only if the run replaces such prices (behaviour 8.7)', () => {
  const answerFrom = (source: 'trade' | 'defillama'): PriceAnswer => ({
    [source]: { price: { source, value: '1', offsetSeconds: 0 }, atMs: 0 },
  })
  const answers = answersByMint({
    A: {
      60: birdeyePrice(7),
      120: answerFrom('trade'),
      180: answerFrom('defillama'),
      240: { ...answerFrom('trade'), ...missing(9) },
    },
  })
  const wanted = new Map([['A', [60, 120, 180, 240, 300]]])
  const asked = (isReplacing: boolean) =>
    unansweredPrices(wanted, answers, { service: 'birdeye', nowMs: 9, isReplacing }).get('A')
  expect([asked(false), asked(true)]).toEqual([[300], [120, 180, 300]])
})

it('Birdeye is asked for a token with a multiplier, DefiLlama never is (behaviour 8.31)', () => {
  const wanted = new Map([['A', [60]]])
  const asking = { nowMs: 1e12, scaledMints: new Set(['A']) }
  expect(unansweredPrices(wanted, NO_ANSWERS, { ...asking, service: 'birdeye' })).toEqual(wanted)
  expect(unansweredPrices(wanted, NO_ANSWERS, { ...asking, service: 'defillama' }).size).toBe(0)
})
