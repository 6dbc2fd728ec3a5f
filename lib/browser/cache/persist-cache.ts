import type { QueryClient } from '@tanstack/react-query'
import { cachedOrders, putLists } from '@/lib/browser/order-lists/load-orders'
import { cachedPrices, mergePrices } from '@/lib/browser/prices/cached-prices'
import { servicesOf } from './cache-services'
import { showToast } from '@/lib/browser/toasts/toast-store'
import { cachedTokens, type TokenAnswer } from '@/lib/browser/tokens/load-tokens'
import { allPages, type OrderList } from '@/lib/domain/order-lists/order-list'
import { mergeAnswers, NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { compareText } from '@/lib/domain/text/compare-text'
import { isFresh } from '@/lib/domain/time/max-age'
import { CACHE_NAME, canStore, readStored, writeStored } from '@/lib/browser/storage/local-storage'
import {
  isOfLaterFormat,
  isPacked,
  packLines,
  packList,
  packPage,
  restoredList,
  type StoredList,
  type StoredParts,
  storedParts,
  serializeCache,
  unpackLines,
  unpackPage,
} from './cache-format'

/** The page says this once if a newer version has stored data (behaviour 10.11). */
const NEWER_VERSION = 'A newer version is available. Reload to save new data.'

const NO_ROOM_FOR_PRICES =
  'Browser storage is full. Some USD prices are lost when you close this tab.'

/** The page says this once if the browser's storage is full (behaviour 10.4). */
const NO_ROOM_FOR_LISTS = 'Browser storage is full. Orders will load again next time.'

const SAVE_EVERY_MS = 1_000
const SLICE_MS = 10
/** In characters. Chromium writes 3 million in 16 ms, but takes 171 ms for 5 million (behaviour 10.4). */
const MAX_CHARACTERS = 3_000_000

const EMPTY = serializeCache({ lines: [], lists: [] })
const shownTexts = new Set<string>()
/** Whether another tab's data is being put into the cache, which isn't a change to save. */
let isMerging = false

/** Puts stored data into the query cache: prices of any age, other data up to 24 hours old (behaviour 10.1). */
export async function restoreCache(client: QueryClient): Promise<void> {
  const nowMs = Date.now()
  const { lines, lists } = storedParts(readStored(CACHE_NAME))
  let prices = NO_ANSWERS
  const tokens = new Map<string, TokenAnswer>()
  await mapInSlices(lines, (line) => {
    const unpacked = unpackLines([line], nowMs)
    prices = mergeAnswers(prices, unpacked.prices)
    for (const [mint, answer] of unpacked.tokens) tokens.set(mint, answer)
  })
  cachedPrices.write(client, prices)
  cachedTokens.write(client, tokens)
  await putStoredLists(client, lists)
}

/** Puts the stored lists of some wallets into the query cache again (behaviour 10.12). */
export async function restoreLists(
  client: QueryClient,
  userAddresses: readonly string[],
): Promise<void> {
  const { lists } = storedParts(readStored(CACHE_NAME))
  await putStoredLists(
    client,
    lists.filter(({ head }) => userAddresses.includes(head.userAddress)),
  )
}

async function putStoredLists(client: QueryClient, lists: readonly StoredList[]): Promise<void> {
  const wallets = new Map<string, OrderList[]>()
  for (const { head, pages } of freshLists(lists, Date.now())) {
    const list = restoredList(head, await mapInSlices(pages, unpackPage))
    const walletLists = wallets.get(head.userAddress) ?? []
    if (list) wallets.set(head.userAddress, [...walletLists, list])
  }
  for (const [userAddress, walletLists] of wallets) putLists(client, userAddress, walletLists)
}

/**
 * Saves the cache after changes: at most once a second, and when the page is left. Content that had no
 * room is then tried again. Adds to the cache the prices and tokens that other tabs store (behaviour 10.1, 10.4, 10.6).
 * @param isSaved whether the whole content of the cache is already stored
 */
export function persistCache(client: QueryClient, isSaved = true): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    isSaved = saveCache(client)
  }
  const saveSoon = () => {
    timer ??= setTimeout(async () => {
      // New pages are compressed before the write needs them.
      await packPages(client).catch(console.error)
      if (timer) save()
    }, SAVE_EVERY_MS)
  }
  if (!isSaved) saveSoon()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isMerging) return
    isSaved = false
    saveSoon()
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== CACHE_NAME || newValue === null) return
    // Another tab may have written over what this one stored.
    isSaved = false
    takeStoredPrices(client, newValue)
  })
  window.addEventListener('pagehide', () => {
    if (!isSaved) save()
  })
}

/** Compresses all pages, also those that arrive meanwhile: they come faster than they can be compressed. */
async function packPages(client: QueryClient): Promise<void> {
  for (;;) {
    const pages = ownLists(client).flatMap(({ list }) => allPages(list))
    const unpacked = pages.filter((page) => !isPacked(page))
    if (unpacked.length === 0) return
    await mapInSlices(unpacked, packPage)
  }
}

/**
 * Stores this tab's content, together with what other tabs stored. Never overwrites a newer version's
 * content, and stores nothing of the sample wallet (behaviour 10.6, 10.11, 23.3).
 * @returns false if something had no room
 */
