/** @jest-environment node */
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { PriceAnswer } from './best-price'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { keylessPlan } from './keyless-plan'
import { roundToMinute } from './price-minute'
import { countTold } from './trade-prices'
import { wantedPrices } from './wanted-prices'

function sampleTradeEvent(change: Partial<Trade> = {}): Trade {
  return {
    kind: 'trade',
    date: '2026-02-02T10:00:03.000Z',
    ...{ inputMint: USDC, inputAmount: adjustedAmount('25') },
    ...{ outputMint: SOL, outputAmount: adjustedAmount('0.1498'), fee: adjustedAmount('0.0002') },
    ...{ orderType: 'trigger', orderKey: 'Key', userAddress: 'Wallet', transactionSignature: '' },
    ...change,
  }
}

const NOW_MS = Date.UTC(2026, 10, 21)
const trade = sampleTradeEvent()
const other = sampleTradeEvent({ inputMint: SOL, outputMint: 'MintA' })
const minute = roundToMinute(unixSeconds(trade.date))
const price = (source: 'trade' | 'defillama'): PriceAnswer => ({
  found: { source, value: '1', apartSeconds: 0 },
})

/** How many prices the trades tell, and what is asked of DefiLlama. */
function plan(events: readonly (typeof trade)[], known: Record<string, PriceAnswer> = {}) {
  const answers = new Map(
    Object.entries(known).map(([mint, one]) => [mint, new Map([[minute, one]])]),
  )
  const wanted = wantedPrices(events, NOW_MS / 1_000)
  const { telling, toAsk } = doneAtOnce(keylessPlan(events, wanted, answers, NOW_MS))
  return [countTold(telling), Object.fromEntries(toAsk)]
}

describe('a run without a key brings only what has nothing better (behaviour 8.30)', () => {
  it.each<[string, Record<string, PriceAnswer>, number, Record<string, number[]>]>([
    ['nothing is known', {}, 2, { MintA: [minute] }],
    ['what Birdeye has none of too', { MintA: birdeyeMissing(NOW_MS) }, 2, { MintA: [minute] }],
    ['not what DefiLlama lacks', { MintA: { missingAtMs: { defillama: NOW_MS } } }, 2, {}],
    [
      'that again after 24 hours',
      { MintA: { missingAtMs: { defillama: 0 } } },
      2,
      { MintA: [minute] },
    ],
    ['not what Birdeye has', { MintA: birdeyePrice(1), [SOL]: birdeyePrice(1) }, 1, {}],
    [
      'the trades’ own price in place of DefiLlama’s',
      { [SOL]: price('defillama') },
      2,
      { MintA: [minute] },
    ],
    ['not what the trades told before', { [SOL]: price('trade') }, 1, { MintA: [minute] }],
  ])('%s', (_, known, fromTrades, toAsk) => {
    expect(plan([trade, other], known)).toEqual([fromTrades, toAsk])
  })
})

it('300 weekly purchases with USDC need no call', () => {
  const events = Array.from({ length: 300 }, (_, week) =>
    sampleTradeEvent({ date: new Date(Date.UTC(2021, 0, 1 + 7 * week)).toISOString() }),
  )
  expect(events.every(({ inputMint }) => inputMint === USDC)).toBe(true)
  const wanted = wantedPrices(events, NOW_MS / 1_000)
  const { telling, toAsk } = doneAtOnce(keylessPlan(events, wanted, new Map(), NOW_MS))
  expect(countTold(telling)).toBe(600)
  expect(toAsk.size).toBe(0)
})
