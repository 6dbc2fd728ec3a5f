/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/test-orders'
import { defillamaCalls } from './price-calls'

it.each([
  [60, [60]],
  [150, [60, 60, 30]],
])(
  'DefiLlama is asked for %d minutes of a mint in calls of %j (behaviour 8.31)',
  (count, lengths) => {
    const minutes = Array.from({ length: count }, (_, index) => 1_772_438_400 + index * 60)
    const calls = defillamaCalls(new Map([[SOL, minutes]]))
    expect(calls.map((call) => call.minutes.length)).toEqual(lengths)
    expect(calls.flatMap((call) => call.minutes)).toEqual(minutes)
  },
)
