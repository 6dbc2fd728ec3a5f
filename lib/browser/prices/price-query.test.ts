/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { birdeyeAnswer } from '@/lib/domain/prices/price-result'
import { anyAnswers, birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { addPrices, knownPrices, pricesQuery, takePrices } from './price-query'

const client = new QueryClient()
const PRICE = birdeyeAnswer({ mint: 'SOL', minute: 60, price: 7 })
const MISSING = birdeyeAnswer({ mint: 'SOL', minute: 120, price: 'missing' })
const known = () => knownPrices(client)
/** How often the cache's prices changed. */
function changes() {
  const changed = jest.fn()
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') changed()
  })
  return changed
}

beforeEach(() => client.clear())

it('an empty cache knows no price', () => {
  expect(known()).toBe(NO_ANSWERS)
})

it('new prices are put beside the others, ‘missing’ with its time', () => {
  addPrices(client, [PRICE], 5)
  addPrices(client, [MISSING], 9)
  expect(known()).toEqual(
    new Map([
      [
        'SOL',
        new Map([
          [60, birdeyePrice(7)],
          [120, birdeyeMissing(9)],
        ]),
      ],
    ]),
  )
})

it('no prices change nothing', () => {
  addPrices(client, [PRICE], 5)
  const changed = changes()
  const before = known()
  addPrices(client, [], 5)
  expect(known()).toBe(before)
  expect(changed).not.toHaveBeenCalled()
})

it('what another tab knows better is taken over, once', () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (own, others) => {
      client.clear()
      takePrices(client, own)
      takePrices(client, others)
      const union = known()
      for (const [mint, ofMint] of others) {
        for (const minute of ofMint.keys()) expect(union.get(mint)?.has(minute)).toBe(true)
      }
      const changed = changes()
      takePrices(client, others)
      takePrices(client, own)
      expect(known()).toBe(union)
      expect(changed).not.toHaveBeenCalled()
    }),
    { numRuns: 200 },
  )
})

it('the query itself asks nobody: it is what is known so far, never stale', async () => {
  expect(await client.fetchQuery(pricesQuery)).toEqual(NO_ANSWERS)
  addPrices(client, [PRICE], 5)
  const before = known()
  expect(await client.fetchQuery(pricesQuery)).toBe(before)
  await client.refetchQueries({ queryKey: pricesQuery.queryKey })
  expect(known()).toBe(before)
})
