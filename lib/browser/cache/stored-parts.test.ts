/** @jest-environment node */
import { birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { WALLET } from '@/lib/view/testing/sample-events'
import { READ_AT_MS, samplePage } from '@/lib/view/testing/sample-order-lists'
import { LONGEST_CACHE, NOTHING_STORED, packCache, unpackCache } from './cache-format'
import { packPage } from './packed-orders'
import { storedLine, summedJson } from './stored-line'
import { FORMAT_LINE, isOfLaterFormat, storedParts } from './stored-parts'

const formatLine = (format: unknown) => storedLine('format', summedJson(JSON.stringify({ format })))

describe('a store of a later version (behaviour 10.11)', () => {
  it.each([
    ['nothing stored', null, false],
    ['empty text', '', false],
    ['this version', FORMAT_LINE, false],
    ['a later version', formatLine(3), true],
    ['a later version with lines of its own', `${formatLine(12)}\nanything`, true],
    ['an older version', '{"format":1,"prices":[],"tokens":[],"lists":[]}', false],
    ['a number that was damaged', FORMAT_LINE.replace('2', '9'), false],
    ['no number', formatLine('3'), false],
  ])('%s', (_, text, expected) => {
    expect(isOfLaterFormat(text)).toBe(expected)
  })

  it('is not read', () => {
    const text = packCache({ ...NOTHING_STORED, prices }, LONGEST_CACHE).text
    expect(storedParts(text).prices).toHaveLength(1)
    expect(storedParts(text.replace(FORMAT_LINE, formatLine(3))).prices).toEqual([])
  })
})

const MINUTE = 1_772_438_400
const prices = new Map([['MintA', new Map([[MINUTE, birdeyePrice(7)]])]])

it('of a store of the older format the prices are kept, but none that a trade told, and no list (behaviour 7.4)', () => {
  const page = packPage(samplePage({ orders: [sampleTrigger()] }))
  const typed = { price: { source: 'typed', value: '0.5', apartSeconds: 0 }, atMs: 9 } as const
  const stored = `{"format":1,"prices":[{"mint":"MintA","known":[${MINUTE / 60},7],"missing":[],
    "trade":[${MINUTE / 60 + 1},8]},
    {"mint":"MintB","known":[],"missing":[],"typed":[${MINUTE / 60},0.5,9]}],"tokens":[],
    "lists":[{"userAddress":"${WALLET}","name":"past trigger","format":2,"isWhole":true,
    "startedAtMs":${READ_AT_MS},"totalPages":1,"pages":[${page}],"otherPages":[]}]}`
  expect(unpackCache(stored, READ_AT_MS)).toEqual({
    prices: new Map([...prices, ['MintB', new Map([[MINUTE, { typed }]])]]),
    tokens: {},
    lists: [],
  })
})
