/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query'
import { birdeyeAnswer } from '@/lib/domain/prices/price-answers'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/test-prices'
import { addPrices, cachedPrices } from './cached-prices'

const client = new QueryClient()
const PRICE = birdeyeAnswer('SOL', 60, 7)
const MISSING = birdeyeAnswer('SOL', 120, 'missing')
const known = () => cachedPrices.read(client)

beforeEach(() => client.clear())

it('new prices are added to the earlier ones, each with its time, even a ‘missing’', () => {
  addPrices(client, [PRICE], 5)
  addPrices(client, [MISSING], 9)
  const ofSol = new Map([
    [60, birdeyePrice(7, 5)],
    [120, birdeyeMissing(9)],
  ])
  expect(known()).toEqual(new Map([['SOL', ofSol]]))
})
