import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { plannedRun } from './planned-run'

const NOW_MS = Date.UTC(2026, 10, 21)
const MINUTE_MS = 60_000

/** Trades of a minute each, the first one with USDC. */
function inputOf(count = 3) {
  const events = Array.from({ length: count }, (_, index) => {
    const date = new Date(NOW_MS - (count - index) * MINUTE_MS).toISOString()
    const other = index === 0 ? {} : { inputMint: SOL, outputMint: 'MintA' }
    return sampleTradeEvent({ date, ...other })
  })
  return {
    events,
    wanted: wantedPrices(events, NOW_MS / 1_000),
    answers: NO_ANSWERS,
    nowMs: NOW_MS,
  }
}
type Input = ReturnType<typeof inputOf>

const planOf = ({ events, wanted, answers, nowMs }: Input) =>
  plannedRun(events, wanted, answers, nowMs)

it('tells what the trades tell and calls for the rest (behaviour 8.30)', () => {
  const { telling, calls } = doneAtOnce(planOf(inputOf()))
  expect([...telling.values()].map(({ size }) => size)).toEqual([1, 1])
  expect(calls.map(({ mint, minutes }) => [mint, minutes.length])).toEqual([
    [SOL, 2],
    ['MintA', 2],
  ])
})

it('serves again where nothing has changed, and no trade is looked at', () => {
  const input = inputOf()
  const planned = doneAtOnce(planOf(input))
  expect(planOf({ ...input, nowMs: NOW_MS + MINUTE_MS - 1 }).next()).toEqual({
    done: true,
    value: planned,
  })
})

const SOL_NOW = { mint: SOL, minute: NOW_MS / 1_000 - 60 }
it.each<[string, (input: Input) => Input]>([
  ['the events changed', (input) => ({ ...input, events: [...input.events] })],
  ['other prices are wanted', (input) => ({ ...input, wanted: new Map(input.wanted) })],
  [
    'a price came',
    (input) => {
      const answer = { source: 'birdeye', value: '1', apartSeconds: 0 } as const
      return { ...input, answers: withAnswers(NO_ANSWERS, [{ ...SOL_NOW, answer }], NOW_MS) }
    },
  ],
  ['a minute is over', (input) => ({ ...input, nowMs: NOW_MS + MINUTE_MS })],
  ['the clock was set back', (input) => ({ ...input, nowMs: NOW_MS - MINUTE_MS })],
])('is made anew where %s', (_, changed) => {
  const input = inputOf()
  doneAtOnce(planOf(input))
  const steps = planOf(changed(input))
  expect(steps.next().done).toBe(false)
})
