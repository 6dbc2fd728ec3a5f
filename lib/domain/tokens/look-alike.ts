import type { Token } from './token'

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

/** Tokens that others imitate, whether or not a wallet holds them: mint, symbol and name. */
const WELL_KNOWN_TOKENS = [
  ['So11111111111111111111111111111111111111112', 'SOL', 'Wrapped SOL'],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'USDC', 'USD Coin'],
  ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 'USDT', 'Tether USD'],
  ['JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', 'JUP', 'Jupiter'],
  ['DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', 'BONK', 'Bonk'],
  ['EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm', 'WIF', 'dogwifhat'],
  ['J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn', 'JitoSOL', 'Jito Staked SOL'],
] as const

/** The skeletons of verified tokens' symbols and names, and the symbol of the token they belong to. */
export type VerifiedSkeletons = ReadonlyMap<string, string>

const wellKnownMints = new Set<string>(WELL_KNOWN_TOKENS.map(([mint]) => mint))
const wellKnownSkeletons = WELL_KNOWN_TOKENS.flatMap(([, symbol, name]): [string, string][] => [
  [toSkeleton(symbol), symbol],
  [toSkeleton(name), symbol],
])

/** Returns the skeletons of the well-known tokens and of those a service verified (behaviour 6.11). */
export function verifiedSkeletons(tokens: Iterable<Token>): VerifiedSkeletons {
  const verified = [...tokens].filter(({ isVerified, symbol }) => isVerified && symbol !== '')
  const skeletons = verified.flatMap((token) =>
    skeletonsOf(token).map((skeleton): [string, string] => [skeleton, token.symbol]),
  )
  return new Map([...skeletons, ...wellKnownSkeletons])
}

/**
 * Returns the symbol of the verified token that a token's symbol or name looks like, though it is
 * another mint and not verified; `undefined` if there is none (behaviour 6.11).
 */
export function imitatedSymbol(token: Token, verified: VerifiedSkeletons): string | undefined {
  if (token.isVerified || wellKnownMints.has(token.address)) return undefined
  return skeletonsOf(token)
    .map((skeleton) => verified.get(skeleton))
    .find((symbol) => symbol !== undefined)
}

const known = new WeakMap<Token, string[]>()

/** The skeletons of a token's symbol and name, computed once. */
function skeletonsOf(token: Token): string[] {
  const found =
    known.get(token) ?? [token.symbol, token.name].map(toSkeleton).filter((text) => text !== '')
  known.set(token, found)
  return found
}
