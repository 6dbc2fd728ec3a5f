// What looks like a Latin letter in most fonts: Cyrillic and Greek letters, Latin's own small
// capitals, digits and signs. All small but Greek's capitals, whose small letters look like others.
const LOOKS_LIKE = {
  a: 'аɑαᴀ',
  b: 'вβʙ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еεᴇ',
  f: 'ꜰ',
  g: 'ԍɡɢ',
  h: 'нһʜ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  // 'I', 'l', '1' and '|' look alike, whatever their case.
  l: 'iіιıɪ1ӏ|ʟ',
  m: 'мᴍ',
  n: 'ηɴ',
  o: 'оοσ0ᴏ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'ʀ',
  s: 'ѕ$ꜱ',
  t: 'тτᴛ',
  u: 'υμᴜ',
  v: 'νᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ',
}
const GREEK_CAPITALS = {
  ...{ a: 'Α', b: 'Β', c: 'Ϲ', e: 'Ε', h: 'Η', k: 'Κ', l: 'Ι', m: 'ΜϺ', n: 'Ν' },
  ...{ o: 'Ο', p: 'Ρ', t: 'Τ', x: 'Χ', y: 'Υ', z: 'Ζ' },
}
const smallLetters = lettersOf(LOOKS_LIKE)
const greekCapitals = lettersOf(GREEK_CAPITALS)

/**
 * How a text reads: the same for two texts that people take for one another, by form (full-width,
 * bold), case, accents, letters of other alphabets, spaces, signs and a leading '$' (behaviour 6.11).
 * No text to show. Empty where there is no letter or digit.
 */
export function readAs(text: string): string {
  // NFKD turns every form of a letter into the letter, and takes its accents off.
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^\s*\$/, '')
  return replaced(replaced(letters, greekCapitals).toLowerCase(), smallLetters).replace(
    /[^\p{L}\p{N}]/gu,
    '',
  )
}

function lettersOf(looks: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(looks).flatMap(([letter, others]) =>
      [...others].map((other): [string, string] => [other, letter]),
    ),
  )
}

function replaced(text: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('')
}
