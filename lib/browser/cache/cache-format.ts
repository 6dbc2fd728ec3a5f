import { allPages, type OrderList, type OrderPage } from '@/lib/domain/order-lists/order-list'
import { NO_ANSWERS, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { jsonOf } from '@/lib/domain/text/json-value'
import { isFreshList } from './cache-age'
import {
  LIST_FORMAT,
  packPage,
  type StoredList,
  storedListSchema,
  unpackList,
  unpackPage,
} from './packed-orders'
import { packPrices, unpackPrices } from './packed-prices'
import { packTokens, unpackTokens } from './packed-tokens'
import { isSummedJson, lineMark, storedLine, type SummedJson, summedJson } from './stored-line'
import { FORMAT_LINE, storedParts } from './stored-parts'
import type { TokenAnswerMap } from '@/lib/browser/tokens/token-query'

/** The one key that the cache is stored under (behaviour 10.1). */
export const CACHE_NAME = 'perijove'

/**
 * How many one-byte characters the stored cache may have. Measured in Chromium: a write of 3 million
 * takes 16 ms, of 5 million 171 (behaviour 10.4).
 */
export const LONGEST_CACHE = 3_000_000

/** A wallet's list, as the query cache knows it. */
export type CachedList = { userAddress: string; list: OrderList }

/** Everything that is stored under the one key. */
export type CacheContent = {
  prices: PriceAnswers
  tokens: TokenAnswerMap
  lists: readonly CachedList[]
}

/** What had no room in the stored value. */
export type LeftOut = { prices: number; lists: number }

/** The cache as text, and what had no room in it. */
export type PackedCache = { text: string; leftOut: LeftOut }

export const NOTHING_STORED: CacheContent = { prices: NO_ANSWERS, tokens: {}, lists: [] }

/** Pages by their JSON, as it is stored. */
type KnownPages = ReadonlyMap<string, OrderPage>

const packedPages = new WeakMap<OrderPage, SummedJson>()

/**
 * The cache as text of at most `longest` characters, all of them one-byte, a line for each part.
 * Prices go in first, because they cost a second each, then tokens, then the lists that were read
 * last; `leftOut` says how many parts of the prices and how many lists had no room.
 * @param newPrices prices that take only the room which all others leave
 */
export function packCache(
  { prices, tokens, lists }: CacheContent,
  longest: number,
  newPrices: PriceAnswers = NO_ANSWERS,
): PackedCache {
  let room = longest - FORMAT_LINE.length
  const priceLines = packPrices([prices, newPrices], room)
  room -= lengthOf(priceLines.lines)
  const tokenLines = fitting(
    packTokens(tokens).map((token) => storedLine('token', summedJson(JSON.stringify(token)))),
    room,
  )
  room -= lengthOf(tokenLines)
  const newestFirst = [...lists].sort((a, b) => b.list.startedAtMs - a.list.startedAtMs)
  const kept = fitting(newestFirst.map(packList), room)
  return {
    text: [FORMAT_LINE, ...priceLines.lines, ...tokenLines, ...kept].join('\n'),
    leftOut: { prices: priceLines.leftOut, lists: lists.length - kept.length },
  }
}

/**
 * What stored text holds: prices whatever their age, everything else no older than 24 hours by its
 * own age, and not from the future (behaviour 10.3). What is corrupt, of another format or foreign is
 * dropped, part by part (behaviour 10.5). Never throws.
 * @param known pages that are not read again where they stand there as they are
 */
export function unpackCache(
  text: string | null,
  nowMs: number,
  known: KnownPages = new Map(),
): CacheContent {
  if (text === null) return NOTHING_STORED
  const stored = storedParts(text)
  const lists = stored.lists.flatMap((item) => {
    const { data } = storedListSchema.safeParse(item)
    if (!data) return []
    const list = unpackList(data, (part) => storedPage(part, known))
    return isFreshList(list, nowMs) ? [{ userAddress: data.userAddress, list }] : []
  })
  return {
    prices: unpackPrices(stored.prices, nowMs),
    tokens: unpackTokens(stored.tokens, nowMs),
    lists,
  }
}

/**
 * Pages of lists that were stored or restored already: of what another tab wrote only the others have
 * to be read, which would else hold the page up.
 */
export function knownPages(lists: readonly CachedList[]): KnownPages {
  const known = new Map<string, OrderPage>()
  for (const page of lists.flatMap(({ list }) => allPages(list))) {
    const packed = packedPages.get(page)
    if (packed) known.set(packed.json, page)
  }
  return known
}

function packList({ userAddress, list }: CachedList): string {
  const { name, startedAtMs, state, totalPages, pages, otherPages } = list
  const head: Omit<StoredList, 'pages' | 'otherPages'> = {
    userAddress,
    name,
    format: LIST_FORMAT,
    isWhole: state.kind === 'whole',
    startedAtMs,
    totalPages: totalPages ?? null,
    pageCount: pages.length + otherPages.length,
  }
  const first = storedLine('list', summedJson(JSON.stringify(head)))
  const linesOf = (kind: 'pages' | 'otherPages') =>
    list[kind].map((page) => storedLine(kind, packedPage(page), lineMark(first)))
  return [first, ...linesOf('pages'), ...linesOf('otherPages')].join('\n')
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}

/** As many of some texts as fit with a line's end each; what is too long is passed over. */
function fitting(texts: readonly string[], longest: number): string[] {
  let length = 0
  return texts.filter((text) => {
    if (length + text.length + 1 > longest) return false
    length += text.length + 1
    return true
  })
}

function packedPage(page: OrderPage): SummedJson {
  const known = packedPages.get(page)
  if (known) return known
  const packed = summedJson(packPage(page))
  packedPages.set(page, packed)
  return packed
}

/** Older stores have a page as it is, later ones its line's JSON. */
function storedPage(part: unknown, known: KnownPages): OrderPage | undefined {
  if (!isSummedJson(part)) return unpackPage(part)
  const same = known.get(part.json)
  if (same) return same
  const page = unpackPage(jsonOf(part.json))
  if (page) packedPages.set(page, part)
  return page
}
