/** @jest-environment node */
import fc from 'fast-check'
import { decimalText, unitsOf } from '@/lib/domain/testing/test-decimals'
import {
  testRecurring,
  testRefunds,
  testTrade,
  testTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/test-orders'
import type { TokenMap } from '@/lib/domain/tokens/token'
import { inTokenUnits } from './token-units'

/** Tokens for tests in which only the decimals matter. */
const tokensWith = (decimals: Record<string, number>): TokenMap =>
  new Map(
    Object.entries(decimals).map(([address, places]) => [
      address,
      { address, symbol: 'S', name: 'N', decimals: places },
    ]),
  )

const tokens = tokensWith({ [USDC]: 6, [SOL]: 9 })
const baseUnitMints = [USDC, SOL]
const newRecurring = () =>
  testRecurring({
    baseUnitMints,
    deposited: '20000000',
    used: '10000000',
    refunded: '0',
    perCycle: '10000000',
    received: '137589159',
    minOutput: '1',
    maxOutput: undefined,
    topUps: testRefunds('7'),
    refunds: testRefunds('5'),
    newer: { yieldAmount: '3', failedRounds: 2, rescheduledRounds: 1 },
    trades: [testTrade({ inputAmount: '10000000', outputAmount: '137589159', feeAmount: '1' })],
  })

describe('base units become token units (behaviour 25.14)', () => {
  it('in every amount of a recurring order, each by its own token', () => {
    expect(inTokenUnits(newRecurring(), tokens)).toEqual(
      testRecurring({
        deposited: '20',
        used: '10',
        refunded: '0',
        perCycle: '10',
        received: '0.137589159',
        minOutput: '0.000000001',
        maxOutput: undefined,
        topUps: testRefunds('0.000007'),
        refunds: testRefunds('0.000005'),
        newer: { yieldAmount: '0.000003', failedRounds: 2, rescheduledRounds: 1 },
        trades: [
          testTrade({ inputAmount: '10', outputAmount: '0.137589159', feeAmount: '0.000000001' }),
        ],
      }),
    )
  })

  it('in every amount of a trigger, and in a reverse trade’s amounts by its own mints', () => {
    const trades = [
      testTrade({ inputMint: SOL, outputMint: USDC, inputAmount: undefined, outputAmount: '1' }),
      testTrade({ inputMint: USDC, outputMint: SOL, inputAmount: '1', outputAmount: '1' }),
    ]
    const amounts = { deposited: '2000000000', remaining: '1', limitOutput: '1' }
    const order = testTrigger({ baseUnitMints, ...amounts, trades })
    expect(inTokenUnits(order, tokens)).toMatchObject({
      deposited: '2',
      remaining: '0.000000001',
      limitOutput: '0.000001',
      baseUnitMints: [],
      trades: [
        { inputAmount: undefined, outputAmount: '0.000001' },
        { inputAmount: '0.000001', outputAmount: '0.000000001' },
      ],
    })
  })

  it('exactly, for 0 to 18 decimals and amounts of any size', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 60n - 1n),
        fc.integer({ min: 0, max: 18 }),
        (units, places) => {
          const order = testTrigger({ baseUnitMints: [SOL], deposited: decimalText(units, 0) })
          const text = inTokenUnits(order, tokensWith({ [SOL]: places })).deposited
          expect(unitsOf(text, places)).toBe(units)
          expect(text).not.toMatch(/[^\d.]|\.\d*0$/)
        },
      ),
    )
  })

  it('amounts of a token that no service knows stay in base units', () => {
    expect(inTokenUnits(newRecurring(), tokensWith({ [SOL]: 9 }))).toMatchObject({
      deposited: '20000000',
      received: '0.137589159',
      baseUnitMints: [USDC],
    })
  })

  it('an older order stays as it is', () => {
    expect(inTokenUnits(testRecurring(), tokens)).toEqual(testRecurring())
  })
})
