/** @jest-environment node */
import fc from 'fast-check'
import { createCallTimes, NO_CALLS, timesAt } from './jupiter-call-times'

const NOW = 1_000_000

describe('the times that still count', () => {
  it.each([
    ['a call of this moment', { calls: [NOW] }, { calls: [NOW] }],
    ['a call just under a minute old', { calls: [NOW - 59_999] }, { calls: [NOW - 59_999] }],
    ['not one a minute old', { calls: [NOW - 60_000] }, {}],
    ['one of a tab whose clock is ahead', { calls: [NOW + 1_000] }, { calls: [NOW + 1_000] }],
    ['not one further ahead, of a clock that was set back', { calls: [NOW + 1_001] }, {}],
    ['calls in their order', { calls: [NOW, NOW - 5] }, { calls: [NOW - 5, NOW] }],
    ['a pause', { pausedUntilMs: NOW + 60_000 }, { pausedUntilMs: NOW + 60_000 }],
    ['not one that is over', { pausedUntilMs: NOW }, {}],
    ['not one of over a minute', { pausedUntilMs: NOW + 60_001 }, {}],
    ['a limit used up', { usedUpUntilMs: NOW + 1 }, { usedUpUntilMs: NOW + 1 }],
    ['not for over a minute', { usedUpUntilMs: NOW + 60_001 }, {}],
    ['an answer of the last minute', { answeredMs: NOW - 60_000 }, { answeredMs: NOW - 60_000 }],
    ['not an older one', { answeredMs: NOW - 60_001 }, {}],
    ['a refusal by a clock that is ahead', { refusedMs: NOW + 1_000 }, { refusedMs: NOW + 1_000 }],
    ['not one further ahead', { refusedMs: NOW + 1_001 }, {}],
  ])('%s', (_, change, expected) => {
    expect(timesAt({ ...NO_CALLS, ...change }, NOW)).toEqual({ ...NO_CALLS, ...expected })
  })

  it('lie within a minute, whatever was stored', () => {
    const anyTimes = fc.record({
      calls: fc.array(fc.double()),
      usedUpUntilMs: fc.double(),
      pausedUntilMs: fc.double(),
      answeredMs: fc.double(),
      refusedMs: fc.double(),
    })
    fc.assert(
      fc.property(anyTimes, fc.integer({ min: 60_000 }), (times, nowMs) => {
        const { calls, ...others } = timesAt(times, nowMs)
        const set = Object.values(others).filter((ms) => ms !== 0)
        for (const ms of [...calls, ...set]) {
          expect(Math.abs(nowMs - ms)).toBeLessThanOrEqual(60_000)
        }
      }),
    )
  })
})

it('times of one page are changed one after another', async () => {
  const store = createCallTimes()
  await store.update((times) => ({ ...times, calls: [1] }))
  await store.update((times) => ({ ...times, calls: [...times.calls, 2] }))
  expect(store.read()).toEqual({ ...NO_CALLS, calls: [1, 2] })
})
