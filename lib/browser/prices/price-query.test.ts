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

beforeEach(() => client.clear())

it('new prices are added to the others, ‘missing’ with its time', () => {
  addPrices(client, [PRICE], 5)
  addPrices(client, [MISSING], 9)
  const ofSol = new Map([
    [60, birdeyePrice(7)],
    [120, birdeyeMissing(9)],
  ])
  expect(known()).toEqual(new Map([['SOL', ofSol]]))
})

it('what another tab knows better is merged, once', () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (own, others) => {
      client.clear()
      takePrices(client, own)
      takePrices(client, others)
      const union = known()
      for (const [mint, ofMint] of others) {
        for (const minute of ofMint.keys()) expect(union.get(mint)?.has(minute)).toBe(true)
      }
      takePrices(client, others)
      takePrices(client, own)
      expect(known()).toBe(union)
    }),
    { numRuns: 200 },
  )
})

it('the query itself fetches nothing: it is what is known so far, never stale', async () => {
  expect(await client.fetchQuery(pricesQuery)).toEqual(NO_ANSWERS)
  addPrices(client, [PRICE], 5)
  const before = known()
  await client.refetchQueries({ queryKey: pricesQuery.queryKey })
  expect(known()).toBe(before)
})
