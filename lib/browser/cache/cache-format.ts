import { z } from 'zod/mini'
import { jsonOf } from '@/lib/domain/text/json-value'
import type { OrderList, OrderPage } from '@/lib/domain/order-lists/order-list'
import { NO_ANSWERS, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { isFreshList } from './cache-age'
import {
  LIST_FORMAT,
  packPage,
  type StoredList,
  storedListSchema,
  unpackList,
} from './packed-orders'
import { oneByte } from './one-byte-text'
import { packPrices, unpackPrices } from './packed-prices'
import { packTokens, unpackTokens } from './packed-tokens'
import type { TokenAnswerMap } from '@/lib/browser/tokens/token-query'

/** The one key that the cache is stored under (behaviour 10.1). */
export const CACHE_NAME = 'perijove'

const FORMAT = 1

/** Room for what stands around the prices, and after them around the tokens and lists. */
const ENVELOPE = 46
const REST_OF_ENVELOPE = 23

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

const envelopeSchema = z.object({
  format: z.literal(FORMAT),
  prices: z.optional(z.unknown()),
  tokens: z.unknown(),
  lists: z.array(z.unknown()),
})
export const NOTHING_STORED: CacheContent = { prices: NO_ANSWERS, tokens: {}, lists: [] }

const packedPages = new WeakMap<OrderPage, string>()

/**
 * The cache as text of at most `longest` characters, all of them one-byte. Prices go in first,
 * because they cost a second each, then tokens, then the lists that were read last; `leftOut` says
 * how many parts of the prices and how many lists had no room.
 */
export function packCache(
  { prices, tokens, lists }: CacheContent,
  longest: number,
): { text: string; leftOut: LeftOut } {
  const allPrices = packPrices(prices)
  const priceTexts = fitting(allPrices, longest - ENVELOPE)
  const begin = `{"format":${FORMAT},"prices":[${priceTexts.join(',')}]`
  const tokenTexts = fitting(
    packTokens(tokens).map(packedJson),
    longest - begin.length - REST_OF_ENVELOPE,
  )
  const head = `${begin},"tokens":[${tokenTexts.join(',')}],"lists":[`
  const newestFirst = [...lists].sort((a, b) => b.list.startedAtMs - a.list.startedAtMs)
  const kept = fitting(newestFirst.map(packList), longest - head.length - 2)
  return {
    text: `${head}${kept.join(',')}]}`,
    leftOut: { prices: allPrices.length - priceTexts.length, lists: lists.length - kept.length },
  }
}

/**
 * What stored text holds: prices whatever their age, everything else no older than 24 hours by its
 * own age, and not from the future (behaviour 10.3). What is corrupt, of another format or foreign is
 * dropped, part by part (behaviour 10.5). Never throws.
 */
export function unpackCache(text: string | null, nowMs: number): CacheContent {
  const stored = envelopeSchema.safeParse(jsonOf(text ?? '')).data
  if (!stored) return NOTHING_STORED
  const lists = stored.lists.flatMap((item) => {
    const { data } = storedListSchema.safeParse(item)
    if (!data) return []
    const list = unpackList(data)
    return isFreshList(list, nowMs) ? [{ userAddress: data.userAddress, list }] : []
  })
  return {
    prices: unpackPrices(stored.prices, nowMs),
    tokens: unpackTokens(stored.tokens, nowMs),
    lists,
  }
}

function packList({ userAddress, list }: CachedList): string {
  const pages = (some: readonly OrderPage[]) => `[${some.map(packedPage).join(',')}]`
  const { name, startedAtMs, state, totalPages } = list
  const head: Omit<StoredList, 'pages' | 'otherPages' | 'departed'> = {
    userAddress,
    name,
    format: LIST_FORMAT,
    isWhole: state.kind === 'whole',
    startedAtMs,
    totalPages: totalPages ?? null,
  }
  const fields = packedJson(head).slice(0, -1)
  const departed = list.departed.length > 0 ? `,"departed":${pages(list.departed)}` : ''
  return `${fields},"pages":${pages(list.pages)},"otherPages":${pages(list.otherPages)}${departed}}`
}

function packedJson(value: unknown): string {
  return oneByte(JSON.stringify(value))
}

/** As many of some texts as fit with a comma each; what is too long is passed over. */
function fitting(texts: readonly string[], longest: number): string[] {
  let length = 0
  return texts.filter((text) => {
    if (length + text.length + 1 > longest) return false
    length += text.length + 1
    return true
  })
}

function packedPage(page: OrderPage): string {
  const known = packedPages.get(page)
  if (known !== undefined) return known
  const text = oneByte(packPage(page))
  packedPages.set(page, text)
  return text
}