export function saveCache(client: QueryClient): boolean {
  if (!canStore() || servicesOf(client)) return true
  const stored = readStored(CACHE_NAME)
  if (isOfLaterFormat(stored)) {
    warnOnce(NEWER_VERSION)
    return true
  }
  takeStoredPrices(client, stored)
  const lists = listsToStore(client, storedParts(stored).lists)
  const writtenLists = writeWithinQuota({ lines: ownLines(client), lists }, stored)
  if (writtenLists === undefined && cachedPrices.read(client).size > 0) warnOnce(NO_ROOM_FOR_PRICES)
  if ((writtenLists ?? 0) < lists.length) warnOnce(NO_ROOM_FOR_LISTS)
  return writtenLists === lists.length
}

/** Adds to the cache the prices and tokens that another tab stored (behaviour 10.6). */
export function takeStoredPrices(client: QueryClient, text = readStored(CACHE_NAME)): void {
  if (servicesOf(client)) return
  const ownPackedLines = new Set(ownLines(client))
  const lines = storedParts(text).lines.filter((line) => !ownPackedLines.has(line))
  const { prices, tokens } = unpackLines(lines, Date.now())
  isMerging = true
  mergePrices(client, prices)
  const knownTokens = cachedTokens.read(client)
  // Tokens that no service knew are left out: Refresh may be asking again for them (behaviour 6.5).
  const added = [...tokens].filter(([mint, { kind, requestedAtMs }]) => {
    const before = knownTokens.get(mint)
    return kind === 'known' && !(before?.kind === kind && before.requestedAtMs >= requestedAtMs)
  })
  if (added.length > 0) cachedTokens.write(client, new Map([...knownTokens, ...added]))
  isMerging = false
}

/** Returns this tab's load or the stored load of each list. The wallet loaded last comes first (behaviour 10.6). */
function listsToStore(client: QueryClient, stored: readonly StoredList[]): StoredList[] {
  const ownPacked = ownLists(client).map(({ userAddress, list }) => packList(userAddress, list))
  const lists = new Map<string, StoredList>()
  const newest = new Map<string, number>()
  for (const list of freshLists([...stored, ...ownPacked], Date.now())) {
    const { userAddress, name } = list.head
    const id = `${userAddress} ${name}`
    const other = lists.get(id)
    lists.set(id, other ? preferredList(list, other) : list)
  }
  for (const { head } of lists.values()) {
    newest.set(head.userAddress, Math.max(head.startedAtMs, newest.get(head.userAddress) ?? 0))
  }
  const timeOf = ({ head }: StoredList) => newest.get(head.userAddress) ?? 0
  return [...lists]
    .sort(([a, list], [b, other]) => timeOf(other) - timeOf(list) || compareText(a, b))
    .map(([, list]) => list)
}

/** Returns the load of a list that began later if it is whole, else the one with more pages (behaviour 10.6). */
export function preferredList(a: StoredList, b: StoredList): StoredList {
  // Of two states of one load, the one that got further counts as the later one.
  const difference =
    a.head.startedAtMs - b.head.startedAtMs ||
    Number(a.head.isWhole) - Number(b.head.isWhole) ||
    a.pages.length - b.pages.length
  const [earlier, later] = difference > 0 ? [b, a] : [a, b]
  return later.head.isWhole || later.pages.length >= earlier.pages.length ? later : earlier
}

/** Writes the prices and the first lists that fit (behaviour 10.4). @returns how many; undefined if nothing fits */
function writeWithinQuota(
  { lines, lists }: StoredParts,
  stored: string | null,
): number | undefined {
  let room = MAX_CHARACTERS - serializeCache({ lines, lists: [] }).length
  const fitting = lists.findIndex(({ text }) => (room -= text.length + 1) < 0)
  for (
    let writtenLists = fitting === -1 ? lists.length : fitting;
    writtenLists >= 0;
    writtenLists -= 1
  ) {
    const text = serializeCache({ lines, lists: lists.slice(0, writtenLists) })
    if (text === (stored ?? EMPTY) || writeStored(CACHE_NAME, text)) return writtenLists
  }
  return undefined
}

/** Returns what `work` makes of each item, and lets the page respond every 10 ms. */
async function mapInSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const results: R[] = []
  let endMs = performance.now() + SLICE_MS
  for (const item of items) {
    results.push(work(item))
    // In a hidden page, timers fire only once a second or once a minute.
    if (performance.now() < endMs || document.hidden) continue
    await new Promise((resolve) => setTimeout(resolve))
    endMs = performance.now() + SLICE_MS
  }
  return results
}

function freshLists(lists: readonly StoredList[], nowMs: number): StoredList[] {
  return lists.filter(({ head }) => isFresh(head.loadedAtMs, nowMs))
}

function ownLines(client: QueryClient): string[] {
  return packLines(cachedPrices.read(client), cachedTokens.read(client))
}

/** Returns the lists of this tab that have a page, with their wallets. */
function ownLists(client: QueryClient) {
  return [...cachedOrders.read(client)].flatMap(([userAddress, { lists }]) =>
    lists.filter((list) => allPages(list).length > 0).map((list) => ({ userAddress, list })),
  )
}

function warnOnce(text: string): void {
  if (!shownTexts.has(text)) showToast({ kind: 'warn', text })
  shownTexts.add(text)
}
