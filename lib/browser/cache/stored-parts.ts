import { z } from 'zod/mini'
import { jsonOf } from '@/lib/domain/text/json-value'
import { kindOf, lineJson, lineMark, lineValue, storedLine, summedJson } from './stored-line'

// Stores of format 1 were one JSON value, without checksums.
const OLDER_FORMAT = 1
const FORMAT = 2
const formatSchema = z.object({ format: z.int() })
const olderSchema = z.object({
  format: z.literal(OLDER_FORMAT),
  prices: z.optional(z.unknown()),
  tokens: z.optional(z.unknown()),
  lists: z.array(z.unknown()),
})
const headSchema = z.record(z.string(), z.unknown())

/**
 * What is stored, part by part, none of it checked yet but that it is as it was written. The pages of
 * lists are JSON still.
 */
export type StoredParts = { prices: unknown; tokens: unknown; lists: readonly unknown[] }

/** The first line of every store, of later formats too. */
export const FORMAT_LINE = storedLine('format', summedJson(JSON.stringify({ format: FORMAT })))

/**
 * Whether a page of a later version stored the text: then an older one leaves it alone
 * (behaviour 10.11).
 */
export function isOfLaterFormat(text: string | null): boolean {
  const [line = ''] = (text ?? '').split('\n', 1)
  if (kindOf(line) !== 'format') return false
  const { data } = formatSchema.safeParse(lineValue(line))
  return data !== undefined && data.format > FORMAT
}

/** The parts of stored text, also of the older format; what is not as it was written is left out. */
export function storedParts(text: string): StoredParts {
  const older = text.startsWith('{') ? olderSchema.safeParse(jsonOf(text)).data : undefined
  if (older) return { prices: older.prices, tokens: older.tokens, lists: older.lists }
  return isOfLaterFormat(text) ? { prices: [], tokens: [], lists: [] } : partsOfLines(text)
}

function partsOfLines(text: string): StoredParts {
  const prices: unknown[] = []
  const tokens: unknown[] = []
  const lists: ListLines[] = []
  for (const line of text.split('\n')) {
    const kind = kindOf(line)
    if (kind === 'prices') prices.push(lineValue(line))
    else if (kind === 'token') tokens.push(lineValue(line))
    else if (kind === 'list') lists.push(listBegun(line))
    else if (kind && kind !== 'format') addPage(lists.at(-1), kind, line)
  }
  return { prices, tokens, lists: lists.map(({ head, pages }) => ({ ...head, ...pages })) }
}

/** A list whose pages stand on the lines below its own; those of another list do not fit its mark. */
type ListLines = {
  head: Record<string, unknown> | undefined
  mark: string
  pages: Record<PageKind, unknown[]>
  known: Set<string>
}
type PageKind = 'pages' | 'otherPages'

function listBegun(line: string): ListLines {
  const head = headSchema.safeParse(lineValue(line)).data
  const pages = { pages: [], otherPages: [] }
  return { head, mark: lineMark(line), pages, known: new Set() }
}

function addPage(list: ListLines | undefined, kind: PageKind, line: string): void {
  if (!list?.head || list.known.has(lineMark(line))) return
  const page = lineJson(line, list.mark)
  if (page === undefined) return
  list.known.add(lineMark(line))
  list.pages[kind].push(page)
}
