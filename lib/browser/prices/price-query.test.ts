/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { birdeyeAnswer } from '@/lib/domain/prices/price-result'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { addPrices, knownPrices, pricesQuery } from './price-query'

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

it('the query itself fetches nothing: it is what is known so far, never stale', async () => {
  expect(await client.fetchQuery(pricesQuery)).toEqual(NO_ANSWERS)
  addPrices(client, [PRICE], 5)
  const before = known()
  await client.refetchQueries({ queryKey: pricesQuery.queryKey })
  expect(known()).toBe(before)
})
