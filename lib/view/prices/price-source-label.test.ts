/** @jest-environment node */
import type { PriceSource } from '@/lib/domain/prices/best-price'
import { priceSourceLabel, priceSourcesLabel } from './price-source-label'

describe('a value’s tooltip names the source (behaviour 8.23)', () => {
  it.each<[PriceSource, number, string]>([
    ['trade', 0, 'From trades'],
    ['typed', 0, 'Set manually'],
    ['birdeye', 0, 'Birdeye'],
    ['defillama', -720, 'DefiLlama, 12 minutes earlier'],
    ['defillama', 540, 'DefiLlama, 9 minutes later'],
    ['defillama', -60, 'DefiLlama, 1 minute earlier'],
    ['defillama', -1, 'DefiLlama, 1 minute earlier'],
    ['defillama', -61, 'DefiLlama, 2 minutes earlier'],
    ['defillama', 0, 'DefiLlama, same minute'],
    ['defillama', 59, 'DefiLlama, same minute'],
    ['defillama', 60, 'DefiLlama, 1 minute later'],
    ['defillama', -1_800, 'DefiLlama, 30 minutes earlier'],
    ['defillama', 1_800, 'DefiLlama, 30 minutes later'],
  ])('%s, %d s apart: ‘%s’', (source, apartSeconds, label) => {
    expect(priceSourceLabel({ source, apartSeconds }, false)).toBe(label)
  })

  it('From this trade', () => {
    expect(priceSourceLabel({ source: 'trade', apartSeconds: 0 }, true)).toBe('From this trade')
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
      '1,384 prices: 120 from trades, 60 DefiLlama, 1,200 Birdeye, 4 manual',
    ],
    [
      'absent ones left out',
      [
        ['trade', 120],
        ['defillama', 60],
        ['birdeye', 0],
        ['typed', 4],
      ],
      '184 prices: 120 from trades, 60 DefiLlama, 4 manual',
    ],
    ['one price', [['birdeye', 1]], '1 price: 1 Birdeye'],
    ['none', [], undefined],
  ])('%s', (_, counts, label) => {
    expect(priceSourcesLabel({ counts: new Map(counts), far: 0 })).toBe(label)
  })

  it('with how many are over five minutes away', () => {
    const counts = new Map<PriceSource, number>([
      ['trade', 1],
      ['defillama', 60],
    ])
    expect(priceSourcesLabel({ counts, far: 9 })).toBe(
      '61 prices: 1 from trades, 60 DefiLlama (9 over 5 minutes away)',
    )
  })
})
