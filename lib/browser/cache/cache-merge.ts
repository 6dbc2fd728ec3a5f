import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { mergeAnswers } from '@/lib/domain/prices/price-answers'
import type { TokenAnswerMap } from '@/lib/browser/tokens/token-query'
import type { CacheContent, CachedList } from './cache-format'

/**
 * The union of what two tabs know; of two readings of one list the fuller, then the later
 * (behaviour 10.6).
 */
export function mergeCaches(own: CacheContent, other: CacheContent): CacheContent {
  const lists = new Map<string, CachedList>()
  for (const cached of [...own.lists, ...other.lists]) {
    const id = `${cached.userAddress} ${cached.list.name}`
    const known = lists.get(id)
    lists.set(id, known && !isBetter(cached.list, known.list) ? known : cached)
  }
  return {
    prices: mergeAnswers(own.prices, other.prices),
    tokens: mergeTokens(own.tokens, other.tokens),
    lists: [...lists.values()],
  }
}

/** Of two answers for a mint the one that knows it, then the later. */
function mergeTokens(own: TokenAnswerMap, other: TokenAnswerMap): TokenAnswerMap {
  const merged = new Map(Object.entries(own))
  for (const [mint, answer] of Object.entries(other)) {
    const known = merged.get(mint)
    const isKnown = answer.kind === 'known'
    const isBetterAnswer =
      known && isKnown === (known.kind === 'known') ? answer.askedAtMs > known.askedAtMs : isKnown
    if (!known || isBetterAnswer) merged.set(mint, answer)
  }
  return Object.fromEntries(merged)
}

function isBetter(list: OrderList, known: OrderList): boolean {
  const isWhole = list.state.kind === 'whole'
  if (isWhole !== (known.state.kind === 'whole')) return isWhole
  return isWhole ? list.startedAtMs > known.startedAtMs : list.pages.length > known.pages.length
}
