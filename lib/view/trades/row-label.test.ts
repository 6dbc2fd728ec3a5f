/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { sampleTradeEvent, SOL_TOKEN } from '@/lib/view/testing/sample-events'
import {
  oneAmountNote,
  outputButtonLabel,
  shownOutput,
  shownRate,
  unmeasuredText,
} from './rate-label'

const sol: TokenState = { kind: 'known', mint: SOL, token: SOL_TOKEN }
const trade = sampleTradeEvent()
const base = (amount: string) => ({ amount, adjustedForDecimals: false })

it.each([
  ['a deposit', 'deposit', 1, 'into order, 1 trade'],
  ['a deposit whose trades are missing', 'deposit', undefined, 'into order'],
  ['a refund', 'refund', 3, 'back to wallet'],
] as const)('the note of %s (behaviour 5.4, 16.1)', (_, kind, count, note) => {
  expect(oneAmountNote(kind, count)).toBe(note)
})

it.each([
  [true, '0.14985', '0.14985 after fee. Show before fee'],
  [false, '0.15', '0.15 before fee. Show after fee'],
])('the output with the fee subtracted: %s (behaviour 5.8)', (subtractFee, amount, label) => {
  expect(shownOutput(trade, subtractFee)).toBe(amount)
  expect(outputButtonLabel(amount, subtractFee)).toBe(label)
})

it.each([
  [base('10000000'), '10000000 base units'],
  [null, 'in total'],
])('an amount that is not known in whole tokens (behaviour 25.14, 25.15)', (amount, text) => {
  expect(unmeasuredText(amount).text).toBe(text)
})

it('a trade with such an amount has no output or rate (behaviour 25.14, 25.15)', () => {
  const raw = { ...trade, outputAmount: base('149850000') }
  const switches = { subtractFee: true, rateDirection: 'output per input' } as const
  expect(shownOutput(raw, true)).toBeUndefined()
  for (const event of [raw, { ...trade, inputAmount: null }]) {
    expect(shownRate(event, sol, sol, switches)).toEqual({ kind: 'none', text: '–' })
  }
})
