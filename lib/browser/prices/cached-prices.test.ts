/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query'
import { birdeyeAnswer } from '@/lib/domain/prices/price-answers'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/test-prices'
import { manualAnswers } from '@/lib/domain/prices/manual-price'
import { addPrices, cachedPrices, setManualPrice } from './cached-prices'

const client = new QueryClient()
const PRICE = birdeyeAnswer('SOL', 60, 7)
const MISSING = birdeyeAnswer('SOL', 120, 'missing')
const knownPrices = () => cachedPrices.read(client)

beforeEach(() => client.clear())

it('new prices are added to the earlier ones, each with its time, even a ‘missing’', () => {
  addPrices(client, [PRICE], 5)
  addPrices(client, [MISSING], 9)
  const solMinutes = new Map([
    [60, birdeyePrice(7, 5)],
    [120, birdeyeMissing(9)],
  ])
  expect(knownPrices()).toEqual(new Map([['SOL', solMinutes]]))
})

it.each([
  ['another price', '150'],
  ['a reset', undefined],
])(
  '%s replaces a manual price that was set while the clock was ahead (behaviour 10.6)',
  (_, value) => {
    const aheadMs = Date.now() + 3_600_000
    addPrices(client, manualAnswers('SOL', [60], '100'), aheadMs)
    setManualPrice(client, 'SOL', [60], value)
    const manual = knownPrices().get('SOL')?.get(60)?.manual
    expect([manual?.price?.value, manual?.atMs]).toEqual([value, aheadMs + 1])
  },
)
