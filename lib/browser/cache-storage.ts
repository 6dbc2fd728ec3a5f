import type { QueryClient } from '@tanstack/react-query'
import type { OrderList } from '@/lib/domain/order-list'
import { hasStorage, readStored, writeStored } from './local-storage'
import { orderListKey } from './order-list-query'
import {
  type CacheContent,
  LONGEST_CACHE,
  mergeCaches,
  packCache,
  unpackCache,
} from './stored-cache'
import { showToast } from './toasts'
import { type TokenAnswerMap, tokensQuery } from './token-query'

/** The one key that the cache is stored under (spec 7). */
export const CACHE_NAME = 'perijove'

/** Writes are throttled to one a second (spec 9). */
const SAVE_EVERY_MS = 1_000
const SMALLEST_TRY = 10_000

let lastText: string | null = null
// What another tab wrote; kept in mind, because every later write would else leave it out again.
let foreign: CacheContent = { lists: [], tokens: {} }
let hasToldOfFullStorage = false

/** Puts what is stored, and no older than 24 hours, into the query cache. */
export function restoreCache(client: QueryClient): void {
  lastText = readStored(CACHE_NAME)
  const { lists, tokens } = unpackCache(lastText, Date.now())
  for (const { userAddress, list } of lists) {
    client.setQueryData<OrderList>(orderListKey(userAddress, list.name), list)
  }
  client.setQueryData<TokenAnswerMap>(tokensQuery.queryKey, tokens)
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

/** Writes the union with what another tab wrote; gives lists up where there is no room. */
function saveCache(client: QueryClient): void {
  if (!hasStorage()) return
  const stored = readStored(CACHE_NAME)
  if (stored !== lastText) foreign = unpackCache(stored, Date.now())
  const content = mergeCaches(contentOf(client), foreign)
  for (let longest = LONGEST_CACHE; longest >= SMALLEST_TRY; longest /= 2) {
    const { text, leftOut } = packCache(content, longest)
    if (writeStored(CACHE_NAME, text)) {
      lastText = text
      if (leftOut > 0) tellOfFullStorage()
      return
    }
  }
  tellOfFullStorage()
}

function contentOf(client: QueryClient): CacheContent {
  const lists = client
    .getQueriesData<OrderList>({ queryKey: ['orders'] })
    .flatMap(([[, userAddress], list]) =>
      list ? [{ userAddress: String(userAddress), list }] : [],
    )
  return { lists, tokens: client.getQueryData(tokensQuery.queryKey) ?? {} }
}

function tellOfFullStorage(): void {
  if (hasToldOfFullStorage) return
  hasToldOfFullStorage = true
  showToast({ kind: 'warn', text: 'Browser storage is full. Orders will be read again next time.' })
}
