/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { sampleTradeEvent, SOL_TOKEN } from '@/lib/view/testing/sample-events'
import { oneAmountNote, outputButtonLabel, shownOutput } from './rate-label'

const sol: TokenState = { kind: 'known', mint: SOL, token: SOL_TOKEN }
const unknown: TokenState = { kind: 'unknown', mint: SOL }
const trade = sampleTradeEvent()
const base = (amount: string) => ({ amount, adjustedForDecimals: false })

it.each([
  ['a deposit', 'deposit', 1, 'into order, 1 trade'],
  ['a deposit whose trades are missing', 'deposit', undefined, 'into order'],
  ['a refund', 'refund', 3, 'back to wallet'],
] as const)('the note of %s (behaviour 5.7, 16.1)', (_, kind, count, note) => {
  expect(oneAmountNote(kind, count)).toBe(note)
})

it.each([
  [true, '0.14985', '0.14985 after fee. Show before fee'],
  [false, '0.15', '0.15 before fee. Show after fee'],
])('the output with the fee subtracted: %s (behaviour 5.8)', (subtractFee, amount, label) => {
  const raw = { ...trade, outputAmount: base('149850000'), fee: base('150000') }
  expect(shownOutput(trade, unknown, subtractFee)).toBe(amount)
  expect(shownOutput(raw, sol, subtractFee)).toBe(amount)
  expect(outputButtonLabel(amount, subtractFee)).toBe(label)
})
