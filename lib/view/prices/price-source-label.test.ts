/** @jest-environment node */
import type { PriceSource } from '@/lib/domain/prices/price-source'
import { priceSourceLabel, priceSourcesLabel } from './price-source-label'

describe('a value’s tooltip names the source (behaviour 8.23)', () => {
  it.each<[PriceSource, number, string]>([
    ['trade', 0, 'from this trade'],
    ['typed', 0, 'typed'],
    ['birdeye', 0, 'Birdeye'],
    ['defillama', -720, 'DefiLlama, 12 minutes before'],
    ['defillama', 540, 'DefiLlama, 9 minutes after'],
    ['defillama', -60, 'DefiLlama, 1 minute before'],
    ['defillama', -1, 'DefiLlama, 1 minute before'],
    ['defillama', -61, 'DefiLlama, 2 minutes before'],
    ['defillama', 0, 'DefiLlama, the same minute'],
    ['defillama', 59, 'DefiLlama, the same minute'],
    ['defillama', 60, 'DefiLlama, 1 minute after'],
    ['defillama', -1_800, 'DefiLlama, 30 minutes before'],
    ['defillama', 1_800, 'DefiLlama, 30 minutes after'],
  ])('%s, %d s apart: ‘%s’', (source, apartSeconds, label) => {
    expect(priceSourceLabel({ source, apartSeconds })).toBe(label)
  })
})

describe('the line under Download CSV (behaviour 8.24)', () => {
  it.each<[string, [PriceSource, number][], string | undefined]>([
    [
      'in the order told, whatever the order counted',
      [
        ['typed', 4],
        ['birdeye', 1_200],
        ['defillama', 60],
        ['trade', 120],
      ],
      '1,384 prices: 120 from the trades, 60 DefiLlama, 1,200 Birdeye, 4 typed',
    ],
    [
      'absent ones left out',
      [
        ['trade', 120],
        ['defillama', 60],
        ['birdeye', 0],
        ['typed', 4],
      ],
      '184 prices: 120 from the trades, 60 DefiLlama, 4 typed',
    ],
    ['one price', [['birdeye', 1]], '1 price: 1 Birdeye'],
    ['none', [], undefined],
  ])('%s', (_, counts, label) => {
    expect(priceSourcesLabel(new Map(counts))).toBe(label)
  })
})
