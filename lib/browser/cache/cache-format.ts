import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as z from '@/lib/domain/text/zod'
import {
  ALL_LISTS,
  allPages,
  loadedAtMs,
  type OrderList,
  type OrderPage,
  pageSchema,
} from '@/lib/domain/order-lists/order-list'
import { compareText } from '@/lib/domain/text/compare-text'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { isFresh } from '@/lib/domain/time/max-age'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { tokenSchema } from '@/lib/domain/tokens/token'
import type { TokenAnswer, TokenAnswerMap } from '@/lib/browser/tokens/load-tokens'
import { oneByteJson } from '@/lib/browser/storage/local-storage'
import { packPrices, unpackPrices } from './stored-prices'

/** Raise this number if the meaning of stored lists changes. */
const FORMAT = 8
/** Lists of an older format are dropped (behaviour 10.1). */
const FIRST_LIST_FORMAT = 7
/** Prices and tokens are stored in the same way since this format, which version 1.0.0 introduced. */
const FIRST_FORMAT = 4
const FIRST_LINE = /^perijove (\d+)\n/

const count = z.int().check(z.minimum(0))

const tokenLineSchema = z.tuple([
  z.literal('token'),
  identifierSchema,
  count,
  z.nullable(tokenSchema),
])

/** The stored text in parts: prices and tokens as lines, and the lists. */
export type StoredParts = { lines: readonly string[]; lists: readonly StoredList[] }

/** Whether a later version of the page wrote the text (behaviour 10.11). */
export function isOfLaterFormat(text: string | null): boolean {
  return formatOf(text) > FORMAT
}

/** Returns the stored text in parts. An older format gives no lists; foreign or newer content gives nothing. */
export function storedParts(text: string | null): StoredParts {
  const lines: string[] = []
  const lists: StoredList[] = []
  const format = formatOf(text)
  if (text === null || format < FIRST_FORMAT || format > FORMAT) return { lines, lists }
  let start = text.indexOf('\n') + 1
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end === -1 ? text.length : end)
    start += line.length + 1
    // The lists come last.
    if (format < FIRST_LIST_FORMAT && line.startsWith('["list"')) break
    const list = line.startsWith('["list"') ? storedListAt(line, text, start) : undefined
    if (list) {
      lists.push(list)
      start += list.text.length - line.length
    } else lines.push(line)
  }
  return { lines, lists }
}

/** Returns the text to store: the lines of prices and tokens, then the lists (behaviour 10.4). */
export function serializeCache({ lines, lists }: StoredParts): string {
  return [`perijove ${FORMAT}`, ...lines, ...lists.map(({ text }) => text)].join('\n')
}

/** Returns prices and tokens as lines. The same content gives the same lines. */
export function packLines(prices: PriceAnswers, tokens: TokenAnswerMap): string[] {
  const tokenEntries = [...tokens]
    .filter(([, { kind }]) => kind === 'known' || kind === 'unknown')
    .sort(([a], [b]) => compareText(a, b))
    .map(([mint, { token, requestedAtMs }]) =>
      oneByteJson(['token', mint, requestedAtMs, token ?? null]),
    )
  return [...packPrices(prices), ...tokenEntries]
}

/** Returns the content of lines, without unreadable lines, old tokens and old 'missing' answers (behaviour 10.1). */
export function unpackLines(lines: readonly string[], nowMs: number) {
  const stored = lines.map(z.jsonOf)
  const tokens = stored.flatMap((value): [string, TokenAnswer][] => {
    const { data } = tokenLineSchema.safeParse(value)
    if (!data || !isFresh(data[2], nowMs)) return []
    const [, mint, requestedAtMs, token] = data
    return [[mint, { kind: token ? 'known' : 'unknown', token: token ?? undefined, requestedAtMs }]]
  })
  return { prices: unpackPrices(stored, nowMs), tokens: new Map(tokens) }
}

