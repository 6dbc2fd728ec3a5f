/** @jest-environment node */
import fc from 'fast-check'
import { visibleText, visibleTextUpTo } from './visible-text'

const family = '👨‍👩‍👧‍👦'
const flag = '🇨🇭'
const accented = 'e\u0301'

describe('an attacker-chosen name', () => {
  it.each([
    ['plain text stays', 'Wrapped SOL', 'Wrapped SOL'],
    ['text of any script stays', 'ДОГ 犬 🐶', 'ДОГ 犬 🐶'],
    ['control characters (Cc) are removed', 'US\u0000D\nC\t\u007f\u0085', 'USDC'],
    ['format characters (Cf) are removed: direction', '\u202eCDSU\u2066\u2069', 'CDSU'],
    ['format characters (Cf) are removed: zero width', 'US\u200bD\ufeffC\u00ad', 'USDC'],
    ['format characters (Cf) are removed: tags', 'USDC\u{e0041}', 'USDC'],
    ['line and paragraph separators (Zl, Zp) are removed', 'US\u2028D\u2029C', 'USDC'],
    ['ignorable: grapheme joiner, variation selectors', 'U\u034fS\ufe0fD\u{e0100}C', 'USDC'],
    ['ignorable: Hangul fillers, Khmer vowels', '\u115fU\u1160S\u3164D\uffa0C\u17b4', 'USDC'],
    ['the blank Braille pattern is removed', 'US\u2800DC', 'USDC'],
    ['blank notes and hieroglyphs are removed', 'U\u{1D159}S\u{13441}D\u{13442}C', 'USDC'],
    ['a text of accents alone becomes empty', '\u0301 \u0302', ''],
    ['spaces of any kind at its ends are removed', '\u00a0\u2003 USD Coin\u3000 ', 'USD Coin'],
    ['spaces at the end of the kept text are removed', `${'a'.repeat(63)} b`, 'a'.repeat(63)],
    ['half a surrogate pair is removed', 'US\ud83dDC', 'USDC'],
    ['64 graphemes stay', 'a'.repeat(64), 'a'.repeat(64)],
    ['the 65th grapheme is removed', 'a'.repeat(65), 'a'.repeat(64)],
    ['an accent counts with its letter', accented.repeat(70), accented.repeat(64)],
    ['128 UTF-16 units at most', `${accented}\u0301`.repeat(64), `${accented}\u0301`.repeat(42)],
    ['never cut inside a flag', `a${flag.repeat(40)}`, `a${flag.repeat(31)}`],
    ['a joined emoji is split into its emoji', family, '👨👩👧👦'],
    ['text beyond 4,096 units is removed', `a${'\u200b'.repeat(4_095)}b`, 'a'],
    ['nothing is left of invisible and blank characters', '\u200b \u3164\u2800\u034f\u00a0', ''],
  ])('%s', (_, text, expected) => {
    expect(visibleText(text)).toBe(expected)
  })

  const tricky = fc.constantFrom(
    ...['a', flag, family, accented, '\u200b', '\u0007', '\u0301', '犬'],
    ...[' ', '\u2028', '\u034f', '\u3164', '\u2800', '\ufe0f', '\u00a0'],
  )
  const anyName = fc.array(fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 120,
  })
  const BLANK =
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u115f\u1160\u3164\uffa0\u2800\u{1D159}\u{13441}\u{13442}]/gu

  it('if it is plain, is cut like any other', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'B', '9', ' ', '~', '<'), maxLength: 90 })
    fc.assert(
      fc.property(plain, fc.nat(90), (text, maxUnits) => {
        // With an accent at its end, the text isn't plain.
        const other = visibleTextUpTo(maxUnits, `${text}é`)
        const expected = other.endsWith('é') ? other.slice(0, -1).trimEnd() : other
        expect(visibleTextUpTo(maxUnits, text)).toBe(expected)
      }),
    )
  })

  it('is at most 64 graphemes and 128 units long, in whole graphemes and without blank characters', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const graphemesOf = (text: string) => [...segmenter.segment(text)].map((part) => part.segment)
    fc.assert(
      fc.property(anyName, (parts) => {
        const visibleName = visibleText(parts.join(''))
        const clean = parts.join('').replace(BLANK, '').trim()
        const visible = graphemesOf(visibleName)
        expect(visibleName).toBe(visibleName.trim())
        expect(visible.length).toBeLessThanOrEqual(64)
        expect(visibleName.length).toBeLessThanOrEqual(128)
        expect(visible).toEqual(graphemesOf(clean).slice(0, visible.length))
      }),
      { numRuns: 200 },
    )
  })
})
