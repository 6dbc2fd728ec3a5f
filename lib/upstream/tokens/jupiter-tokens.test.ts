/** @jest-environment node */
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { mockJupiter } from '@/lib/upstream/testing/mock-jupiter'
import { MINTS_PER_SEARCH, searchTokens } from './jupiter-tokens'

const { signal } = new AbortController()

/** The documented item of a token search. */
const item = {
  id: SOL,
  name: 'Wrapped SOL',
  symbol: 'SOL',
  icon: 'https://example.com/logo.png',
  decimals: 9,
  tokenProgram: 'Tokenkeg…',
  isVerified: true,
  tags: ['verified'],
  usdPrice: 150.1,
  updatedAt: '2026-11-01T00:00:00Z',
}
const token = {
  address: SOL,
  name: 'Wrapped SOL',
  symbol: 'SOL',
  decimals: 9,
  logoURI: 'https://example.com/logo.png',
  isVerified: true,
}
const NOW_MS = Date.UTC(2026, 8, 23)
const asking = { signal, nowMs: NOW_MS }
const search = (answer: unknown) => {
  const { calls } = mockJupiter(async () => JSON.stringify(answer))
  return searchTokens(calls, [SOL], asking)
}

describe('Jupiter’s token search', () => {
  it('asks for all mints in one call', async () => {
    const { calls, requests } = mockJupiter(async () => '[]')
    await searchTokens(calls, [SOL, USDC], asking)
    expect(requests).toMatchObject([{ path: 'tokens/v2/search' }])
    expect(requests[0]?.query.get('query')).toBe(`${SOL},${USDC}`)
    expect(MINTS_PER_SEARCH).toBe(100)
  })

  it.each([
    ['the documented item', {}, token],
    ['a symbol that an attacker chose', { symbol: '\u202eSOL\u0000' }, token],
    ['no mark', { isVerified: null }, { ...token, isVerified: undefined }],
    ['no logo', { icon: null }, { ...token, logoURI: undefined }],
    [
      'a logo’s address of 2,049 characters',
      { icon: 'a'.repeat(2_049) },
      { ...token, logoURI: undefined },
    ],
  ])('a token is read: %s', async (_, change, expected) => {
    expect(await search([{ ...item, ...change }])).toEqual([expected])
  })

  it.each([
    ['null', null],
    ['without decimals', { ...item, decimals: undefined }],
    ['with a mint that would end a cell', { ...item, id: 'a,b' }],
  ])('an invalid item is skipped, its neighbors stay: %s', async (_, bad) => {
    expect(await search([bad, item])).toEqual([token])
  })

  it.each([
    ['before its time', { newMultiplierEffectiveAt: '2026-09-23T00:00:01Z' }, 2],
    ['from its time on', { newMultiplierEffectiveAt: '2026-09-23T00:00:00Z' }, 5],
    ['before its time in seconds', { newMultiplierEffectiveAt: 1_790_121_601 }, 2],
    ['from its time in milliseconds on', { newMultiplierEffectiveAt: 1_790_121_600_000 }, 5],
    ['at an invalid time', { newMultiplierEffectiveAt: 'soon' }, 2],
    ['at no time', { newMultiplierEffectiveAt: null }, 5],
    ['at 0, which is no time', { newMultiplierEffectiveAt: 0 }, 5],
    ['without a time', {}, 5],
    ['that is invalid', { newMultiplier: 0, newMultiplierEffectiveAt: '2026-01-01T00:00:00Z' }, 2],
    ['that is absent', { newMultiplier: undefined }, 2],
    ['of 1', { newMultiplier: 1 }, undefined],
    ['and an invalid old one', { multiplier: '2' }, undefined],
  ])(
    'the multiplier of a token, with a new one %s (behaviour 6.12)',
    async (_, change, expected) => {
      const scaledUiConfig = { multiplier: 2, newMultiplier: 5, ...change }
      expect(await search([{ ...item, scaledUiConfig }])).toEqual([
        { ...token, multiplier: expected },
      ])
    },
  )

  it('an object instead of a list is a fault', async () => {
    const answer = { tokens: [item] }
    const fault = { kind: 'unreadable', tries: 3 }
    await expect(search(answer)).rejects.toMatchObject({ fault })
  })
})
