/** @jest-environment node */
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { packTokens, unpackTokens } from './packed-tokens'
import type { TokenAnswerMap } from '@/lib/browser/tokens/token-query'

const ASKED_AT_MS = 1_000_000
const token = { ...SOL_TOKEN, logoURI: 'https://arweave.net/sol.png', isVerified: true }
const known = { kind: 'known', token, askedAtMs: ASKED_AT_MS } as const
const unknown = { kind: 'unknown', token: undefined, askedAtMs: ASKED_AT_MS } as const
const unanswered = { ...unknown, kind: 'unanswered' } as const
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const DAY_MS = 86_400_000
const roundTrip = (answers: TokenAnswerMap, nowMs = ASKED_AT_MS) =>
  unpackTokens(stored(packTokens(answers)), nowMs)

describe('what services answered comes back', () => {
  it.each([
    ['known and unknown mints', { [SOL]: known, MintX: unknown }, { [SOL]: known, MintX: unknown }],
    ['but not those that met a failing service', { MintX: unanswered }, {}],
    ['nothing', {}, {}],
  ])('%s', (_, answers, expected) => {
    expect(roundTrip(answers)).toEqual(expected)
  })

  it.each([
    ['as old as allowed', ASKED_AT_MS + DAY_MS, { [SOL]: known }],
    ['older', ASKED_AT_MS + DAY_MS + 1, {}],
    ['from the future', ASKED_AT_MS - 1, {}],
  ])('by its own age: %s', (_, nowMs, expected) => {
    expect(roundTrip({ [SOL]: known }, nowMs)).toEqual(expected)
  })
})

describe('what cannot be read is dropped one by one', () => {
  const good = { mint: USDC, askedAtMs: ASKED_AT_MS, token: USDC_TOKEN }

  it.each([
    ['no object', null],
    ['a mint that is markup', { ...good, mint: '<b>' }],
    ['no time', { mint: SOL, token: SOL_TOKEN }],
    ['a time that is text', { ...good, mint: SOL, askedAtMs: '1' }],
    ['decimals below 0', { ...good, mint: SOL, token: { ...SOL_TOKEN, decimals: -1 } }],
    ['a token without a symbol', { ...good, mint: SOL, token: { ...token, symbol: undefined } }],
  ])('%s', (_, bad) => {
    const expected = { [USDC]: { kind: 'known', token: USDC_TOKEN, askedAtMs: ASKED_AT_MS } }
    expect(unpackTokens([bad, good], ASKED_AT_MS)).toEqual(expected)
  })

  it.each([undefined, null, 'text', { 0: good }])('%j is no list of tokens', (value) => {
    expect(unpackTokens(value, ASKED_AT_MS)).toEqual({})
  })
})

it('a stored name is made safe to show once more', () => {
  const item = { mint: SOL, askedAtMs: 1, token: { ...SOL_TOKEN, name: 'A\u202eB' } }
  expect(unpackTokens([item], ASKED_AT_MS)[SOL]?.token?.name).toBe('AB')
})
