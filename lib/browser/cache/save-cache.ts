import type { QueryClient } from '@tanstack/react-query'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { hasStorage, readStored, writeStored } from './local-storage'
import { orderListKey } from '@/lib/browser/order-lists/order-list-query'
import { knownPrices, takePrices } from '@/lib/browser/prices/price-query'
import {
  type CacheContent,
  type LeftOut,
  LONGEST_CACHE,
  mergeCaches,
  NOTHING_STORED,
  packCache,
  unpackCache,
} from './cache-format'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { type TokenAnswerMap, tokensQuery } from '@/lib/browser/tokens/token-query'

/** The one key that the cache is stored under (spec 7). */
export const CACHE_NAME = 'perijove'

/** Writes are throttled to one a second (spec 9). */
const SAVE_EVERY_MS = 1_000
const SMALLEST_TRY = 10_000

const NO_ROOM_FOR_LISTS = 'Browser storage is full. Orders will be read again next time.'
const NO_ROOM_FOR_PRICES =
  'Browser storage is full. Some USD prices are kept only until this tab is closed.'

let lastText: string | null = null
// What another tab wrote; kept in mind, because every later write would else leave it out again.
let foreign = NOTHING_STORED
const told = new Set<string>()

/** Puts what is stored into the query cache: prices, and what is no older than 24 hours. */
export function restoreCache(client: QueryClient): void {
  lastText = readStored(CACHE_NAME)
  const { prices, tokens, lists } = unpackCache(lastText, Date.now())
  takePrices(client, prices)
  client.setQueryData<TokenAnswerMap>(tokensQuery.queryKey, tokens)
  for (const { userAddress, list } of lists) {
    client.setQueryData<OrderList>(orderListKey(userAddress, list.name), list)
  }
}

/** Saves the cache after changes: at most once a second, and when the page is left. */
export function startSavingCache(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    saveCache(client)
  }
  client.getQueryCache().subscribe((event) => {
    const isNewData = event.type === 'updated' && event.action.type === 'success'
    if (isNewData && timer === undefined) timer = setTimeout(save, SAVE_EVERY_MS)
  })
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) save()
  })
}

/** Takes over what another tab wrote since this one last looked. */
export function lookAtOtherTabs(client: QueryClient): void {
  const stored = readStored(CACHE_NAME)
  if (stored === lastText) return
  lastText = stored
  foreign = unpackCache(stored, Date.now())
  takePrices(client, foreign.prices)
}

/** Writes the union with what another tab wrote; gives lists up where there is no room. */
export function saveCache(client: QueryClient): void {
  if (!hasStorage()) return
  lookAtOtherTabs(client)
  const content = mergeCaches(contentOf(client), foreign)
  for (let longest = LONGEST_CACHE; longest >= SMALLEST_TRY; longest /= 2) {
    const { text, leftOut } = packCache(content, longest)
    if (writeStored(CACHE_NAME, text)) {
      lastText = text
      tellOf(leftOut)
      return
    }
  }
  tellOf({ prices: content.prices.size, lists: content.lists.length })
}

function contentOf(client: QueryClient): CacheContent {
  const lists = client
    .getQueriesData<OrderList>({ queryKey: ['orders'] })
    .flatMap(([[, userAddress], list]) =>
      list ? [{ userAddress: String(userAddress), list }] : [],
    )
  const tokens = client.getQueryData<TokenAnswerMap>(tokensQuery.queryKey) ?? {}
  return { prices: knownPrices(client), tokens, lists }
}

/** Tells once of each thing that has no room. */
function tellOf(leftOut: LeftOut): void {
  const texts = [
    ...(leftOut.prices > 0 ? [NO_ROOM_FOR_PRICES] : []),
    ...(leftOut.lists > 0 ? [NO_ROOM_FOR_LISTS] : []),
  ]
  for (const text of texts) {
    if (!told.has(text)) showToast({ kind: 'warn', text })
    told.add(text)
  }
}
