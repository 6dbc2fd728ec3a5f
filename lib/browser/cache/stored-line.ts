import { jsonOf } from '@/lib/domain/text/json-value'

/** What a line of the stored text holds; the two kinds of pages belong to the list above them. */
const LETTERS = {
  format: 'F',
  prices: 'P',
  token: 'T',
  list: 'L',
  pages: 'A',
  otherPages: 'O',
} as const
export type LineKind = keyof typeof LETTERS
const KINDS = new Map<string, LineKind>([
  [LETTERS.format, 'format'],
  [LETTERS.prices, 'prices'],
  [LETTERS.token, 'token'],
  [LETTERS.list, 'list'],
  [LETTERS.pages, 'pages'],
  [LETTERS.otherPages, 'otherPages'],
])

const SUM_DIGITS = 7
/** How many characters of a line stand before its JSON. */
const MARK_LENGTH = 1 + SUM_DIGITS
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193
const { imul } = Math

/** One-byte JSON with its checksum, from which a line is made. */
export type SummedJson = { json: string; sum: number }

/** JSON text with everything above U+00FF escaped, because browsers store that in half the space. */
export function summedJson(json: string): SummedJson {
  const oneByte = json.replace(
    /[^\u0000-\u00ff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return { json: oneByte, sum: checksum(oneByte) }
}

/**
 * A line of the stored text: what it holds, a checksum, JSON. One that lost or changed a character
 * falls alone (behaviour 10.5).
 * @param place the mark of the list that a page belongs to: below another one it does not count
 */
export function storedLine(kind: LineKind, { json, sum }: SummedJson, place = ''): string {
  return `${markOf(LETTERS[kind], sum, place)}${json}`
}

/** What a line holds, as it says itself. */
export function kindOf(line: string): LineKind | undefined {
  return KINDS.get(line.charAt(0))
}

/** What stands before a line's JSON, by which the pages below a list know it. */
export function lineMark(line: string): string {
  return line.slice(0, MARK_LENGTH)
}

/** A line's JSON; undefined where it is not as it was written, or stands elsewhere. */
export function lineJson(line: string, place = ''): SummedJson | undefined {
  const json = line.slice(MARK_LENGTH)
  const sum = checksum(json)
  return lineMark(line) === markOf(line.charAt(0), sum, place) ? { json, sum } : undefined
}

/** The value of a line's JSON, not yet checked; undefined as above. */
export function lineValue(line: string, place = ''): unknown {
  const found = lineJson(line, place)
  return found && jsonOf(found.json)
}

/** Whether a stored part is a line's JSON, not yet parsed. */
export function isSummedJson(part: unknown): part is SummedJson {
  return typeof part === 'object' && part !== null && 'json' in part && 'sum' in part
}

function markOf(letter: string, jsonSum: number, place: string): string {
  const sum = checksum(letter + place, jsonSum)
  return `${letter}${sum.toString(36).padStart(SUM_DIGITS, '0')}`
}

/** FNV-1a, which no change of a single character leaves as it was. */
function checksum(text: string, from = FNV_OFFSET): number {
  let sum = from
  for (let index = 0; index < text.length; index += 1) {
    sum = imul(sum ^ text.charCodeAt(index), FNV_PRIME)
  }
  return sum >>> 0
}
