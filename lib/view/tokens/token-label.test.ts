/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/test-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import {
  copyMintLabel,
  logoLetter,
  lookAlikeText,
  tokenLabel,
  tokenName,
  tokenNotes,
  tokenSymbol,
  tokenText,
  tokenTitle,
} from './token-label'
import { SOL_TOKEN } from '@/lib/view/testing/test-events'

it.each([
  ['its symbol', { symbol: 'SOL', name: 'Wrapped SOL' }, 'SOL'],
  ['its name if it has no symbol', { symbol: '', name: 'Wrapped SOL' }, 'Wrapped SOL'],
  ['its mint if it has neither', { symbol: '', name: '' }, 'Mint'],
  [
    'an isolated symbol if it is written from right to left',
    { symbol: 'שקל', name: '' },
    '\u2068שקל\u2069',
  ],
])('a token is named by %s', (_, names, expected) => {
  expect(tokenSymbol({ ...names, address: 'Mint', decimals: 9 })).toBe(expected)
})

const knownToken = (change: { symbol?: string; name?: string } = {}): TokenState => ({
  kind: 'known',
  mint: SOL,
  token: { ...SOL_TOKEN, ...change },
})
const unknown: TokenState = { kind: 'unknown', mint: SOL }

describe('a token’s label', () => {
  it.each([
    ['its symbol', knownToken({}), 'SOL'],
    ['its name if it has no symbol', knownToken({ symbol: '' }), 'Wrapped SOL'],
    ['its mint if it has neither', knownToken({ symbol: '', name: '' }), SOL],
    ['Unknown, with the whole mint', unknown, `Unknown (${SOL})`],
  ])('%s', (_, state, expected) => {
    expect(tokenLabel(state)).toBe(expected)
  })
})

it.each([
  ['a known token', knownToken(), 'SOL', `SOL · Wrapped SOL · ${SOL}`, 'SOL'],
  [
    'a token without a symbol',
    knownToken({ symbol: '' }),
    'Wrapped SOL',
    `Wrapped SOL · Wrapped SOL · ${SOL}`,
    'Wrapped SOL',
  ],
  ['an unknown token', unknown, 'Unknown Token', `Unknown Token (${SOL})`, SOL],
])(
  '%s in the trades table: text, title and the name of its copy button',
  (_, state, text, title, name) => {
    expect(tokenText(state)).toBe(text)
    expect(tokenTitle(state)).toBe(title)
    expect(copyMintLabel(state)).toBe(`Copy ${name} mint address`)
  },
)

it.each<[string, TokenState, string]>([
  ['the symbol’s first letter', knownToken({ symbol: ' usdc' }), 'U'],
  ['a first character of two UTF-16 units', knownToken({ symbol: '🪐x' }), '🪐'],
  ['? without a symbol', knownToken({ symbol: ' ' }), '?'],
  ['? for an unknown token', unknown, '?'],
  ['nothing for a loading token', { kind: 'loading', mint: SOL }, ''],
])('in place of a picture: %s', (_, state, letter) => {
  expect(logoLetter(state)).toBe(letter)
})

describe('a token that looks like a verified one (behaviour 6.11)', () => {
  const state: TokenState = {
    kind: 'known',
    mint: 'Impostor',
    token: { ...SOL_TOKEN, symbol: 'USDС', name: '' },
    imitates: 'USDC',
  }

  it('is marked in text, in its title and in the name of its copy button', () => {
    expect(lookAlikeText(state)).toBe('Not the verified USDC')
    expect(tokenTitle(state)).toBe('USDС · Not the verified USDC · Impostor')
    expect(copyMintLabel(state)).toBe('Copy USDС (Not the verified USDC) mint address')
  })

  it.each([knownToken(), unknown])('other tokens aren’t marked', (other) => {
    expect(lookAlikeText(other)).toBeUndefined()
  })
})

describe('a token whose name others on the page have, too (behaviour 6.13)', () => {
  const meme: TokenState = {
    kind: 'known',
    mint: SOL,
    token: { ...SOL_TOKEN, symbol: 'MEME', name: '' },
    shortMint: 'So11…1112',
  }

  it('has its short mint in texts and below its name; its title has the whole mint', () => {
    expect(tokenName(meme)).toBe('MEME (So11…1112)')
    expect(copyMintLabel(meme)).toBe('Copy MEME (So11…1112) mint address')
    expect(tokenNotes(meme)).toEqual([{ text: 'So11…1112', brief: 'So11…1112', isWarning: false }])
    expect(tokenTitle(meme)).toBe(`MEME · ${SOL}`)
  })

  it('has the warning of a look-alike after the mint', () => {
    expect(tokenName({ ...meme, imitates: 'MEME' })).toBe('MEME (So11…1112, Not the verified MEME)')
  })
})

it.each([
  [5, 'Wallets show 5 times this amount', 'Wallets show 5×'],
  [1.0032690125398187, 'Wallets show 1.00327 times this amount', 'Wallets show 1.00327×'],
  [0.00002, 'Wallets show 0.00002 times this amount', 'Wallets show 0.00002×'],
])(
  'a multiplier of %d is in the notes and in the title (behaviour 6.12)',
  (multiplier, text, brief) => {
    const scaled: TokenState = { kind: 'known', mint: SOL, token: { ...SOL_TOKEN, multiplier } }
    expect(tokenNotes(scaled)).toEqual([{ text, brief, isWarning: false }])
    expect(tokenTitle(scaled)).toBe(`SOL · Wrapped SOL · ${text} · ${SOL}`)
    expect(tokenNotes({ ...scaled, imitates: 'USDC' })).toHaveLength(2)
    expect(tokenNotes(knownToken())).toEqual([])
  },
)
