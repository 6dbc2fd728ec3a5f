import type { QueryClient } from '@tanstack/react-query'
import { takePrices } from '@/lib/browser/prices/price-query'
import {
  CACHE_NAME,
  type CacheContent,
  type CachedList,
  knownPages,
  NOTHING_STORED,
  unpackCache,
} from './cache-format'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { mergeCaches } from './cache-merge'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { readStored } from './local-storage'
import { isOfLaterFormat } from './stored-parts'

/** The last line of a store: which write it is, and of which one its tab knew. */
const MARK = /\nW([0-9a-z]{8})([0-9a-z]{8})$/
const MARK_LENGTH = 18
const NO_WRITE = '00000000'

/**
 * What this tab last saw in the storage, and what other tabs wrote there. That is kept in mind,
 * because every later write of this tab would else leave it out again.
 */
const seen: {
  text: string | null
  others: CacheContent
  /** Texts of other tabs that know nothing of this one's last write, nor that of them. */
  missed: string[]
  /** This tab's last write, and those of others that know of it. */
  holding: Set<string>
} = { text: null, others: NOTHING_STORED, missed: [], holding: new Set() }

/** Notes what this tab begins with: nothing of other tabs is known yet but what it read. */
export function noteRestored(text: string | null): void {
  seen.text = text
  seen.others = NOTHING_STORED
  seen.missed = []
  seen.holding = new Set()
}

/** Notes what this tab wrote into the storage. */
export function noteStored(text: string): void {
  seen.text = text
  seen.holding = new Set([markOf(text).id])
}

/** The line by which other tabs see which write comes next, and of which one this tab knows. */
export function nextMark(): string {
  const id = Math.random().toString(36).slice(2, 10).padEnd(8, '0')
  return `\nW${id}${markOf(seen.text).id}`
}

/**
 * Whether what another tab wrote and this tab's last write know nothing of each other, because they
 * came at the same moment: then only one of them stands (behaviour 10.6). Only the mark is read.
 */
export function isApart(text: string): boolean {
  const { id, base } = markOf(text)
  if (seen.holding.size === 0 || isOfLaterFormat(text)) return false
  if (seen.holding.has(base)) {
    seen.holding.add(id)
    return false
  }
  if (markOf(seen.text).base === id && id !== NO_WRITE) return false
  seen.missed.push(text)
  return true
}

/** Takes over the prices that another tab wrote since this one last looked (behaviour 10.6). */
export function takeFromOtherTabs(client: QueryClient): void {
  if (servicesOf(client)) return
  const text = readStored(CACHE_NAME)
  if (text === seen.text && seen.missed.length === 0) return
  const texts = new Set([...seen.missed, ...(text === seen.text ? [] : [text])])
  const nowMs = Date.now()
  // What was deleted in another tab must not come back.
  const isReplaced = text === null || seen.holding.has(markOf(text).base)
  const known = isReplaced ? NOTHING_STORED : seen.others
  const pages = knownPages([...cachedLists(client), ...seen.others.lists])
  seen.others = [...texts].reduce(
    (others, other) => mergeCaches(others, unpackCache(other, nowMs, pages), nowMs),
    known,
  )
  seen.text = text
  seen.missed = []
  takePrices(client, seen.others.prices)
}

/** What other tabs wrote last. */
export function contentOfOtherTabs(): CacheContent {
  return seen.others
}

/** The lists that this tab knows. */
export function cachedLists(client: QueryClient): CachedList[] {
  return client
    .getQueriesData<OrderList>({ queryKey: ['orders'] })
    .flatMap(([[, userAddress], list]) =>
      list ? [{ userAddress: String(userAddress), list }] : [],
    )
}

function markOf(text: string | null): { id: string; base: string } {
  const [, id = NO_WRITE, base = NO_WRITE] = MARK.exec(text?.slice(-MARK_LENGTH) ?? '') ?? []
  return { id, base }
}
