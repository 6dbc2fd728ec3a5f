/** @jest-environment node */
import { isBetterSource, PRICE_SOURCES } from './price-source'

it('the order of trust: typed, Birdeye, the trades, DefiLlama (behaviour 8.22)', () => {
  expect(PRICE_SOURCES).toEqual(['typed', 'birdeye', 'trade', 'defillama'])
})

it.each(
  PRICE_SOURCES.flatMap((source, at) =>
    PRICE_SOURCES.map((than, of) => [source, than, at < of] as const),
  ),
)('%s takes the place of %s: %s', (source, than, expected) => {
  expect(isBetterSource(source, than)).toBe(expected)
})
