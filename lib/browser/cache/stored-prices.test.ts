/** @jest-environment node */
import fc from 'fast-check'
import {
  answered,
  anyAnswers,
  birdeyePrice,
  MISSING_AT_MS,
  priced,
} from '@/lib/domain/testing/test-prices'
import { bestPrice, foundPrice, withAnswers } from '@/lib/domain/prices/price-answers'
import { packPrices, unpackPrices } from './stored-prices'

const DAY_MS = 86_400_000
const DATES = [MISSING_AT_MS, MISSING_AT_MS + 10 * DAY_MS]
const unpacked = (lines: readonly string[], nowMs = MISSING_AT_MS) =>
  unpackPrices(
    lines.map((line): unknown => JSON.parse(line)),
    nowMs,
  )

it('every answer comes back as it was, digit for digit (behaviour 10.1)', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const restored = unpacked(packPrices(answers))
      expect(packPrices(restored)).toEqual(packPrices(answers))
      for (const [mint, mintAnswers] of answers) {
        for (const [minute, answer] of mintAnswers) {
          const back = restored.get(mint)?.get(minute) ?? {}
          expect([bestPrice(back), foundPrice(back)]).toEqual([
            bestPrice(answer),
            foundPrice(answer),
          ])
          expect(back.manual).toEqual(answer.manual)
        }
      }
    }),
  )
})

it('the same answers give the same lines, in whatever order they came', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const turned = [...answers].reverse().map(([mint, mintAnswers]) => {
        return [mint, new Map([...mintAnswers].reverse())] as const
      })
      expect(packPrices(new Map(turned))).toEqual(packPrices(answers))
    }),
  )
})

it('prices never expire, and ‘missing’ counts for 24 hours (behaviour 10.1)', () => {
  const missing = { source: 'birdeye', price: undefined } as const
  const added = [
    { mint: 'MintA', minute: 60, ...missing },
    answered('MintB', 60, priced('defillama', '7', 60)),
    { mint: 'MintB', minute: 60, ...missing },
  ]
  const lines = packPrices(withAnswers(new Map(), added, MISSING_AT_MS))
  const hasMissing = (nowMs: number) => {
    const { birdeye } = unpacked(lines, nowMs).get('MintB')?.get(60) ?? {}
    return [unpacked(lines, nowMs).get('MintA')?.size, birdeye !== undefined]
  }
  expect(hasMissing(MISSING_AT_MS + DAY_MS)).toEqual([1, true])
  expect(hasMissing(MISSING_AT_MS + DAY_MS + 1)).toEqual([0, false])
  for (const nowMs of DATES) {
    expect(foundPrice(unpacked(lines, nowMs).get('MintB')?.get(60) ?? {})?.value).toBe('7')
  }
})

it('a price counts even if the same service once had none (behaviour 8.3)', () => {
  const line = `["prices","MintA",[[1,"7","birdeye",0],[1,null,"birdeye",${MISSING_AT_MS}]]]`
  expect(unpacked([line])).toEqual(new Map([['MintA', new Map([[60, birdeyePrice(7)]])]]))
})

it('manual prices and resets are stored as version 1.0.0 stored them, and come back (behaviour 8.25)', () => {
  const lines = [
    '["manual","MintA",[[1,"7","typed",1700000000000],[2,null,"typed",1700000000001]]]',
  ]
  const restored = unpacked(lines)
  const price = { source: 'manual', value: '7', offsetSeconds: 0 }
  expect(restored.get('MintA')).toEqual(
    new Map([
      [60, { manual: { price, atMs: 1_700_000_000_000 } }],
      [120, { manual: { price: undefined, atMs: 1_700_000_000_001 } }],
    ]),
  )
  expect(packPrices(restored)).toEqual(lines)
})

it.each([
  ['prices', 'birdeye', undefined],
  ['prices', 'defillama', undefined],
  ['manual', 'typed', '0'],
])(
  'a stored 0 counts as a price only if a visitor set it: %s of %s (behaviour 8.3)',
  (kind, source, value) => {
    const restored = unpacked([`["${kind}","MintA",[[1,"0","${source}",0]]]`])
    expect(bestPrice(restored.get('MintA')?.get(60))?.value).toBe(value)
  },
)

it.each([
  ['a price that is no number', '"7"', '"x"'],
  ['a price below 0', '"7"', '"-7"'],
  ['a price that is a number instead of text', '"7"', '7'],
  ['a minute that is not whole', '[1,', '[1.5,'],
  ['an invalid mint', '"MintA"', '"Mint A"'],
  ['an unknown source', '"birdeye"', '"coingecko"'],
])('%s: only the line of its mint is dropped (behaviour 10.1)', (_, was, becomes) => {
  const answers = new Map([
    ['MintA', new Map([[60, birdeyePrice(7)]])],
    ['MintB', new Map([[60, birdeyePrice(7)]])],
  ])
  const [line = '', ...others] = packPrices(answers)
  expect(line).toContain(was)
  expect([...unpacked([line.replace(was, becomes), ...others]).keys()]).toEqual(['MintB'])
})
