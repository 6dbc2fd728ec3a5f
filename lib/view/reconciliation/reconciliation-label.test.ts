/** @jest-environment node */
import { sampleRecurring, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { differenceTexts, notReconciledText, reconciledText } from './reconciliation-label'

const TOKENS = new Map([SOL_TOKEN, USDC_TOKEN].map((token) => [token.address, token]))
const stateOf = (mint: string): TokenState => {
  const token = TOKENS.get(mint)
  return token ? { kind: 'known', mint, token } : { kind: 'unknown', mint }
}
const order = sampleRecurring()
const different = (input: string | undefined, output: string | undefined) => ({
  order,
  differences: { input, output },
})

describe('how many are reconciled (behaviour 16.5)', () => {
  it.each([
    ['all', 9, 0, 0, '9 of 9 orders reconciled'],
    ['the only one', 1, 0, 0, '1 of 1 order reconciled'],
    ['one is not', 8, 0, 1, '8 of 9 orders reconciled'],
    ['some unverifiable', 7, 2, 0, '7 of 9 orders reconciled · 2 can’t be checked'],
  ])('%s', (_, reconciled, unverifiable, count, text) => {
    const found = {
      ...{ reconciled, unverifiable },
      notReconciled: Array(count).fill(different('1', '0')),
    }
    expect(reconciledText(found)).toBe(text)
  })
})

describe('what is not (behaviour 16.5)', () => {
  it.each([
    ['nothing', [], undefined],
    ['input', [['12.000001', '0']], '1 order isn’t reconciled: 12.000001 USDC unaccounted for'],
    [
      'more than there was',
      [['-1234', '0']],
      '1 order isn’t reconciled: 1,234 USDC more than expected',
    ],
    [
      'both',
      [['25', '-0.1']],
      '1 order isn’t reconciled: 25 USDC unaccounted for and 0.1 SOL more than expected',
    ],
    [
      'several',
      [
        ['1', '0'],
        ['2', undefined],
      ],
      '2 orders aren’t reconciled:',
    ],
  ])('%s', (_, sides, text) => {
    const found = {
      ...{ reconciled: 0, unverifiable: 0 },
      notReconciled: sides.map(([a, b]) => different(a, b)),
    }
    expect(notReconciledText(found, stateOf)).toBe(text)
  })

  it('a token that nobody knows is named by its mint', () => {
    const unknown = sampleRecurring({ inputMint: 'MintX' })
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
