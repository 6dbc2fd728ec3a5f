import { CACHE_NAME } from '@/lib/browser/storage/local-storage'
import {
  packLines,
  packList,
  restoredList,
  storedParts,
  serializeCache,
  unpackLines,
  unpackPage,
} from '@/lib/browser/cache/cache-format'
import type { TokenAnswerMap } from '@/lib/browser/tokens/load-tokens'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { NO_ANSWERS, type PriceAnswers } from '@/lib/domain/prices/price-answers'

/** For tests: what is in the storage. */
export type StoredContent = {
  prices: PriceAnswers
  tokens: TokenAnswerMap
  lists: readonly { userAddress: string; list: OrderList }[]
}

export function contentText(content: Partial<StoredContent>): string {
  const { prices = NO_ANSWERS, tokens = new Map(), lists = [] } = content
  return serializeCache({
    lines: packLines(prices, tokens),
    lists: lists.map(({ userAddress, list }) => packList(userAddress, list)),
  })
}

/** Stores the content as another tab would. */
export function storeContent(content: Partial<StoredContent>): void {
  window.localStorage.setItem(CACHE_NAME, contentText(content))
}

export function storedContent(): StoredContent {
  const { lines, lists } = storedParts(window.localStorage.getItem(CACHE_NAME))
  return {
    ...unpackLines(lines, Date.now()),
    lists: lists.flatMap(({ head, pages }) => {
      const list = restoredList(head, pages.map(unpackPage))
      return list ? [{ userAddress: head.userAddress, list }] : []
    }),
  }
}
