/** @jest-environment node */
import { parseTrades, wireTrades } from './wire-trades'
import { recurringTradeItem, triggerTradeItem } from '@/lib/upstream/testing/sample-jupiter-answers'

const good = recurringTradeItem()

describe('a trade', () => {
  it.each([
    [
      'of a recurring order',
      good,
      {
        confirmedAt: '2026-02-02T10:00:03.000Z',
        inputMint: 'EPjF…Dt1v',
        outputMint: 'So11…1112',
        inputAmount: '25',
        outputAmount: '0.14985',
        feeAmount: '0.00015',
        transactionSignature: '3ig…',
      },
    ],
    [
      'of a trigger order',
      triggerTradeItem(),
      {
        confirmedAt: '2026-01-05T12:00:00.000Z',
        inputMint: 'So11…1112',
        outputMint: 'EPjF…Dt1v',
        inputAmount: '1.5',
        outputAmount: '300',
        feeAmount: '0.3',
        transactionSignature: '3ig…',
      },
    ],
  ])('%s keeps its amounts, time and transaction', (_, item, expected) => {
    for (const kind of ['recurring', 'trigger'] as const) {
      const own = { ...item, feeMint: item.outputMint }
      expect(parseTrades(kind, [own])).toEqual({ trades: [expected], unreadable: 0 })
    }
  })

  it.each([
    ['number-typed amounts', { inputAmount: 25, feeAmount: 1e-9 }, '25', '0.000000001'],
    [
      'missing raw* and productMeta',
      { rawInputAmount: undefined, rawOutputAmount: undefined, productMeta: undefined },
      '25',
      '0.00015',
    ],
  ])('with %s is read', (_, change, inputAmount, feeAmount) => {
    const { trades } = parseTrades('recurring', [recurringTradeItem(change)])
    expect(trades).toMatchObject([{ inputAmount, feeAmount }])
  })

  it('a fee in another token than the output is none of the output’s (behaviour 7.8)', () => {
    const items = [triggerTradeItem(), triggerTradeItem({ feeMint: 'So11…1112' })]
    expect(parseTrades('recurring', items).trades.map(({ feeAmount }) => feeAmount)).toEqual([
      undefined,
      undefined,
    ])
    // A trigger names the account that its fee went to.
    expect(parseTrades('trigger', items).trades.map(({ feeAmount }) => feeAmount)).toEqual([
      '0.3',
      undefined,
    ])
  })

  it.each([
    ['a missing fee', { feeAmount: undefined }],
    ['an amount that is no number', { outputAmount: 'much' }],
    ['a 17-digit number', { outputAmount: 12345678901234567 }],
    ['a bad time', { confirmedAt: 'yesterday' }],
    ['a mint that would start a formula', { outputMint: '=1+1' }],
  ])('with %s is left out and counted; the good ones stay', (_, change) => {
    const { trades, unreadable } = parseTrades('recurring', [
      good,
      recurringTradeItem(change),
      null,
      good,
    ])
    expect(trades).toHaveLength(2)
    expect(unreadable).toBe(2)
  })
})

it.each([undefined, null, []])('trades that are %p mean none', (value) => {
  expect(wireTrades.safeParse(value).data).toEqual([])
})

it('trades that are no list are refused', () => {
  expect(wireTrades.safeParse({ 0: good }).success).toBe(false)
})
