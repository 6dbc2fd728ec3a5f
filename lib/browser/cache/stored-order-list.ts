import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as z from '@/lib/domain/text/zod'
import {
  allPages,
  loadedAtMs,
  NEWER_LISTS,
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
  type OrderPage,
  pageSchema,
} from '@/lib/domain/order-lists/order-list'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { oneByteJson } from '@/lib/browser/storage/local-storage'

const count = z.int().check(z.minimum(0))

/** A list's line. It says how many characters each of the pages behind it takes. */
const headSchema = z.tuple([
  z.literal('list'),
  z.object({
    userAddress: identifierSchema,
    name: z.enum([...ORDER_LISTS, ...NEWER_LISTS]),
    isWhole: z.boolean(),
    startedAtMs: count,
    /** When its oldest page came, in Unix milliseconds. */
    loadedAtMs: count,
    totalPages: z.nullable(count),
    pages: z.array(count),
    otherPages: z.array(count),
  }),
])

/** A stored list: its line is parsed, and its pages are still compressed. */
export type StoredList = {
  id: string
  text: string
  head: z.infer<typeof headSchema>[1]
  /** The compressed pages, and then the other pages. */
  pages: readonly string[]
}

const packedPages = new WeakMap<OrderPage, string>()

/** Returns a page as compressed JSON, each character a byte. Compresses a page once. */
export function packPage(page: OrderPage): string {
  const packedPage = packedPages.get(page)
  if (packedPage !== undefined) return packedPage
  const packed = strFromU8(deflateSync(strToU8(oneByteJson(page), true)), true)
  packedPages.set(page, packed)
  return packed
}

/** Returns a stored page; `undefined` if it can't be read. */
export function unpackPage(packed: string): OrderPage | undefined {
  try {
    const json = strFromU8(inflateSync(strToU8(packed, true)), true)
    const { data } = pageSchema.safeParse(z.jsonOf(json))
    if (data) packedPages.set(data, packed)
    return data
  } catch {
    return undefined
  }
}

/** Returns a list as text: a line of JSON, and below it its compressed pages. */
export function packList(userAddress: string, list: OrderList): StoredList {
  const { name, state, startedAtMs, totalPages = null } = list
  const pages = allPages(list).map(packPage)
  const lengths = pages.map(({ length }) => length)
  const head = {
    userAddress,
    name,
    startedAtMs,
    totalPages,
    isWhole: state.kind === 'whole',
    loadedAtMs: loadedAtMs([list]) ?? startedAtMs,
    pages: lengths.slice(0, list.pages.length),
    otherPages: lengths.slice(list.pages.length),
  }
  const text = `${oneByteJson(['list', head])}\n${pages.join('')}`
  return { id: idOf(head), text, head, pages }
}

/**
 * Returns which of two loads of a list is stored: the one that began later if it is whole, else the one
 * with more pages (behaviour 10.6).
 */
export function keptList(a: StoredList, b: StoredList): StoredList {
  const [earlier, later] = isLater(a, b) ? [b, a] : [a, b]
  return later.head.isWhole || later.pages.length >= earlier.pages.length ? later : earlier
}

/** Returns whether a load began later than another; for two states of one load, whether it came further. */
function isLater(a: StoredList, b: StoredList): boolean {
  if (a.head.startedAtMs !== b.head.startedAtMs) return a.head.startedAtMs > b.head.startedAtMs
  if (a.head.isWhole !== b.head.isWhole) return a.head.isWhole
  return a.pages.length > b.pages.length
}

/**
 * Returns the list whose line ends right before a place in the stored text, with the pages that follow there;
 * `undefined` if the line isn't a list's.
 */
export function storedListAt(line: string, text: string, start: number): StoredList | undefined {
  const { data } = headSchema.safeParse(z.jsonOf(line))
  if (!data) return undefined
  const [, head] = data
  let end = start
  const pages = [...head.pages, ...head.otherPages].map((length) => {
    end += length
    return text.slice(end - length, end)
  })
  return { id: idOf(head), text: `${line}\n${text.slice(start, end)}`, head, pages }
}

/**
 * Returns a stored list as it was; one whose loading hadn't ended comes back as stopped. `undefined` if
 * a page can't be read: a list never becomes whole from a part (behaviour 10.1).
 */
export function restoredList(
  { name, startedAtMs, totalPages, isWhole, pages }: StoredList['head'],
  unpacked: readonly (OrderPage | undefined)[],
): OrderList | undefined {
  const readable = unpacked.flatMap((page) => page ?? [])
  if (readable.length < unpacked.length) return undefined
  return {
    name,
    startedAtMs,
    totalPages: totalPages ?? undefined,
    state: { kind: isWhole ? 'whole' : 'stopped' },
    pages: readable.slice(0, pages.length),
    otherPages: readable.slice(pages.length),
  }
}

/** Returns the id of one of a wallet's lists. */
export function idOf({ userAddress, name }: { userAddress: string; name: OrderListName }): string {
  return `${userAddress} ${name}`
}
