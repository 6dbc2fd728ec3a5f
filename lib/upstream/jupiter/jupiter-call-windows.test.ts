/** @jest-environment node */
import fc from 'fast-check'
import { NO_CALLS } from './jupiter-call-times'
import {
  callWindows,
  isTwoThirdsFull,
  lastStartMs,
  opensAtMs,
  requestsPerMinuteWith,
  roomAtMs,
} from './jupiter-call-windows'

const NOW = 1_000_000
const times = (change: Partial<typeof NO_CALLS>) => ({ ...NO_CALLS, ...change })
const callsAgo = (...secondsAgo: number[]) => secondsAgo.map((seconds) => NOW - seconds * 1_000)

describe('the limit is', () => {
  it.each([
    ['30 in 60 s and 5 in 10 s without a key', undefined, 30, 30, 5],
    ['60 and 10 with a key of the visitor’s own', 'jup_key', 30, 60, 10],
    ['the setting’s where that is higher', 'jup_key', 90, 90, 15],
    ['the setting’s without a key, also where it is lower', undefined, 6, 6, 1],
    ['a whole sixth', undefined, 35, 35, 5],
    ['one in 10 s at least', undefined, 4, 4, 1],
    ['lifted by a high setting', undefined, 100_000, 100_000, 16_666],
  ])('%s', (_, apiKey, setting, most, mostInTenSeconds) => {
    expect(callWindows(requestsPerMinuteWith(apiKey, setting))).toEqual([
      { ms: 60_000, most },
      { ms: 10_000, most: mostInTenSeconds },
    ])
  })
})

describe('the next call can start', () => {
  const windows = callWindows(12)
  it.each([
    ['at once where nothing was called', times({}), 0],
    ['at once where one more fits', times({ calls: callsAgo(5) }), 0],
    ['10 s after the oldest of a full short window', times({ calls: callsAgo(8, 5) }), NOW + 2_000],
    ['once Jupiter has calls left', times({ usedUpUntilMs: NOW + 7_000 }), NOW + 7_000],
    ['after a pause', times({ pausedUntilMs: NOW + 3_000 }), NOW + 3_000],
    [
      'after the longest of them',
      times({ calls: callsAgo(8, 5), usedUpUntilMs: NOW + 1_000, pausedUntilMs: NOW + 3_000 }),
      NOW + 3_000,
    ],
    [
      '60 s after the oldest of a full minute',
      times({ calls: callsAgo(55, 54, 44, 43, 33, 32, 22, 21, 20, 19, 11, 10) }),
      NOW + 5_000,
    ],
  ])('%s', (_, known, expected) => {
    expect(opensAtMs(known, windows)).toBe(expected)
  })
})

describe('the last of some further calls can start', () => {
  it.each([
    ['at once where all have room', times({}), 5, 0],
    ['at once where there are none', times({ calls: callsAgo(0, 0, 0, 0, 0) }), 0, 0],
    ['a window later', times({}), 6, 10_000],
    ['61 pages: in two minutes', times({}), 61, 120_000],
    ['after the calls that were made', times({ calls: callsAgo(4, 4, 4, 4, 4) }), 5, 6_000],
    ['after a pause', times({ pausedUntilMs: NOW + 30_000 }), 6, 40_000],
  ])('%s', (_, known, count, expectedMs) => {
    expect(lastStartMs(known, callWindows(30), count, NOW) - NOW).toBe(expectedMs)
  })

  it('with a key 61 pages take one minute', () => {
    expect(lastStartMs(NO_CALLS, callWindows(60), 61, NOW) - NOW).toBe(60_000)
  })
})

describe('two thirds full', () => {
  it.each([
    ['three of five in 10 s are not', callsAgo(1, 1, 1), false],
    ['four of five in 10 s are', callsAgo(1, 1, 1, 1), true],
    ['not once they are over', callsAgo(11, 11, 11, 11), false],
    ['twenty of thirty in 60 s are', callsAgo(...Array<number>(20).fill(30)), true],
    ['nineteen are not', callsAgo(...Array<number>(19).fill(30)), false],
  ])('%s', (_, calls, expected) => {
    expect(isTwoThirdsFull(times({ calls }), callWindows(30), NOW)).toBe(expected)
  })
})

it('calls that start when there is room never overfill a window', () => {
  const gaps = fc.array(fc.nat(15_000), { minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), gaps, (limit, waits) => {
      const windows = callWindows(limit)
      const calls: number[] = []
      let nowMs = 0
      for (const gap of waits) {
        nowMs = Math.max(nowMs + gap, roomAtMs(calls, windows))
        calls.push(nowMs)
      }
      for (const { ms, most } of windows) {
        for (const start of calls) {
          const within = calls.filter((other) => other >= start && other < start + ms)
          expect(within.length).toBeLessThanOrEqual(most)
        }
      }
    }),
  )
})
