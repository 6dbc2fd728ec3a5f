/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/test-orders'
import { bestPrice } from '@/lib/domain/prices/price-answers'
import { birdeyePrice } from '@/lib/domain/testing/test-prices'
import { SOL_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import { LOADED_AT_MS, testList } from '@/lib/view/testing/test-order-lists'
import { contentText } from '@/lib/browser/testing/stored-content'
import type { TokenAnswer } from '@/lib/browser/tokens/load-tokens'
import { isOfLaterFormat, storedParts, unpackLines } from './cache-format'

const prices = new Map([['MintA', new Map([[60, birdeyePrice(7)]])]])
const token = { ...SOL_TOKEN, name: 'Wrapped “SOL” 🪐' }
const tokens = new Map<string, TokenAnswer>([
  [SOL, { kind: 'known', token, requestedAtMs: LOADED_AT_MS }],
  ['MintX', { kind: 'unknown', token: undefined, requestedAtMs: LOADED_AT_MS }],
])
const lists = (['past trigger', 'active trigger'] as const).map((name) => ({
  userAddress: WALLET,
  list: testList(name),
}))
const text = contentText({ prices, tokens, lists })

it('the text of stored content can be read, and has only one-byte characters (behaviour 10.4)', () => {
  const stored = storedParts(text)
  expect(unpackLines(stored.lines, LOADED_AT_MS)).toEqual({ prices, tokens })
  expect(stored.lists.map(({ head }) => head.name)).toEqual(['past trigger', 'active trigger'])
  expect(text).not.toMatch(/[^\u0000-\u00ff]/)
})

it('tokens count for 24 hours, and a token for which a service failed is not stored', () => {
  const unanswered = { kind: 'unanswered', token: undefined, requestedAtMs: LOADED_AT_MS } as const
  const { lines } = storedParts(contentText({ tokens: new Map([['MintY', unanswered]]) }))
  expect(lines).toEqual([])
  expect(unpackLines(storedParts(text).lines, LOADED_AT_MS + 86_400_001).tokens.size).toBe(0)
})

it.each([
  ['an empty storage', null],
  ['foreign text', '{"format":1,"prices":[],"tokens":[],"lists":[]}'],
  ['a format before 1.0.0', text.replace(/\d+/, '3')],
  ['a later format', text.replace(/\d+/, '99')],
])('%s has no parts (behaviour 10.1, 10.11)', (name, stored) => {
  expect(storedParts(stored)).toEqual({ lines: [], lists: [] })
  expect(isOfLaterFormat(stored)).toBe(name === 'a later format')
})

it('manual and fetched prices that version 1.0.0 stored are kept (behaviour 10.1)', () => {
  const [manual, birdeye] = [
    '["manual","MintA",[[1,"7","typed",1700000000000]]]',
    '["prices","MintA",[[2,"8","birdeye",0]]]',
  ]
  const { lines } = storedParts(`perijove 4\n${manual}\n${birdeye}`)
  const unpacked = unpackLines(lines, LOADED_AT_MS).prices.get('MintA')
  expect([...(unpacked ?? [])].map(([, answer]) => bestPrice(answer)?.value)).toEqual(['7', '8'])
})

it('prices and tokens of an older format are unpacked, and its lists are dropped (behaviour 10.1)', () => {
  const { lines } = storedParts(text)
  // The lists of older formats had one list of other pages.
  const older = text.replace(/\d+/, '4').replaceAll('"earlierPages"', '"otherPages"')
  expect(storedParts(older)).toEqual({ lines, lists: [] })
})

it.each([
  ['a price', '"prices"', 'prices"', [0, 2, 2]],
  ['a token', '"token"', '"tok"', [1, 1, 2]],
  ['a list', '"past trigger"', '"past"', [1, 2, 1]],
])('if %s is damaged, only it is dropped (behaviour 10.1)', (_, was, becomes, counts) => {
  const stored = storedParts(text.replace(was, becomes))
  const read = unpackLines(stored.lines, LOADED_AT_MS)
  expect([read.prices.size, read.tokens.size, stored.lists.length]).toEqual(counts)
})
