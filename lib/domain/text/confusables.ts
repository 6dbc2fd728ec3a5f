// What looks like a Latin letter in most fonts: letters of other alphabets (the capitals of Lisu,
// Cherokee, Armenian, Georgian and Canada's syllables among them), Latin's own small capitals and
// letters with a stroke or hook, digits and signs. Either case, but for those of Greek's capitals whose
// small letters look like others.
const LOOKS_LIKE = {
  a: 'аɑαᴀꓮᎪᗩ',
  b: 'вβʙꓐᏴɓᗷ',
  c: 'сᴄꓚᏟᑕ©',
  d: 'ԁᴅđðɗꓓᎠᗪ',
  e: 'еεєᴇꓰᎬ',
  f: 'ꜰꓝƒᖴ',
  g: 'ԍɡɢꓖᏀ',
  h: 'нһʜꓧᎻհᕼ',
  j: 'јϳᴊꓙᎫᒍՅ',
  k: 'кκᴋꓗᏦ',
  // 'I', 'l', '1' and '|' look alike, whatever their case.
  l: 'iіιıɪ1ӏ|ʟłꓡꓲᏞᏆᒪ',
  m: 'мᴍꓟᎷᗰ',
  n: 'ηɴꓠոᑎ',
  o: 'оοσ0ᴏøꓳօ',
  p: 'рρᴘꓑᏢᑭ',
  q: 'ԛ',
  r: 'ʀꓣᏒᖇ',
  s: 'ѕ$5ꜱꓢᏚՏႽ',
  t: 'тτᴛŧꓔᎢ',
  u: 'υμᴜꓴՍᑌ',
  v: 'νᴠꓦᏙ',
  w: 'ԝωᴡꓪᎳᗯ',
  x: 'хχꓫ',
  y: 'уүγʏꓬᎩ',
  z: 'ᴢꓜᏃ',
}
const GREEK_CAPITALS = { h: 'Η', m: 'ΜϺ', n: 'Ν', y: 'Υ', z: 'Ζ' }
// NFKD makes plain sigmas of them, which do not look like a 'c'.
const LUNATE_SIGMAS = /[ϲϹ]/g
const smallLetters = lettersOf(LOOKS_LIKE, (letter) => letter.toLowerCase())
const greekCapitals = lettersOf(GREEK_CAPITALS, (letter) => letter)
/** White letters in black circles and squares, and those that flags are made of: from A to Z each. */
const ENCLOSED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu
const ENCLOSED_FIRST = [0x1f1e6, 0x1f170, 0x1f150]

/**
 * Returns the same skeleton for texts that people confuse: form (full-width, bold, enclosed), case,
 * accents, letters of other alphabets, spaces, signs and a leading '$' make no difference (behaviour
 * 6.11). It isn't for display, and empty if there is no letter or digit.
 */
export function toSkeleton(text: string): string {
  // NFKD turns every form of a letter into the letter, and takes its accents off.
  const letters = text
    .replace(LUNATE_SIGMAS, 'c')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(ENCLOSED, enclosedLetter)
    .replace(/^\s*\$/, '')
  return replaced(replaced(letters, greekCapitals).toLowerCase(), smallLetters).replace(
    /[^\p{L}\p{N}]/gu,
    '',
  )
}

function enclosedLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = ENCLOSED_FIRST.find((some) => some <= code) ?? code
  return String.fromCodePoint(0x61 + code - first)
}

function lettersOf(
  looks: Record<string, string>,
  shapeOf: (letter: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(looks).flatMap(([letter, others]) =>
      [...others].map((other): [string, string] => [shapeOf(other), letter]),
    ),
  )
}

function replaced(text: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('')
}
