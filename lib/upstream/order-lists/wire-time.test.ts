/** @jest-environment node */
import fc from 'fast-check'
import { wireTime } from './wire-time'

describe('a time on the wire', () => {
  it.each([
    ['in UTC', '2026-02-01T10:00:00Z', '2026-02-01T10:00:00.000Z'],
    ['with milliseconds', '2026-02-01T10:00:00.123Z', '2026-02-01T10:00:00.123Z'],
    ['with microseconds', '2026-02-01T10:00:00.123456Z', '2026-02-01T10:00:00.123Z'],
    ['with an offset', '2026-02-01T10:00:00+02:00', '2026-02-01T08:00:00.000Z'],
    ['that names no zone is UTC', '2026-02-01T10:00:00', '2026-02-01T10:00:00.000Z'],
  ])('%s comes out as UTC with ms', (_, text, expected) => {
    expect(wireTime.safeParse(text).data).toBe(expected)
  })

  it.each(['yesterday', '', '2026-02-01', '2026-02-30T10:00:00Z', 1_769_940_000, null, undefined])(
    '%p is refused',
    (value) => {
      expect(wireTime.safeParse(value).success).toBe(false)
    },
  )
})

it('a time in whatever form is refused or read, never an exception', () => {
  const form =
    /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d(\.\d{1,12})?)?(Z|[+-][0-2]\d:?[0-5]\d)?$/
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(form), fc.string()), (text) => {
      const { data } = wireTime.safeParse(text)
      if (data !== undefined) expect(new Date(data).toISOString()).toBe(data)
      else expect(wireTime.safeParse(text).success).toBe(false)
    }),
    { numRuns: 200 },
  )
})
