/** @jest-environment node */
import { sumOf } from '@/lib/domain/amounts/decimal'
import { parseTrades, wireTrades } from './trade-rows'
import { recurringTradeItem, triggerTradeItem } from '@/lib/upstream/testing/test-jupiter-responses'

const good = recurringTradeItem()
const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const FEE_ACCOUNT = 'GNSHYrJmjwYXnWLy3esF5VjWa1AKMhzAru1pTeQDY8w3'

/** Parses some rows of an order of 100 USDC. */
const parseRows = (kind: 'recurring' | 'trigger', trades: readonly unknown[], deposited = '100') =>
  parseTrades(
    kind,
    { inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', trades },
    deposited,
  )

/** Parses one trade. */
function parseOne(kind: 'recurring' | 'trigger', item: unknown) {
  const { trades, unreadableTrades } = parseRows(kind, [item])
  expect(unreadableTrades).toBeUndefined()
  const [trade] = trades
  if (!trade) throw new Error('no trade was parsed')
  return trade
}

describe('a trade', () => {
  it.each([
    [
      'of a recurring order, whose outputAmount is the net',
      'recurring' as const,
      good,
      {
        confirmedAt: '2026-02-02T10:00:03.000Z',
        inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        outputMint: 'So11111111111111111111111111111111111111112',
        inputAmount: '25',
        outputAmount: '0.14985',
        feeAmount: '0.00015',
        transactionSignature: '3igTrade',
      },
    ],
    [
      'of a trigger, whose outputAmount is the total',
      'trigger' as const,
      triggerTradeItem(),
      {
        confirmedAt: '2026-01-05T12:00:00.000Z',
        inputMint: 'So11111111111111111111111111111111111111112',
        outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        inputAmount: '1.5',
        outputAmount: '299.7',
        feeAmount: '0.3',
        transactionSignature: '3igTrade',
      },
    ],
  ])('%s keeps its amounts, time and transaction', (_, kind, item, expected) => {
    expect(parseOne(kind, item)).toEqual(expected)
  })

  it.each([
    ['an amount that is no number', { outputAmount: 'much' }],
    ['a bad time', { confirmedAt: 'yesterday' }],
    ['a mint that would start a formula', { outputMint: '=1+1' }],
  ])('with %s is skipped and counted; the good ones stay', (_, change) => {
    const items = [good, recurringTradeItem(change), null, good]
    expect(parseRows('recurring', items)).toMatchObject({
      trades: [{ inputAmount: '25' }, { inputAmount: '25' }],
      unreadableTrades: 2,
    })
  })
})

describe('the kinds of rows (behaviour 3.13)', () => {
  const topUp = (change = {}) =>
    recurringTradeItem({ action: 'Deposit', outputMint: '', outputAmount: '0', ...change })

  it.each([
    ['a fill', good, [1, 0, 0]],
    ['no action', recurringTradeItem({ action: undefined }), [1, 0, 0]],
    ['an action of null', recurringTradeItem({ action: null }), [1, 0, 0]],
    ['a top-up', topUp(), [0, 1, 0]],
    ['a top-up without an output mint', topUp({ outputMint: null }), [0, 1, 0]],
    ['a top-up of the whole deposit', topUp({ inputAmount: '100.0' }), [0, 1, 0]],
    ['a top-up of more than the deposit', topUp({ inputAmount: '100.000001' }), [0, 0, 1]],
    ['a top-up in another token', topUp({ inputMint: JUP }), [0, 0, 1]],
    ['a top-up without a time', topUp({ confirmedAt: null }), [0, 0, 1]],
    ['a top-up with both mints', topUp({ outputMint: JUP }), [0, 0, 1]],
    ['a withdrawal of the input', topUp({ action: 'Withdraw' }), [0, 0, 0]],
    ['a withdrawal of the output', topUp({ action: 2, inputMint: '', outputMint: JUP }), [0, 0, 0]],
    ['another action with both mints', recurringTradeItem({ action: 'Swap' }), [0, 0, 1]],
    ['null', null, [0, 0, 1]],
  ])('%s: trades, top-ups and unreadable rows', (_, item, counts) => {
    for (const kind of ['recurring', 'trigger'] as const) {
      const { trades, topUps, unreadableTrades = 0 } = parseRows(kind, [item])
      expect([trades.length, topUps.length, unreadableTrades]).toEqual(counts)
    }
  })

  it('top-ups keep their time, amount and transaction', () => {
    expect(parseRows('recurring', [topUp({ inputAmount: '1.50' }), good])).toMatchObject({
      topUps: [
        { date: '2026-02-02T10:00:03.000Z', amount: '1.50', transactionSignature: '3igTrade' },
      ],
    })
  })
})

describe('a trigger’s fee is a part of its output (behaviour 7.4)', () => {
  // As in recorded responses, each fee is 0.1% of its output, rounded down at the token's decimals.
  const fills = [
    { outputAmount: '966.833334', feeAmount: '0.966833' },
    { outputAmount: '483.416666', feeAmount: '0.483416' },
  ]

  it('nets and fees add up to the sum of the totals, and each net is 99.9 % of its total', () => {
    const trades = fills.map((fill) => parseOne('trigger', triggerTradeItem(fill)))
    const fees = trades.map(({ feeAmount = '' }) => feeAmount)
    expect(trades.map(({ outputAmount }) => outputAmount)).toEqual(['965.866501', '482.93325'])
    expect(sumOf([...trades.map(({ outputAmount }) => outputAmount), ...fees])).toBe('1450.25')
  })

  it.each([
    ['a fee of all the output', '300', '300', '0', '300'],
    ['a fee of 0', '300', '0', '300', '0'],
    ['one unit of 18 decimals', '1', '0.000000000000000001', '0.999999999999999999', undefined],
    ['what binary fractions get wrong', '0.3', '0.1', '0.2', '0.1'],
  ])('%s', (_, outputAmount, feeAmount, net, fee = feeAmount) => {
    expect(parseOne('trigger', triggerTradeItem({ outputAmount, feeAmount }))).toMatchObject({
      outputAmount: net,
      feeAmount: fee,
    })
  })
})

describe('an unknown fee takes nothing off the output (behaviour 7.8)', () => {
  it.each([
    ['missing', undefined],
    ['no number', 'some'],
    ['below 0', '-0.3'],
  ])('a fee that is %s is unknown; its trade is kept', (_, feeAmount) => {
    const trigger = parseOne('trigger', triggerTradeItem({ feeAmount }))
    expect(trigger).toMatchObject({ outputAmount: '300', feeAmount: undefined })
    const recurring = parseOne('recurring', recurringTradeItem({ feeAmount }))
    expect(recurring).toMatchObject({ outputAmount: '0.14985', feeAmount: undefined })
  })

  it('a trigger’s fee larger than its output is unknown', () => {
    const trade = parseOne('trigger', triggerTradeItem({ feeAmount: '300.000001' }))
    expect(trade).toMatchObject({ outputAmount: '300', feeAmount: undefined })
  })

  it.each([
    ['the output’s mint', 'So11111111111111111111111111111111111111112', false, false],
    ['the input’s mint', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', true, true],
    ['a common token', JUP, true, true],
    // Triggers name the account that received the fee.
    ['an address that may be a fee account', FEE_ACCOUNT, true, false],
    ['no mint', undefined, false, false],
  ])('a fee whose feeMint is another token is unknown: %s', (_, feeMint, recurring, trigger) => {
    const item = recurringTradeItem({ feeMint })
    const knownFee = { outputAmount: '0.14985', feeAmount: '0.00015' }
    const unknownFee = { outputAmount: '0.14985', feeAmount: undefined }
    expect(parseOne('recurring', item)).toMatchObject(recurring ? unknownFee : knownFee)
    const net = { outputAmount: '0.1497', feeAmount: '0.00015' }
    expect(parseOne('trigger', item)).toMatchObject(trigger ? unknownFee : net)
  })

  it.each(['0', '0.000'])('a fee of %s is known in any token', (feeAmount) => {
    const item = recurringTradeItem({ feeMint: JUP, feeAmount })
    expect(parseOne('recurring', item)).toMatchObject({ feeAmount })
  })

  it('a common token that is the output is not another token', () => {
    const item = triggerTradeItem({ outputMint: JUP, feeMint: JUP })
    expect(parseOne('trigger', item)).toMatchObject({ outputAmount: '299.7', feeAmount: '0.3' })
  })
})

it.each([undefined, null, []])('there are no trades if the field is %p', (value) => {
  expect(wireTrades.safeParse(value).data).toEqual([])
})
