import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { z } from 'zod/mini'
import {
  allPages,
  NEWER_LISTS,
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
  type OrderPage,
  pageSchema,
} from '@/lib/domain/order-lists/order-list'
import { jsonOf } from '@/lib/domain/text/json'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { oneByteJson } from '@/lib/browser/storage/local-storage'

const count = z.int().check(z.minimum(0))

/** A list's line: how many characters each of its pages takes behind it. */
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

/** A list as it is stored: only its line is parsed, and its pages are compressed still. */
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
  const known = packedPages.get(page)
  if (known !== undefined) return known
  const packed = strFromU8(deflateSync(strToU8(oneByteJson(page), true)), true)
  packedPages.set(page, packed)
  return packed
}

/** Returns a stored page; `undefined` if it can't be read. */
export function unpackPage(packed: string): OrderPage | undefined {
  try {
    const json = strFromU8(inflateSync(strToU8(packed, true)), true)
    const { data } = pageSchema.safeParse(jsonOf(json))
    if (data) packedPages.set(data, packed)
    return data
  } catch {
    return undefined
  }
}

/** Returns a list as text: a line of JSON, and below it its compressed pages. */
export function packList(userAddress: string, list: OrderList): StoredList {
  const { name, state, startedAtMs, totalPages = null } = list
  const loadedAtMs = allPages(list).reduce(
    (oldest, page) => Math.min(oldest, page.loadedAtMs),
    Infinity,
  )
  const isWhole = state.kind === 'whole'
  return storedList(
    { userAddress, name, isWhole, startedAtMs, loadedAtMs, totalPages },
    list.pages.map(packPage),
    list.otherPages.map(packPage),
  )
}

function storedList(
  head: Omit<StoredList['head'], 'pages' | 'otherPages'>,
  pages: readonly string[],
  otherPages: readonly string[],
): StoredList {
  const lengths = (packed: readonly string[]) => packed.map(({ length }) => length)
  const full = { ...head, pages: lengths(pages), otherPages: lengths(otherPages) }
  const packed = [...pages, ...otherPages]
  const text = `${oneByteJson(['list', full])}\n${packed.join('')}`
  return { id: idOf(head), text, head: full, pages: packed }
}

/**
 * Returns what two loads of a list come to: the one that began later counts if it is whole. If it
 * isn't, it is partial with the pages of both, so that nothing that was loaded is lost (behaviour 10.6).
 */
export function mergeStored(a: StoredList, b: StoredList): StoredList {
  const [earlier, later] = isLater(a, b) ? [b, a] : [a, b]
  const added = earlier.pages.filter((packed) => !later.pages.includes(packed))
  if (later.head.isWhole || added.length === 0) return later
  const loadedAtMs = Math.min(earlier.head.loadedAtMs, later.head.loadedAtMs)
  const count = later.head.pages.length
  return storedList({ ...later.head, loadedAtMs }, later.pages.slice(0, count), [
    ...later.pages.slice(count),
    ...added,
  ])
}

/** Returns whether a load began later than another; of one load, whether it has more pages. */
function isLater({ head: a }: StoredList, { head: b }: StoredList): boolean {
  if (a.startedAtMs !== b.startedAtMs) return a.startedAtMs > b.startedAtMs
  if (a.isWhole !== b.isWhole) return a.isWhole
  return a.pages.length + a.otherPages.length > b.pages.length + b.otherPages.length
}

/**
 * Returns the list whose line ends right before a place in the stored text, with the pages that follow
 * there; `undefined` if the line is none.
 */
export function storedListAt(line: string, text: string, start: number): StoredList | undefined {
  const { data } = headSchema.safeParse(jsonOf(line))
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
 * @param pageOf unpacks a page
 */
export function unpackList(
  { head, pages }: StoredList,
  pageOf = unpackPage,
): OrderList | undefined {
  const unpacked = pages.flatMap((packed) => pageOf(packed) ?? [])
  if (unpacked.length < pages.length) return undefined
  const { name, startedAtMs } = head
  return {
    ...{ name, startedAtMs, totalPages: head.totalPages ?? undefined },
    state: { kind: head.isWhole ? 'whole' : 'stopped' },
    pages: unpacked.slice(0, head.pages.length),
    otherPages: unpacked.slice(head.pages.length),
  }
}

/** Returns the id of one of a wallet's lists. */
export function idOf({ userAddress, name }: { userAddress: string; name: OrderListName }): string {
  return `${userAddress} ${name}`
}
