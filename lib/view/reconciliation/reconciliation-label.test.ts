/** @jest-environment node */
import { testRecurring, SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { stateOf } from '@/lib/view/testing/test-events'
import { differenceTexts, notReconciledText } from './reconciliation-label'

const order = testRecurring()
const different = (input: string | undefined, output: string | undefined) => ({
  order,
  differences: { input, output },
})

it.each([
  ['all orders are reconciled', 9, 0, 0, undefined],
  ['the only order is not', 0, 0, 1, '1 of 1 order isn’t reconciled'],
  ['some aren’t, some can’t be checked', 1_000, 2, 80, '80 of 1,082 orders aren’t reconciled'],
])('%s (behaviour 16.5)', (_, reconciled, unverifiable, count, text) => {
  const notReconciled = Array(count).fill(different('1', '0'))
  expect(notReconciledText({ reconciled, unverifiable, notReconciled })).toBe(text)
})

describe('how much is wrong with an order (behaviour 16.5)', () => {
  it.each([
    ['input', '12.000001', '0', ['12.000001 USDC unaccounted for']],
    ['more than expected', '-1234', '0', ['1,234 USDC more than expected']],
    ['both', '25', '-0.1', ['25 USDC unaccounted for', '0.1 SOL more than expected']],
  ])('%s', (_, input, output, texts) => {
    expect(differenceTexts(order, { input, output }, stateOf)).toEqual(texts)
  })

  it('an unknown or loading token is named by its mint', () => {
    const unknown = testRecurring({ inputMint: 'MintX' })
    expect(differenceTexts(unknown, { input: '5', output: undefined }, stateOf)).toEqual([
      '5 Unknown (MintX) unaccounted for',
    ])
    const loading = (mint: string): TokenState => ({ kind: 'loading', mint })
    expect(differenceTexts(order, { input: '5', output: '1' }, loading)).toEqual([
      `5 ${USDC} unaccounted for`,
      `1 ${SOL} unaccounted for`,
    ])
  })
})