function formatOf(text: string | null): number {
  return Number(FIRST_LINE.exec(text ?? '')?.[1] ?? 0)
}

/** The line before the pages of a list. It has the length of each page, in characters. */
const headSchema = z.tuple([
  z.literal('list'),
  z.object({
    userAddress: identifierSchema,
    name: z.enum(ALL_LISTS),
    isWhole: z.boolean(),
    startedAtMs: count,
    /** When the list's oldest page was loaded, in Unix milliseconds. */
    loadedAtMs: count,
    totalPages: z.nullable(count),
    pages: z.array(count),
    earlierPages: z.array(count),
    /** More earlier pages, in format 7. */
    lostTradePages: z.optional(z.array(count)),
  }),
])

/** A stored list: its line is parsed, and its pages are still compressed. */
export type StoredList = {
  text: string
  head: z.infer<typeof headSchema>[1]
  /** The list's `pages` and `earlierPages`, each page compressed. */
  pages: readonly string[]
}

const packedPages = new WeakMap<OrderPage, string>()

export function isPacked(page: OrderPage): boolean {
  return packedPages.has(page)
}

/** Returns a page as compressed JSON, in which a character is a byte. Each page is compressed only once. */
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
    const page = parsePage(json) ?? parsePage(withNewNames(json))
    if (page) packedPages.set(page, packed)
    return page
  } catch {
    return undefined
  }
}

function parsePage(json: string): OrderPage | undefined {
  return pageSchema.safeParse(z.jsonOf(json)).data
}

/** The names of an order's fields in format 7, before format 8 gave both kinds of orders the same ones. */
const NEW_NAMES = new Map([
  ['inDeposited', 'deposited'],
  ['inUsed', 'used'],
  ['inWithdrawn', 'refunded'],
  ['outReceived', 'received'],
  ['minOutAmount', 'minOutput'],
  ['maxOutAmount', 'maxOutput'],
  ['makingAmount', 'deposited'],
  ['remainingMakingAmount', 'remaining'],
  ['takingAmount', 'limitOutput'],
  ['movedRounds', 'rescheduledRounds'],
])

/** Returns a page of format 7 with the names of format 8. A name in a text can't match, as its quotes are escaped. */
function withNewNames(json: string): string {
  return json.replace(/"(\w+)":/g, (field, name) => {
    const newName = NEW_NAMES.get(name)
    return newName === undefined ? field : `"${newName}":`
  })
}

/** Returns a list to store. Its text is a line of JSON, with the compressed pages below the line. */
export function packList(userAddress: string, list: OrderList): StoredList {
  const { name, state, startedAtMs, totalPages = null } = list
  const pages = allPages(list).map(packPage)
  const lengthsOf = (listPages: readonly OrderPage[]) =>
    listPages.map((page) => packPage(page).length)
  const head = {
    userAddress,
    name,
    startedAtMs,
    totalPages,
    isWhole: state.kind === 'whole',
    loadedAtMs: loadedAtMs([list]) ?? startedAtMs,
    pages: lengthsOf(list.pages),
    earlierPages: lengthsOf(list.earlierPages),
  }
  const text = `${oneByteJson(['list', head])}\n${pages.join('')}`
  return { text, head, pages }
}

/** Returns the list that a line describes, if the line is a list's. Its pages begin at `start` in the stored text. */
function storedListAt(line: string, text: string, start: number): StoredList | undefined {
  const { data } = headSchema.safeParse(z.jsonOf(line))
  if (!data) return undefined
  const [, head] = data
  let end = start
  const pages = [...head.pages, ...head.earlierPages, ...(head.lostTradePages ?? [])].map(
    (length) => {
      end += length
      return text.slice(end - length, end)
    },
  )
  return { text: `${line}\n${text.slice(start, end)}`, head, pages }
}

/** Returns a stored list. One that isn't whole is 'stopped'. Undefined if a page can't be read (behaviour 10.1). */
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
    earlierPages: readable.slice(pages.length),
  }
}
