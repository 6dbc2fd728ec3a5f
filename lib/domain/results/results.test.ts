/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import {
  NO_ANSWERS,
  type PriceAnswers,
  type PriceSource,
  withAnswers,
} from '@/lib/domain/prices/price-answers'
import { USDT } from '@/lib/domain/tokens/token'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { deposited, swapped } from '@/lib/domain/testing/test-swaps'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { fixedText } from '@/lib/domain/amounts/decimal'
import { hidesPurchases, resultsOf, type UsdSum } from './results'

/** A trade on a day of 2026, such as '03-02', at noon in UTC or at another time. */
const traded = (day: string, paid: string, net: string, sale = false, time = '12:00:00') =>
  swapped(paid, net, '0.5', {
    date: `2026-${day}T${time}.000Z`,
    ...(sale && { inputMint: SOL, outputMint: USDC }),
  })

function priced(
  events: readonly OrderEvent[],
  mint: string,
  value: string,
  source: PriceSource = 'birdeye',
): PriceAnswers {
  const added = events.map(({ date }) => ({
    mint,
    minute: Math.floor(unixSeconds(date) / 60) * 60,
    answer: { source, value, apartSeconds: 0 } as const,
  }))
  return withAnswers(NO_ANSWERS, added, 0)
}

const inUtc = (events: readonly OrderEvent[], answers: PriceAnswers) =>
  resultsOf(events, answers, 'UTC')

const shownSum = ({ usd, trades }: UsdSum) => `${fixedText(usd)} (${trades})`
const shownPeriods = (events: readonly OrderEvent[], answers: PriceAnswers, timeZone = 'UTC') =>
  resultsOf(events, answers, timeZone).periods.map(
    ({ period, trades, paid, received, fees, gain }) =>
      [period, trades, ...[paid, received, fees, gain].map(shownSum)].join(' '),
  )

describe('the results of some events (behaviour 26.1)', () => {
  const [bought, sold] = [traded('03-02', '100', '1'), traded('04-05', '0.5', '80', true)]

  it('a trade buys what came in net of the fee, at the value of the side with the better price source (behaviour 8.32)', () => {
    const answers = new Map([
      ...priced([bought], USDC, '1', 'trade'),
      ...priced([bought], SOL, '90', 'birdeye'),
    ])
    const [token] = inUtc([bought], answers).tokens
    expect(token && [fixedText(token.bought), fixedText(token.boughtUsd)]).toEqual(['1', '90'])
  })

  it('a trade of USDC for USDT needs no price (behaviour 26.3)', () => {
    const exchanged = { ...bought, outputMint: USDT }
    expect(inUtc([exchanged, bought], NO_ANSWERS).unpriced).toBe(1)
  })

  it('deposits and refunds change nothing, and two wallets share one pool', () => {
    const theirs = { ...traded('03-03', '300', '1'), userAddress: 'OtherWa11et' }
    const refund = { ...deposited('7'), kind: 'refund' as const }
    const events = [deposited('400'), bought, theirs, sold, refund]
    const { tokens, unpriced } = inUtc(events, priced(events, USDC, '1'))
    const [token] = tokens
    expect(token && [token.bought, token.gain.usd, token.leftCost].map(fixedText)).toEqual([
      ...['2', '-20', '300'],
    ])
    expect(unpriced).toBe(0)
  })

  it('trades without a price and trades with an unknown amount are counted separately', () => {
    const events = [bought, { ...bought, inputAmount: null }]
    const { tokens, unpriced, unmeasured } = inUtc(events, NO_ANSWERS)
    expect([tokens.length, unpriced, unmeasured]).toEqual([1, 1, 1])
    const inUnits = { ...bought, outputAmount: { amount: '1', adjustedForDecimals: false } }
    expect(inUtc([inUnits], NO_ANSWERS)).toMatchObject({ tokens: [], unmeasured: 1 })
  })

  it('a month and a year sum each side at its own price, and say how many trades each sum covers (behaviour 26.5)', () => {
    const events = [bought, sold]
    expect(shownPeriods(events, priced(events, USDC, '1'))).toEqual([
      '2026 2 100 (1) 80 (1) 0.5 (1) 30 (1)',
      '2026-03 1 100 (1) 0 (0) 0 (0) 0 (0)',
      '2026-04 1 0 (0) 80 (1) 0.5 (1) 30 (1)',
    ])
  })

  it('an unknown fee is in no sum of fees', () => {
    const events = [{ ...sold, fee: null }]
    expect(shownPeriods(events, priced(events, USDC, '1'))[0]).toBe(
      '2026 1 0 (0) 80 (1) 0 (0) 0 (0)',
    )
    const counts = inUtc([...events, bought], NO_ANSWERS).periods.map(
      ({ period, unknownFees }) => `${period} ${unknownFees}`,
    )
    expect(counts).toEqual(['2026 1', '2026-03 0', '2026-04 1'])
  })

  it.each([
    ['UTC', '2026-12', '2026-12'],
    ['Asia/Tokyo', '2026-12', '2027-01'],
    ['America/New_York', '2026-11', '2026-12'],
  ])('months are those of the zone %s', (zone, first, last) => {
    const events = [
      traded('12-01', '1', '1', false, '04:59:59'),
      traded('12-31', '1', '1', false, '15:00:00'),
    ]
    const months = shownPeriods(events, NO_ANSWERS, zone)
      .map((line) => line.split(' ')[0])
      .filter((period) => period?.includes('-'))
    expect(months).toEqual([...new Set([first, last])])
  })

  it('the token that cost most comes first', () => {
    const dear = { ...traded('03-04', '900', '5'), outputMint: 'Dear' }
    const events = [bought, dear]
    const { tokens } = inUtc(events, priced(events, USDC, '1'))
    expect(tokens.map(({ mint }) => mint)).toEqual(['Dear', SOL])
  })

  it('an amount with 60 decimals keeps all of them', () => {
    const tiny = `0.${'0'.repeat(59)}1`
    const event = { ...bought, outputAmount: adjustedAmount(tiny) }
    const [token] = inUtc([event], priced([event], USDC, '1')).tokens
    expect(token && fixedText(token.left)).toBe(tiny)
  })
})

describe('whether filters leave out earlier purchases (behaviour 26.4)', () => {
  const buy = traded('03-02', '100', '1')
  const sale = traded('04-05', '0.5', '80', true)
  const later = traded('05-05', '100', '1')
  it.each([
    ['nothing is hidden', [buy, sale, later], false],
    ['the purchase is hidden', [sale, later], true],
    ['a later purchase is hidden', [buy, sale], false],
    ['nothing shown is sold', [later], false],
    ['a hidden sale does not count as a purchase of USDC', [buy, later], false],
  ])('%s', (_, shownEvents, expected) => {
    expect(hidesPurchases([buy, sale, later], shownEvents)).toBe(expected)
  })
})
