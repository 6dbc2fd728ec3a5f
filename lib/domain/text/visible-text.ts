const MAX_GRAPHEMES = 64
const MAX_UTF16_UNITS = 128
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
const LONE_SURROGATE = /\p{Cs}/gu

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A token's name or symbol, which anyone may choose, made safe to show: without control and format
 * characters, at most 64 graphemes and 128 UTF-16 units, never cut inside a grapheme
 * (behaviour 6.8).
 */
export function visibleText(text: string): string {
  const clean = text.slice(0, 4_096).replace(INVISIBLE, '').replace(LONE_SURROGATE, '')
  let kept = ''
  let graphemes = 0
  for (const { segment } of segmenter.segment(clean)) {
    if (graphemes === MAX_GRAPHEMES || kept.length + segment.length > MAX_UTF16_UNITS) break
    kept += segment
    graphemes += 1
  }
  return kept
}
