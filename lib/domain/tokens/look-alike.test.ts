/** @jest-environment node */
import { USDC } from '@/lib/domain/testing/sample-orders'
import { imitatedSymbol, toSkeleton, verifiedSkeletons } from './look-alike'
import type { Token } from './token'

const token = (symbol: string, name: string, change: Partial<Token> = {}): Token => ({
  ...{ address: `Mint${symbol}`, symbol, name, decimals: 6 },
  ...change,
})
const popcat = token('POPCAT', 'Popcat', { address: 'Verified', isVerified: true })
const verified = verifiedSkeletons([popcat, token('', '🪐', { isVerified: true })])

describe('a token looks like a verified one and is another mint', () => {
  it.each([
    ['by its symbol', token('USDC', 'Something'), 'USDC'],
    ['by its symbol in another alphabet', token('USDС', 'Something'), 'USDC'],
    ['by its name', token('SAFE', 'usd coin'), 'USDC'],
    ['by a symbol that is the other’s name', token('Jupiter', ''), 'JUP'],
    ['by one that a service verified', token('POPCАT', 'Cat'), 'POPCAT'],
  ])('%s', (_, other, symbol) => {
    expect(imitatedSymbol(other, verified)).toBe(symbol)
  })

  it('only tokens that a service verified, with a visible symbol', () => {
    const others = [
      token('CAT', 'Cat'),
      token('', 'Nameless', { isVerified: true }),
      token('🪐', '🌍', { isVerified: true }),
    ]
    expect(verifiedSkeletons(others)).toEqual(verifiedSkeletons([]))
  })

  it.each([
    ['the well-known one itself', token('USDC', 'USD Coin', { address: USDC })],
    ['the one that a service verified', popcat],
    ['another one that a service verified', token('USDC', 'Bridged', { isVerified: true })],
    ['one of another name', token('USDC.e', 'Bridged USD Coin')],
    ['one without letters', token('🪐', '🪐')],
  ])('but not %s', (_, other) => {
    expect(imitatedSymbol(other, verified)).toBeUndefined()
  })
})

describe('texts that people confuse have one skeleton (behaviour 6.11)', () => {
  it.each([
    ['case', 'usdc', 'USDC'],
    ['full-width and bold forms', 'ＵＳＤ𝐂', 'USDC'],
    ['accents', 'ÚSDĊ', 'USDC'],
    ['small Greek letters', 'jυριτεr', 'juplter'],
    ['5, © and S, C', 'U5D©', 'USDC'],
    ['letters in black squares', '🆄🆂🅳🅲', 'USDC'],
    ['letters in black circles', '🅤🅢🅓🅒', 'USDC'],
    ['the first letters of these', '🅰🅐🇦', 'AAA'],
    ['letters of flags', '🇺🇸🇩🇨', 'USDC'],
    ['$ within and before', '$U$DC', 'USDC'],
    ['spaces and signs', ' U.S-D C ', 'USDC'],
  ])('by %s', (_, text, other) => {
    expect(toSkeleton(text)).toBe(toSkeleton(other))
  })

  it.each([
    ['a', 'аɑαᴀꓮᎪᗩΑ'],
    ['b', 'вβʙꓐᏴɓᗷΒ'],
    ['c', 'сᴄꓚᏟᑕ©ϲϹ'],
    ['d', 'ԁᴅđðɗꓓᎠᗪ'],
    ['e', 'еεєᴇꓰᎬΕ'],
    ['f', 'ꜰꓝƒᖴ'],
    ['g', 'ԍɡɢꓖᏀ'],
    ['h', 'нһʜꓧᎻհᕼΗ'],
    ['j', 'јϳᴊꓙᎫᒍՅ'],
    ['k', 'кκᴋꓗᏦΚ'],
    ['l', 'iіιıɪ1ӏ|ʟłꓡꓲᏞᏆᒪΙ'],
    ['m', 'мᴍꓟᎷᗰΜϺ'],
    ['n', 'ηɴꓠոᑎΝ'],
    ['o', 'оοσ0ᴏøꓳօΟ'],
    ['p', 'рρᴘꓑᏢᑭΡ'],
    ['q', 'ԛ'],
    ['r', 'ʀꓣᏒᖇ'],
    ['s', 'ѕ$5ꜱꓢᏚՏႽ'],
    ['t', 'тτᴛŧꓔᎢΤ'],
    ['u', 'υμᴜꓴՍᑌ'],
    ['v', 'νᴠꓦᏙ'],
    ['w', 'ԝωᴡꓪᎳᗯ'],
    ['x', 'хχꓫΧ'],
    ['y', 'уүγʏꓬᎩΥ'],
    ['z', 'ᴢꓜᏃΖ'],
  ])('%s looks like each of %s', (letter, others) => {
    const words = [...others].map((other) => toSkeleton(`x${other}t`))
    expect(words).toEqual(words.map(() => `x${letter}t`))
  })

  it.each([
    ['USDC', 'USDT'],
    ['USDC', 'USDC.e'],
    ['SOL', 'mSOL'],
    ['BONK', 'BOOK'],
    ['日本', '本日'],
  ])('%s and %s do not', (text, other) => {
    expect(toSkeleton(text)).not.toBe(toSkeleton(other))
  })

  it.each(['', ' ', '🪐', '$', '-'])('%j has none', (text) => {
    expect(toSkeleton(text)).toBe('')
  })
})
