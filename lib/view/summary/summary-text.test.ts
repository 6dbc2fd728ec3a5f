/** @jest-environment node */
import type { PairUsdValue } from '@/lib/domain/summary/pair-summary'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { samplePair } from '@/lib/view/testing/sample-pairs'
import { summaryText } from './summary-text'

const tokens = new Map([SOL_TOKEN, USDC_TOKEN].map((token) => [token.address, token]))
const stateOf = (mint: string): TokenState => {
  const token = tokens.get(mint)
  return token ? { kind: 'known', mint, token } : { kind: 'unknown', mint }
}
const switches = { subtractFee: true, rateDirection: 'output per input' } as const
const usdValue: PairUsdValue = {
  paid: { usd: '3440', trades: 80, received: { net: '24.5', total: '24.6' } },
  received: { usd: { net: '3500.5', total: '3510' }, trades: 80 },
}
const textOf = (pairs: Parameters<typeof summaryText>[0], change = {}) =>
  summaryText(pairs, { stateOf, switches, ...change })

it('is a line a pair with all its digits (behaviour 18.9)', () => {
  const [line, other, ...rest] = textOf([
    samplePair(),
    samplePair({ inputMint: SOL, outputMint: USDC, trades: 1, deposits: 0 }),
  ]).split('\n')
  expect(line).toBe(
    'USDC → SOL: 88 trades, 02 Mar 2026 to 02 Apr 2026, deposited 4,000 USDC, paid 3,800 USDC, ' +
      'received 27.059932291 SOL after fees, fees 0.040067709 SOL, ' +
      'average 0.007121035 SOL per USDC, average 140.429028 USDC per SOL',
  )
  expect(other).toMatch(/^SOL → USDC: 1 trade, 02 Mar 2026 to 02 Apr 2026, paid 3,800 SOL/)
  expect(rest).toEqual([])
})

it('follows the fee switch and the rate direction', () => {
  const text = textOf([samplePair()], {
    switches: { subtractFee: false, rateDirection: 'input per output' },
  })
  expect(text).toContain('received 27.1 SOL before fees')
  expect(text).toContain('average 140.221402 USDC per SOL, average 0.007131579 SOL per USDC')
})

it('has USD values if they are shown, and how many trades they cover (behaviour 18.7)', () => {
  const text = textOf([samplePair({ usdValue })])
  expect(text).toContain(
    'paid $3,440.00 (80 of 88 trades priced), average $140.41 per SOL, received $3,500.50 (80 of 88 trades priced)',
  )
  expect(textOf([samplePair()])).not.toContain('$')
})

it('keeps unknown tokens apart by their mints, counts unknown fees, and has no rate for them', () => {
  const pair = samplePair({ outputMint: 'MintA', unknownFees: 2 })
  const text = textOf([pair])
  expect(text).toMatch(/^USDC → Unknown \(MintA\): /)
  expect(text).toContain('2 fees unknown or in another token')
  expect(text).not.toContain('average')
})

it('says what was refunded (behaviour 18.9)', () => {
  const text = textOf([samplePair({ refunds: 1, refunded: '12.5' })])
  expect(text).toContain('deposited 4,000 USDC, refunded 12.5 USDC, paid 3,800 USDC')
})

it('a pair without trades has no dates and no rates', () => {
  const nothing = { firstTrade: undefined, lastTrade: undefined, trades: 0, paid: '0', fees: '0' }
  const text = textOf([samplePair({ ...nothing, received: { net: '0', total: '0' } })])
  expect(text).toBe(
    'USDC → SOL: 0 trades, deposited 4,000 USDC, paid 0 USDC, received 0 SOL after fees, fees 0 SOL',
  )
})
