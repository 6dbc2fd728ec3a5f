const MAX_GRAPHEMES = 64
const MAX_UTF16_UNITS = 128
/** Characters that are invisible or look blank. The Hangul fillers are among the ignorable ones. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/gu
/**
 * Almost all names are such texts, of which every character is visible. A phone takes 50 ms to prepare the other
 * expressions and the segmenter, so they wait for the first other text.
 */
const PLAIN = /^[ -~]*$/
/** Marks without a letter aren't visible. */
const MARKS_ALONE = /^[\p{M}\s]*$/u
const LONE_SURROGATE = /\p{Cs}/gu
let segmenter: Intl.Segmenter | undefined

/** Cleans a token's name or symbol, which anyone can choose (behaviour 6.8). Empty if nothing visible is left. */
export function visibleText(text: string): string {
  return visibleTextUpTo(MAX_UTF16_UNITS, text)
}

export function withoutInvisible(text: string): string {
  return PLAIN.test(text) ? text : text.replace(INVISIBLE, '')
}

/** Cleans another text that is shown as a name. @param maxUnits its limit in UTF-16 units */
export function visibleTextUpTo(maxUnits: number, text: string): string {
  const short = text.slice(0, 4_096)
  if (PLAIN.test(short)) return short.trim().slice(0, Math.min(MAX_GRAPHEMES, maxUnits)).trimEnd()
  const clean = withoutInvisible(short).replace(LONE_SURROGATE, '').trim()
  if (MARKS_ALONE.test(clean)) return ''
  let visible = ''
  let graphemes = 0
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(clean)) {
    if (graphemes === MAX_GRAPHEMES || visible.length + segment.length > maxUnits) break
    visible += segment
    graphemes += 1
  }
  return visible.trimEnd()
}
