/** @jest-environment node */
import { type PriceRunProgress, usePriceRun, progressAfter, timeLeftMs } from './price-run-state'
import type { PriceResult } from '@/lib/domain/prices/price-answers'
import { IDLE, testProgress } from '@/lib/browser/testing/test-price-progress'
import { END, failed, pause, price, stopped } from '@/lib/browser/testing/test-price-results'

afterEach(() => usePriceRun.setState(IDLE))

describe('the progress after', () => {
  const before = testProgress({ total: 9, answered: 3, failed: 1, withoutPrice: 1 })

  it.each<[string, PriceResult[], Partial<PriceRunProgress>]>([
    ['a price of 0, which is none', [price('SOL', 1, 0)], { answered: 4, withoutPrice: 2 }],
    [
      '‘missing’, which is an answer',
      [price('SOL', 1, 'missing')],
      { answered: 4, withoutPrice: 2 },
    ],
    ['a price that failed', [failed('SOL', 1)], { failed: 2 }],
    ['a pause, which begins now', [pause(10_000)], { pausedUntilMs: 15_000 }],
    ['a pause that is over', [pause(10_000), price('SOL', 1)], { answered: 4 }],
    ['a stop and the end', [stopped(401), END], {}],
    ['several', [price('USDC', 0), failed('USDC', 1), price('SOL', 1)], { answered: 5, failed: 2 }],
  ])('%s', (_, results, change) => {
    expect(progressAfter(before, results, 5_000)).toEqual({ ...before, ...change })
  })
})

it.each([
  ['is a second for each price until the first one comes', { answered: 0, total: 184 }, 184_000],
  ['follows the run’s pace so far', { answered: 100, total: 300 }, 100_000],
  ['is, without a key, a second for each call', { answered: 100, total: 300, callsLeft: 7 }, 7_000],
])('the time left %s (behaviour 8.10)', (_, change, ms) => {
  expect(timeLeftMs(testProgress({ startedAtMs: 1_000, ...change }), 51_000)).toBe(ms)
})
