import * as z from '@/lib/domain/text/zod'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { isFresh } from '@/lib/domain/time/unix-time'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { tokenSchema } from '@/lib/domain/tokens/token'
import type { TokenAnswer, TokenAnswerMap } from '@/lib/browser/tokens/load-tokens'
import { oneByteJson } from '@/lib/browser/storage/local-storage'
import { type StoredList, storedListAt } from './stored-order-list'
import { packPrices, unpackPrices } from './stored-prices'

/**
 * Raise it when stored lists change their meaning: lists of an older format are then dropped, and tabs
 * of an older version leave the newer content alone (behaviour 10.1, 10.11).
 */
const FORMAT = 6
/** Since this format, that of version 1.0.0, prices and tokens are stored the same way. */
const FIRST_FORMAT = 4
/** The first line of every format. */
const FIRST_LINE = /^perijove (\d+)\n/

const tokenLineSchema = z.tuple([
  z.literal('token'),
  identifierSchema,
  z.int().check(z.minimum(0)),
  z.nullable(tokenSchema),
])

/** The stored text in parts: prices and tokens as lines, and the lists. */
export type StoredParts = { lines: readonly string[]; lists: readonly StoredList[] }

/** Whether a later version of the page wrote the text (behaviour 10.11). */
export function isOfLaterFormat(text: string | null): boolean {
  return formatOf(text) > FORMAT
}

/** Returns the stored text in parts. An older format loses its lists, and foreign content gives no part. */
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
    const list = line.startsWith('["list"') ? storedListAt(line, text, start) : undefined
    if (list) {
      if (format === FORMAT) lists.push(list)
      start += list.text.length - line.length
    } else lines.push(line)
  }
  return { lines, lists }
}

/** Returns the text of some parts (behaviour 10.4). */
export function storedText({ lines, lists }: StoredParts): string {
  return [`perijove ${FORMAT}`, ...lines, ...lists.map(({ text }) => text)].join('\n')
}

/** Returns prices and tokens as lines. The same content gives the same lines. */
export function packLines(prices: PriceAnswers, tokens: TokenAnswerMap): string[] {
  const tokenEntries = [...tokens]
    .filter(([, { kind }]) => kind !== 'unanswered')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([mint, { token, requestedAtMs }]) =>
      oneByteJson(['token', mint, requestedAtMs, token ?? null]),
    )
  return [...packPrices(prices), ...tokenEntries]
}

/**
 * Returns the content of lines. A line that can't be read is dropped, and so are tokens and 'missing'
 * answers older than 24 hours or from the future (behaviour 10.1).
 */
export function unpackLines(
  lines: readonly string[],
  nowMs: number,
): { prices: PriceAnswers; tokens: TokenAnswerMap } {
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
