/** @jest-environment node */
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { sampleRecurring, sampleTrade, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { type EventFilters, mayLackRows } from './event-filters'

const NAMES: Record<string, string> = { [SOL]: 'SOL', [USDC]: 'USDC' }
const stateOf = (mint: string) => {
  const name = NAMES[mint] ?? ''
  return { kind: 'known', mint, token: { address: mint, symbol: name, name, decimals: 6 } } as const
}
const short = sampleRecurring({
  orderKey: 'Short',
  createdAt: '2026-02-02T10:00:00.000Z',
  trades: [sampleTrade({ transactionSignature: 'KnownSignature' })],
})
const around = { orders: [short], stateOf, answers: NO_ANSWERS, timeZone: 'UTC' }

it.each<[string, EventFilters, boolean]>([
  ['no filter', {}, true],
  ['its pair', { pair: { input: USDC, output: SOL } }, true],
  ['another pair', { pair: { input: USDC, output: 'Mint' } }, false],
  ['its key', { key: 'Short' }, true],
  ['the key of another order', { key: 'Other' }, false],
  ['the token that only its trades have', { text: 'sol' }, true],
  ['another token', { text: 'bonk' }, false],
  ['the signature of a trade that is known', { text: 'KnownSig' }, true],
  ['days before it was opened', { to: '2026-02-01' }, false],
  ['the day it was opened', { to: '2026-02-02' }, true],
  ['days after its last event, when a missing trade may be', { from: '2027-01-01' }, true],
  ['its deposit alone, a row in the file', { kind: 'deposit' }, true],
  ['trades alone', { kind: 'trade' }, true],
  ['rows without a price', { price: 'missing' }, true],
])('of an order that misses trades, with a filter for %s (behaviour 9.8)', (_, filters, lacks) => {
  expect(mayLackRows(short, filters, around)).toBe(lacks)
})
