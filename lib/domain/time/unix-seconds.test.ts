/** @jest-environment node */
import fc from 'fast-check'
import { unixSeconds } from './unix-seconds'

const anyMs = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2100, 0, 1) })
const isoOf = (ms: number) => new Date(ms).toISOString()

describe('the Unix timestamp in seconds', () => {
  it.each([
    ['2026-03-02T08:00:00.000Z', 1_772_438_400],
    ['2026-03-02T08:00:00.999Z', 1_772_438_400],
    ['2026-03-02T09:00:01+01:00', 1_772_438_401],
  ])('of %s is %d', (date, expected) => {
    expect(unixSeconds(date)).toBe(expected)
  })

  it('is whole, and never after the date', () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        const seconds = unixSeconds(isoOf(ms))
        expect(Number.isInteger(seconds)).toBe(true)
        expect(ms - seconds * 1000).toBeGreaterThanOrEqual(0)
        expect(ms - seconds * 1000).toBeLessThan(1000)
      }),
      { numRuns: 200 },
    )
  })
})
