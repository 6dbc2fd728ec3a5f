import { mergeAnswers } from '@/lib/domain/prices/price-answers'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import type { TokenAnswer, TokenAnswerMap } from '@/lib/browser/tokens/token-query'
import { isFreshList } from './cache-age'
import type { CacheContent, CachedList } from './cache-format'
import { mergeReadings } from '@/lib/domain/order-lists/merge-readings'

/**
 * The union of what two tabs know (behaviour 10.6). What is too old or from the future counts least
 * (behaviour 10.3).
 * @param nowMs in Unix milliseconds
 */
export function mergeCaches(own: CacheContent, other: CacheContent, nowMs: number): CacheContent {
  const lists = new Map<string, CachedList>()
  for (const cached of [...own.lists, ...other.lists]) {
    const id = `${cached.userAddress} ${cached.list.name}`
    const known = lists.get(id)
    const list = known ? mergeByAge(known.list, cached.list, nowMs) : cached.list
    lists.set(id, { ...cached, list })
  }
  return {
    prices: mergeAnswers(own.prices, other.prices),
    tokens: mergeTokens(own.tokens, other.tokens, nowMs),
    lists: [...lists.values()],
  }
}

function mergeByAge(own: OrderList, other: OrderList, nowMs: number): OrderList {
  const isOwnFresh = isFreshList(own, nowMs)
  if (isOwnFresh === isFreshList(other, nowMs)) return mergeReadings(own, other)
  return isOwnFresh ? own : other
}

/** Of two answers for a mint the one that knows it, then the later; a time in the future is none. */
function mergeTokens(own: TokenAnswerMap, other: TokenAnswerMap, nowMs: number): TokenAnswerMap {
  const timeOf = ({ askedAtMs }: TokenAnswer) => (askedAtMs > nowMs ? 0 : askedAtMs)
  const merged = new Map(Object.entries(own))
  for (const [mint, answer] of Object.entries(other)) {
    const known = merged.get(mint)
    const isKnown = answer.kind === 'known'
    const isBetterAnswer =
      known && isKnown === (known.kind === 'known') ? timeOf(answer) > timeOf(known) : isKnown
    if (!known || isBetterAnswer) merged.set(mint, answer)
  }
  return Object.fromEntries(merged)
}
