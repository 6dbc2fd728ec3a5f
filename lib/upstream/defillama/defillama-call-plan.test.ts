/** @jest-environment node */
import fc from 'fast-check'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { defillamaCalls, defillamaUrl } from './defillama-call-plan'

const minutesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => 1_772_438_400 + at * 60)

it('an address holds a mint and its minutes, and a width of 30 minutes', () => {
  expect(defillamaUrl({ mint: SOL, minutes: minutesOf(2) })).toBe(
    'https://coins.llama.fi/batchHistorical?coins=%7B%22solana%3A' +
      `${SOL}%22%3A%5B1772438400%2C1772438460%5D%7D&searchWidth=1800`,
  )
})

it.each([
  [1, [1]],
  [60, [60]],
  [61, [60, 1]],
  [150, [60, 60, 30]],
])('%d minutes of a mint go in calls of %j', (count, lengths) => {
  const calls = [...defillamaCalls(new Map([[SOL, minutesOf(count)]]))]
  expect(calls.map(({ minutes }) => minutes.length)).toEqual(lengths)
})

it('whatever is wanted: each minute once and in order, a mint a call, 2,000 characters at most', () => {
  const anyMint = fc.constantFrom(SOL, USDC, 'M'.repeat(128))
  const anyWanted = fc
    .array(fc.tuple(anyMint, fc.nat(200).map(minutesOf)))
    .map((all) => new Map(all))
  fc.assert(
    fc.property(anyWanted, (wanted) => {
      const calls = [...defillamaCalls(wanted)]
      for (const [mint, minutes] of wanted) {
        const own = calls.filter((call) => call.mint === mint)
        expect(own.flatMap((call) => call.minutes)).toEqual(minutes)
      }
      for (const call of calls) {
        expect(call.minutes.length).toBeLessThanOrEqual(60)
        expect(defillamaUrl(call).length).toBeLessThanOrEqual(2_000)
      }
    }),
    { numRuns: 100 },
  )
})
