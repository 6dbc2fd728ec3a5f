/** @jest-environment node */
import { USDC } from '@/lib/domain/testing/test-orders'
import { imitatedSymbol, toSkeleton, verifiedSkeletons } from './look-alike'
import type { Token } from './token'

const token = (symbol: string, name: string, change: Partial<Token> = {}): Token => ({
  address: `Mint${symbol}`,
  symbol,
  name,
  decimals: 6,
  ...change,
})
const popcat = token('POPCAT', 'Popcat', { address: 'Verified', isVerified: true })
const verified = verifiedSkeletons([popcat, token('', '🪐', { isVerified: true })])

describe('a token looks like a verified one with another mint', () => {
  it.each([
    ['by its symbol', token('USDC', 'Something'), 'USDC'],
    ['by its symbol in another alphabet', token('USDС', 'Something'), 'USDC'],
    ['by its symbol with a lunate sigma', token('USDϹ', 'Something'), 'USDC'],
    ['by its symbol with a yot', token('ͿUP', 'Something'), 'JUP'],
    ['by its name', token('SAFE', 'usd coin'), 'USDC'],
    ['by a symbol that is the other’s name', token('Jupiter', ''), 'JUP'],
    ['by the symbol of one that a service verified', token('POPCАT', 'Cat'), 'POPCAT'],
  ])('%s', (_, other, symbol) => {
    expect(imitatedSymbol(other, verified)).toBe(symbol)
  })

  it('a token counts as verified if a service verified it and it has a symbol, with letters in the symbol or name', () => {
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
    ['one with another name', token('USDC.e', 'Bridged USD Coin')],
    ['one without letters', token('🪐', '🪐')],
  ])('but not %s', (_, other) => {
    expect(imitatedSymbol(other, verified)).toBeUndefined()
  })
})

describe('texts that people confuse have the same skeleton (behaviour 6.11)', () => {
  it.each([
    ['case', 'usdc', 'USDC'],
    ['full-width and bold forms', 'ＵＳＤ𝐂', 'USDC'],
    ['accents', 'ÚSDĊ', 'USDC'],
    ['small Greek letters', 'jυριτεr', 'juplter'],
    ['5 and S', 'U5DC', 'USDC'],
    ['$ before and in the text', '$U$DC', 'USDC'],
    ['spaces and signs', ' U.S-D C ', 'USDC'],
  ])('although they differ in: %s', (_, text, other) => {
    expect(toSkeleton(text)).toBe(toSkeleton(other))
  })

  it.each([
    ['a', 'аαΑА'],
    ['b', 'вβΒВ'],
    ['c', 'сСϲϹ'],
    ['d', 'ԁ'],
    ['e', 'еεєΕЕ'],
    ['g', 'ԍ'],
    ['h', 'нһΗН'],
    ['j', 'јЈϳͿ'],
    ['k', 'кκΚК'],
    ['l', 'iіι1ӏ|ΙІ'],
    ['m', 'мΜМ'],
    ['n', 'ηΝ'],
    ['o', 'оοσ0ΟО'],
    ['p', 'рρΡР'],
    ['q', 'ԛ'],
    ['s', 'ѕ$5Ѕ'],
    ['t', 'тτΤТ'],
    ['u', 'υμ'],
    ['v', 'ν'],
    ['w', 'ԝω'],
    ['x', 'хχΧХ'],
    ['y', 'уүγΥУ'],
    ['z', 'Ζ'],
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
  ])('%s and %s have different skeletons', (text, other) => {
    expect(toSkeleton(text)).not.toBe(toSkeleton(other))
  })

  it.each(['', ' ', '🪐', '$', '-'])('%j has an empty skeleton', (text) => {
    expect(toSkeleton(text)).toBe('')
  })
})
